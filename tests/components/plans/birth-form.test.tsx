import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BirthForm } from "~/components/plans/birth-form.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { BIRTH_COPY } from "~/words/en/plans/birth-copy.ts";

const TODAY = "2027-03-01";

let sent: Record<string, string>[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ isRecalculating: true });
  vi.stubGlobal("fetch", async (address: string, { body }: { body: URLSearchParams }) => {
    // A count that another file's page left unsaved keeps being tried.
    if (address.startsWith("/dashboards/mine/")) sent.push({ address, ...Object.fromEntries(body) });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

function renderForm(bornOn: string | null = null, address = "/plan", dueDate = "2027-02-10") {
  const Stub = createRoutesStub([
    {
      path: "/plan",
      Component: () => (
        <BirthForm planId="mine" dueDate={dueDate} bornOn={bornOn} babies={1} country="US" today={TODAY} />
      ),
    },
    { path: "/onboarding/processing/mine", Component: () => <p>Progress</p> },
  ]);
  const { container } = render(<Stub initialEntries={[address]} />);
  const input = screen.getByLabelText<HTMLInputElement>(BIRTH_COPY.label);
  return { input, fold: container.querySelector("details") };
}

function save(input: HTMLInputElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: BIRTH_COPY.save }));
}

test("a birth date is sent and leads to the progress of the plan", async () => {
  const { input, fold } = renderForm();
  expect(fold?.open).toBe(false);
  expect([input.min, input.max, input.value, input.required]).toEqual(["2025-03-01", TODAY, "", true]);
  save(input, "2027-02-20");
  expect(await screen.findByText("Progress")).toBeDefined();
  expect(sent).toEqual([
    { address: "/dashboards/mine/birth", intent: "save", bornOn: "2027-02-20", babies: "1" },
  ]);
});

test.each([
  ["a day to come", "2027-03-02", ERROR_TEXTS.BIRTH_DATE_AHEAD],
  ["a day too long ago", "2025-02-28", ERROR_TEXTS.BIRTH_DATE_LONG_AGO],
  ["no day", "", ERROR_TEXTS.BIRTH_DATE_INVALID],
])("%s is refused in our own words, in place, and not sent", async (_, day, text) => {
  const { input } = renderForm();
  expect(input.form?.noValidate).toBe(true);
  save(input, day);
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("a known birth is shown, can be corrected, and removed", async () => {
  const { input } = renderForm("2027-02-20");
  expect(screen.getByText(/^Born Feb 20, 2027/)).toBeDefined();
  expect(input.value).toBe("2027-02-20");
  fireEvent.click(screen.getByRole("button", { name: /^Remove.*Feb 10, 2027$/ }));
  expect(await screen.findByText("Progress")).toBeDefined();
  expect(sent).toEqual([{ address: "/dashboards/mine/birth", intent: "remove", bornOn: "" }]);
});

test("without a known birth there is nothing to remove", () => {
  renderForm();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

test("the same date again folds the form and stays on the page", async () => {
  answer = () => Response.json({ isRecalculating: false });
  const { input, fold } = renderForm("2027-02-20");
  if (fold) fold.open = true;
  save(input, "2027-02-20");
  await waitFor(() => expect(fold?.open).toBe(false));
  expect(screen.queryByText("Progress")).toBeNull();
});

test.each([
  ["a refusal", () => Response.json({ message: "Not that day." }, { status: 400 }), "Not that day."],
  ["too many requests", () => Response.json({}, { status: 429 }), ERROR_TEXTS.TOO_MANY_REQUESTS],
  ["an answer that says nothing", () => new Response("", { status: 502 }), ERROR_TEXTS.BIRTH_NOT_SAVED],
  [
    "no answer",
    () => {
      throw new TypeError("Failed to fetch");
    },
    ERROR_TEXTS.BIRTH_NOT_SAVED,
  ],
])("after %s the reason stands at the field, which keeps the date", async (_, refusal, text) => {
  answer = refusal;
  const { input } = renderForm();
  save(input, "2027-02-20");
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(input.value).toBe("2027-02-20");
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a date that came back without scripts is shown with its reason", () => {
  const { input, fold } = renderForm(null, "/plan?birth=2027-04-01");
  expect(fold?.open).toBe(true);
  expect(input.value).toBe("2027-04-01");
  expect(screen.getByRole("alert").textContent).toBe(ERROR_TEXTS.BIRTH_DATE_AHEAD);
});

test("an answer that makes no sense is told as one", async () => {
  answer = () => Response.json({ what: "else" });
  const { input } = renderForm();
  save(input, "2027-02-20");
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid data received from server");
});

test("a baby whose day is asked for is there in two taps: the due date or today, and Save", async () => {
  const { input } = renderForm();
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ["Date"] });
  const days = ["On the due date", "Today"].map((name) => screen.getByRole("link", { name }));
  expect(days.map((link) => link.getAttribute("href"))).toEqual([
    "/plan?birth=2027-02-10",
    `/plan?birth=${TODAY}`,
  ]);
  for (const link of days) fireEvent.click(link);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(BIRTH_COPY.label).value).toBe(TODAY));
  expect([input.isConnected, screen.queryByRole("alert")]).toEqual([false, null]);
  fireEvent.click(screen.getByRole("button", { name: BIRTH_COPY.save }));
  await waitFor(() => expect(sent).toMatchObject([{ intent: "save", bornOn: TODAY }]));
  vi.useRealTimers();
});

test("a known birth, and a due date to come, aren't offered as a day to tap", () => {
  renderForm("2027-02-20");
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  renderForm(null, "/plan", TODAY);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Today"]);
});

test("Z8 twins are chosen where they were folded away, and sent with the date", async () => {
  const { input } = renderForm();
  const twins = screen.getByLabelText<HTMLInputElement>("2");
  expect(twins.closest("details")?.open).toBe(false);
  fireEvent.click(twins);
  save(input, "2027-02-20");
  await waitFor(() => expect(sent).toMatchObject([{ intent: "save", bornOn: "2027-02-20", babies: "2" }]));
});

test.each([
  ["2", "2", null],
  ["9", "1", ERROR_TEXTS.BABIES_INVALID],
])("Z8 %s babies that came back without scripts are shown again", (babies, chosen, problem) => {
  renderForm(null, `/plan?birth=2027-02-20&babies=${babies}`);
  const choice = screen.getByLabelText<HTMLInputElement>(chosen);
  expect(choice.checked).toBe(true);
  expect(choice.closest("details")?.open).toBe(true);
  expect(screen.queryByRole("alert")?.textContent ?? null).toBe(problem);
});
