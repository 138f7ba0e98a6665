import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FinalQuestion } from "~/components/plans/final-question.tsx";
import { FinalSwitch } from "~/components/plans/final-switch.tsx";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { SELECTION_COPY } from "~/words/en/plans/selection-copy.ts";

/** What the server holds, and what it has been sent. */
let selected: string | null;
let sent: Record<string, string>[];
let answer: (() => Response | Promise<Response>) | null;
/** How often the page has been read. */
let readings: number;

beforeEach(() => {
  selected = null;
  sent = [];
  answer = null;
  readings = 0;
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    sent.push({ address, ...Object.fromEntries(body) });
    if (answer) return answer();
    if (body.get("final") === "on" && selected && body.get("confirmed") !== "yes") {
      return Response.json({ success: false, needsConfirmation: true }, { status: 409 });
    }
    selected = body.get("final") === "on" ? "mine" : null;
    return Response.json({ success: true, selectedOnboardingId: selected });
  });
});

afterEach(() => {
  // The library keeps its toasts for the next page.
  toast.dismiss();
  vi.unstubAllGlobals();
});

async function renderSwitch(isReady = true, address = "/") {
  function PageOfPlan() {
    const { selectedOnboardingId: selectedPlanId, reading } = useLoaderData<{
      selectedOnboardingId: string | null;
      reading: number;
    }>();
    return (
      <>
        <p>Reading {reading}</p>
        <FinalQuestion planId="mine" selectedPlanId={selectedPlanId} />
        <FinalSwitch planId="mine" selectedPlanId={selectedPlanId} isReady={isReady} />
        <ToastHost />
      </>
    );
  }
  const Stub = createRoutesStub([
    {
      path: "/",
      async loader() {
        const reading = ++readings;
        await new Promise((done) => setTimeout(done, 20));
        return { selectedOnboardingId: selected, reading };
      },
      HydrateFallback: () => null,
      Component: PageOfPlan,
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  const button = await screen.findByRole<HTMLButtonElement>("switch", { name: SELECTION_COPY.label });
  return { button, isOn: () => button.getAttribute("aria-checked") === "true" };
}

/** Waits until the page has been read a second time and shows it. */
async function reread(): Promise<void> {
  await screen.findByText("Reading 2");
  expect(readings).toBe(2);
}

const dialog = () => screen.queryByRole("alertdialog", { name: SELECTION_COPY.confirmTitle });

test("the first choice is on at once and saved with its hint", async () => {
  const { button, isOn } = await renderSwitch();
  const seen: boolean[] = [];
  new MutationObserver(() => seen.push(isOn())).observe(button, { attributeFilter: ["aria-checked"] });
  expect(isOn()).toBe(false);
  fireEvent.click(button);
  expect(isOn()).toBe(true);
  expect(await screen.findByText(SELECTION_COPY.saved)).toBeDefined();
  expect(screen.getByText(SELECTION_COPY.savedHint)).toBeDefined();
  expect(sent).toEqual([{ address: "/dashboards/mine/final", final: "on" }]);
  await reread();
  expect(seen, "it does not flicker while the page is read again").toEqual([true]);
});

test("switching off clears the selection", async () => {
  selected = "mine";
  const { button, isOn } = await renderSwitch();
  fireEvent.click(button);
  expect(isOn()).toBe(false);
  expect(await screen.findByText(SELECTION_COPY.cleared)).toBeDefined();
  expect(sent).toEqual([{ address: "/dashboards/mine/final", final: "off" }]);
});

test("while another is final it asks first, and goes back when the question is cancelled", async () => {
  selected = "other";
  const { button, isOn } = await renderSwitch();
  fireEvent.click(button);
  expect(isOn()).toBe(true);
  expect(dialog()?.textContent).toContain(SELECTION_COPY.confirmText);
  fireEvent.click(screen.getByRole("button", { name: SELECTION_COPY.cancel }));
  expect(isOn()).toBe(false);
  expect(dialog()).toBeNull();
  expect(sent).toEqual([]);
});

test("confirming the question saves", async () => {
  selected = "other";
  const { button, isOn } = await renderSwitch();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole("button", { name: SELECTION_COPY.confirm }));
  expect(isOn()).toBe(true);
  expect(await screen.findByText(SELECTION_COPY.updated)).toBeDefined();
  expect(sent).toEqual([{ address: "/dashboards/mine/final", final: "on", confirmed: "yes" }]);
  expect(dialog()).toBeNull();
  await reread();
  expect(isOn()).toBe(true);
});

test("a page that does not know of the other final dashboard is asked by the server", async () => {
  const { button, isOn } = await renderSwitch();
  selected = "other";
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("button", { name: SELECTION_COPY.cancel }));
  expect(isOn()).toBe(false);
  expect(selected).toBe("other");
});

test.each([
  [
    "a refusal",
    { status: 409, body: { message: ERROR_TEXTS.ATTEMPT_NOT_READY } },
    ERROR_TEXTS.ATTEMPT_NOT_READY,
  ],
  ["too many requests", { status: 429, body: null }, ERROR_TEXTS.TOO_MANY_REQUESTS],
  ["a refusal that says nothing", { status: 502, body: null }, "Unexpected error"],
  ["an answer that makes no sense", { status: 200, body: [] }, "Unexpected data structure from RPC."],
])("after %s the switch is back and says why", async (_, { status, body }, text) => {
  answer = () => Response.json(body, { status });
  const { button, isOn } = await renderSwitch();
  fireEvent.click(button);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(ERROR_TEXTS.SELECTION_FAILED)).toBeDefined();
  await waitFor(() => expect(isOn()).toBe(false));
});

test("without a network the switch is back, in both directions with its own words", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  selected = "mine";
  const { button, isOn } = await renderSwitch();
  fireEvent.click(button);
  expect(await screen.findByText(ERROR_TEXTS.SELECTION_NOT_CLEARED)).toBeDefined();
  await waitFor(() => expect(isOn()).toBe(true));
});

test("a second click while the first is on its way sends nothing", async () => {
  let done = (_: Response) => {};
  answer = () => new Promise((resolve) => (done = resolve));
  const { button } = await renderSwitch();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(sent).toHaveLength(1);
  selected = "mine";
  done(Response.json({ success: true, selectedOnboardingId: "mine" }));
  expect(await screen.findByText(SELECTION_COPY.saved)).toBeDefined();
});

test("an attempt that is not complete cannot be switched on, but off", async () => {
  expect((await renderSwitch(false)).button.disabled).toBe(true);
});

test("the final dashboard can be switched off while it is planned anew", async () => {
  selected = "mine";
  expect((await renderSwitch(false)).button.disabled).toBe(false);
});

test("without scripts the same question is a part of the page, only while there is something to ask", async () => {
  selected = "other";
  await renderSwitch(true, "/?scenario=daily&confirm-final=1");
  const question = screen.getByRole("region", { name: SELECTION_COPY.confirmTitle });
  expect(question.textContent).toContain(SELECTION_COPY.confirmText);
  const form = question.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/dashboards/mine/final");
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ from: "/?scenario=daily", final: "on" });
});

test("the question is not asked about the final dashboard itself", async () => {
  selected = "mine";
  await renderSwitch(true, "/?confirm-final=1");
  expect(screen.queryByRole("region")).toBeNull();
});
