// The title of a card: by keyboard and by pointer, refused, failed, and left alone.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlanTitle } from "~/components/plans/plan-title.tsx";
import type { GivenTitle } from "~/components/plans/use-plan-events.ts";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

let sent: Record<string, string>[];
let answer: () => Response | Promise<Response>;
let given: GivenTitle[];

beforeEach(() => {
  sent = [];
  given = [];
  answer = () => Response.json({ title: sent.at(-1)?.title, version: 7 });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, ...Object.fromEntries(body) });
    return answer();
  });
});

afterEach(() => {
  // The library keeps its toasts for the next page.
  toast.dismiss();
  vi.unstubAllGlobals();
});

/** Gives the card another title, as a push from another tab does. */
let titleFromElsewhere: (title: string) => void;

function Page() {
  const [title, setTitle] = useState("Quiz #3");
  titleFromElsewhere = setTitle;
  function takeOver(named: GivenTitle) {
    given.push(named);
    setTitle(named.title);
  }
  return (
    <>
      <PlanTitle planId="plan1" title={title} headingId="heading" onRenamed={takeOver} />
      <ToastHost />
    </>
  );
}

function renderTitle() {
  const Stub = createRoutesStub([{ path: "/dashboards", Component: Page }]);
  const { container } = render(<Stub initialEntries={["/dashboards"]} />);
  const fold = container.querySelector("details");
  const pencil = container.querySelector("summary");
  if (!fold || !pencil) throw new Error("There is nothing to unfold");
  return { fold, pencil, input: screen.getByLabelText<HTMLInputElement>("Title") };
}

/** Unfolds the form, as a click on the pencil does, and waits until it is ready for typing. */
async function openForm() {
  const form = renderTitle();
  fireEvent.click(form.pencil);
  await waitFor(() => expect(document.activeElement).toBe(form.input));
  return form;
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const enter = (input: HTMLInputElement) => input.form && fireEvent.submit(input.form);
const heading = () => screen.getByRole("heading").textContent;

test("the pencil says whose title it edits, and opens a form with the title, all of it selected", async () => {
  const { pencil, input, fold } = await openForm();
  expect(pencil.getAttribute("aria-label")).toBe("Edit title: Quiz #3");
  expect(fold.open).toBe(true);
  expect(input.value).toBe("Quiz #3");
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 7]);
  expect(input.maxLength).toBe(80);
});

test("F26 what is typed before the fold's event comes stays, and a title from elsewhere doesn't take its place", async () => {
  const { fold, input } = renderTitle();
  fold.open = true;
  type(input, "Half ty");
  fireEvent(fold, new Event("toggle"));
  await waitFor(() => expect(document.activeElement).toBe(input));
  act(() => titleFromElsewhere("Summer"));
  expect([heading(), input.value]).toEqual(["Summer", "Half ty"]);
  expect(input.selectionStart).toBe(input.selectionEnd);
});

test("Enter saves what was typed, trimmed, and gives the focus back", async () => {
  const { pencil, input, fold } = await openForm();
  type(input, "  Winter  ");
  enter(input);
  expect(await screen.findByText("Title updated")).toBeDefined();
  expect(sent).toEqual([{ address: "/dashboards/plan1/title", title: "Winter" }]);
  expect(given).toEqual([{ title: "Winter", version: 7 }]);
  expect(heading()).toBe("Winter");
  expect(fold.open).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(pencil));
  expect(pencil.getAttribute("aria-label")).toBe("Edit title: Winter");
});

test.each([
  ["Escape", (input: HTMLInputElement) => fireEvent.keyDown(input, { key: "Escape" })],
  ["Cancel", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
])("%s cancels, gives the focus back and forgets what was typed", async (_, cancel) => {
  const { pencil, input, fold } = await openForm();
  type(input, "Winter");
  cancel(input);
  expect(fold.open).toBe(false);
  expect(document.activeElement).toBe(pencil);
  expect(sent).toEqual([]);
  expect(heading()).toBe("Quiz #3");
  fireEvent.click(pencil);
  await waitFor(() => expect(input.value).toBe("Quiz #3"));
});

test("Escape that ends a word being composed does not cancel", async () => {
  const { input, fold } = await openForm();
  fireEvent.keyDown(input, { key: "Escape", isComposing: true });
  expect(fold.open).toBe(true);
});

test("an empty title is asked for again, at the field too, until something is typed", async () => {
  const { input, fold } = await openForm();
  type(input, "   ");
  enter(input);
  expect(await screen.findByText("Title required")).toBeDefined();
  expect(screen.getAllByText("Please enter a title or cancel.").length).toBeGreaterThan(1);
  expect(fold.open).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const problem = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(problem?.textContent).toBe("Please enter a title or cancel.");
  expect(sent).toEqual([]);
  type(input, "W");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("the same title is not sent", async () => {
  const { input, fold } = await openForm();
  enter(input);
  expect(fold.open).toBe(false);
  expect(sent).toEqual([]);
});

test.each([
  ["a refusal", () => Response.json({ message: "Not that one." }, { status: 400 }), "Not that one."],
  ["an attempt that is gone", () => Response.json({}, { status: 404 }), ERROR_TEXTS.TITLE_UPDATE_FAILED],
  ["too many requests", () => Response.json({}, { status: 429 }), ERROR_TEXTS.TOO_MANY_REQUESTS],
  ["an answer that says nothing", () => new Response("", { status: 502 }), ERROR_TEXTS.TITLE_UPDATE_FAILED],
  ["an answer of somebody else", () => Response.json({ ok: true }), ERROR_TEXTS.TITLE_UPDATE_FAILED],
  [
    "no answer",
    () => {
      throw new TypeError("Failed to fetch");
    },
    ERROR_TEXTS.TITLE_UPDATE_FAILED,
  ],
])("after %s it says so, keeps what was typed, and can be sent again", async (_, refusal, text) => {
  const accept = answer;
  answer = refusal;
  const { input, fold } = await openForm();
  type(input, "Winter");
  enter(input);
  expect(await screen.findByText("Unable to update title")).toBeDefined();
  expect(screen.getAllByText(text).length).toBeGreaterThan(1);
  expect([fold.open, input.value, heading()]).toEqual([true, "Winter", "Quiz #3"]);
  expect(given).toEqual([]);
  answer = accept;
  enter(input);
  expect(await screen.findByText("Title updated")).toBeDefined();
});

test("while it is being saved nothing is sent twice and nothing can be typed", async () => {
  let done = (_: Response) => {};
  answer = () => new Promise((resolve) => (done = resolve));
  const { input } = await openForm();
  type(input, "Winter");
  enter(input);
  enter(input);
  expect(sent).toHaveLength(1);
  expect(input.readOnly).toBe(true);
  expect(screen.getByRole("button", { name: "Saving..." })).toBeDefined();
  done(Response.json({ title: "Winter", version: 7 }));
  expect(await screen.findByText("Title updated")).toBeDefined();
});

test("somebody who has gone on meanwhile is not called back", async () => {
  let done = (_: Response) => {};
  answer = () => new Promise((resolve) => (done = resolve));
  const { input, pencil } = await openForm();
  type(input, "Winter");
  enter(input);
  fireEvent.keyDown(input, { key: "Escape" });
  pencil.blur();
  done(Response.json({ title: "Winter", version: 7 }));
  expect(await screen.findByText("Title updated")).toBeDefined();
  expect(heading()).toBe("Winter");
  expect(document.activeElement).toBe(document.body);
});

test("F26 a title that arrives from elsewhere leaves what is being typed", async () => {
  const { input, pencil, fold } = await openForm();
  type(input, "Winter, half typed");
  act(() => titleFromElsewhere("Summer"));
  expect(heading()).toBe("Summer");
  expect(input.value).toBe("Winter, half typed");
  fireEvent.keyDown(input, { key: "Escape" });
  await waitFor(() => expect(fold.open).toBe(false));
  fireEvent.click(pencil);
  await waitFor(() => expect(input.value).toBe("Summer"));
});

test("S35 markup in a title is text", () => {
  renderTitle();
  act(() => titleFromElsewhere("<img src=x onerror=alert(1)>"));
  expect(heading()).toBe("<img src=x onerror=alert(1)>");
  expect(document.querySelector("img")).toBeNull();
});
