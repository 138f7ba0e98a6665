// The list while it stays open: what is pushed is merged by version, announced once, and never takes anything
// back.
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLineContext, useTabLine } from "~/components/live/use-live-line.ts";
import { PlanList } from "~/components/plans/plan-list.tsx";
import { ToastHost } from "~/components/ui/toasts.tsx";
import { attemptAllowance } from "~/domain/plans/access.ts";
import type { PlanSummary } from "~/domain/plans/plan-summary.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { PASSKEY_COPY } from "~/words/en/accounts/oauth-copy.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { REMINDER_OFFER } from "~/words/en/plans/plan-list-copy.ts";
import { fakeLiveChannel } from "../../support/fake-socket.ts";

const NOW = Date.UTC(2027, 0, 10, 12);

/** What the server holds, how often the page has been read, and whether the server answers. */
let stored: PlanSummary[];
let used: number;
let selected: string | null;
let readings: number;
let isServerThere: boolean;
let live: ReturnType<typeof fakeLiveChannel>;

beforeEach(() => {
  stored = [plan(2), plan(1, { cardTitle: "Winter" })];
  used = 2;
  selected = null;
  readings = 0;
  isServerThere = true;
  live = fakeLiveChannel();
  vi.stubGlobal("fetch", async (address: string, init: { body?: URLSearchParams }) => {
    if (address === "/healthz") return new Response(null, { status: isServerThere ? 200 : 503 });
    const title = init.body?.get("title") ?? "";
    return Response.json({ title, version: 6 });
  });
});

afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

function plan(attemptNumber: number, parts: Partial<PlanSummary> = {}): PlanSummary {
  return {
    onboardingId: `plan${attemptNumber}`,
    attemptNumber,
    cardTitle: null,
    babyNames: null,
    place: "Minneapolis, MN 55401",
    country: "US",
    isBorn: false,
    startsOn: "2027-03-01",
    babies: 1,
    createdOn: "2027-01-10",
    ending: null,
    currentAge: "0-3m",
    ...{ role: "owner", ownerName: null, memberNames: [] },
    isOver: false,
    mayGoOn: false,
    answer: { needed: 50, ready: 7, remaining: 43 },
    sizes: [],
    status: "completed",
    errorMessage: null,
    version: 5,
    createdAt: NOW - 600_000,
    updatedAt: NOW - 600_000,
    ...parts,
  };
}

async function renderList(offers: Partial<Parameters<typeof PlanList>[0]> = {}) {
  function Page() {
    const data = useLoaderData<Parameters<typeof PlanList>[0]>();
    return (
      <LiveLineContext value={useTabLine(null)}>
        <PlanList {...data} />
        <ToastHost />
      </LiveLineContext>
    );
  }
  const Stub = createRoutesStub([
    {
      path: "/dashboards",
      loader() {
        readings++;
        const allowance = attemptAllowance({ used, max: 3 });
        const plans = { attempts: stored, selectedOnboardingId: selected, loadedAt: NOW };
        return { ...plans, allowance, tier: "free", ...offers };
      },
      HydrateFallback: () => null,
      Component: Page,
    },
  ]);
  render(<Stub initialEntries={["/dashboards"]} />);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  expect(readings).toBe(1);
}

function push(number: number, version: number, status: PlanStatus, errorMessage: string | null = null): void {
  act(() => live.push({ type: "attempt", onboardingId: `plan${number}`, version, status, errorMessage }));
}

const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const card = (title: string) => within(screen.getByRole("article", { name: title }));
const announced = () => screen.getByRole("status").textContent;

test.each([
  ["with a plan", () => [plan(1)], true],
  ["without one", () => [], false],
])("reminders are offered only to a parent %s", async (_, plans, isOffered) => {
  stored = plans();
  await renderList({ canOfferReminders: true });
  expect(screen.queryByText(REMINDER_OFFER.text) !== null).toBe(isOffered);
});

test.each([
  ["with plans", () => [plan(1)]],
  ["without one", () => []],
])("a list %s tells of changed legal texts, with a way to each and a way to close", async (_, plans) => {
  stored = plans();
  await renderList({ changedTexts: ["privacy", "terms"] });
  expect(screen.getByText("Updated ", { exact: false }).textContent).toMatch(/ \w+ \d+, \d{4}:$/);
  for (const name of ["Privacy", "Terms", "Close"]) screen.getByRole("button", { name });
});

test("a list says nothing of legal texts to those who know them", async () => {
  await renderList({ changedTexts: [] });
  expect(screen.queryByText("Updated ", { exact: false })).toBe(null);
});

test.each([
  ["a parent with a plan", { canOfferPasskey: true }, () => [plan(1)], true],
  ["nobody without one", { canOfferPasskey: true }, () => [], false],
  ["nobody who has one", { canOfferPasskey: false }, () => [plan(1)], false],
])("a passkey is offered to %s", async (_, offers, plans, isOffered) => {
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isUserVerifyingPlatformAuthenticatorAvailable }),
  );
  stored = plans();
  await renderList(offers);
  await act(async () => {});
  expect(screen.queryByText(PASSKEY_COPY.offerText) !== null).toBe(isOffered);
});

test("the cards stand as the server gives them, with plan and allowance", async () => {
  await renderList();
  expect(titles()).toEqual(["Quiz #2", "Winter"]);
  expect(screen.getByText("Free Plan · 2/3 new quiz attempts used")).toBeDefined();
  expect(screen.getByRole("link", { name: "New Quiz" }).getAttribute("href")).toBe("/onboarding");
  expect(announced()).toBe("");
});

test("at the limit a new quiz cannot be begun, and the reason is text, tooltip and description", async () => {
  used = 3;
  await renderList();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "New Quiz" });
  expect(button.disabled).toBe(true);
  expect(button.title).toBe(ERROR_TEXTS.QUIZ_LIMIT_REACHED);
  const reason = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe(ERROR_TEXTS.QUIZ_LIMIT_REACHED);
  expect(screen.queryByRole("link", { name: "New Quiz" })).toBeNull();
});

test("at the limit the page says what can still be done, and leads there", async () => {
  used = 3;
  stored = [plan(3, { status: "failed" }), ...stored];
  await renderList();
  const link = screen.getByRole("link", { name: "change the answers for Quiz #2" });
  expect(link.getAttribute("href")).toBe("/dashboards/plan2/answers");
  expect(link.parentElement?.textContent).toBe(
    "You can still open your plans. Without using an attempt, you can also change the answers for Quiz #2 or copy a plan that someone shares with you.",
  );
});

test("at the limit without a complete plan, a shared one can still be copied", async () => {
  used = 3;
  stored = [plan(1, { status: "processing_calcs" })];
  await renderList();
  expect(screen.getByText(/^You can still copy a plan/)).toBeDefined();
  expect(screen.queryByRole("link", { name: /change the answers/ })).toBeNull();
});

test("without attempts there is one thing to do", async () => {
  stored = [];
  used = 0;
  await renderList();
  expect(screen.getByRole("heading", { name: "No Quiz Attempts Yet" })).toBeDefined();
  expect(screen.getByText("Get started by taking your first quiz!")).toBeDefined();
  expect(screen.getByRole("link", { name: "Start First Quiz" }).getAttribute("href")).toBe("/onboarding");
});

test("a pushed status shows at once and the rest is read again", async () => {
  await renderList();
  stored = [plan(2), plan(1, { cardTitle: "Winter", status: "failed", errorMessage: "Broken.", version: 6 })];
  push(1, 6, "failed", "Broken.");
  expect(card("Winter").getByText("Error: Broken.")).toBeDefined();
  await waitFor(() => expect(readings).toBe(2));
});

test("F23 events that are late, repeated or older than the page change nothing", async () => {
  await renderList();
  push(1, 5, "failed");
  push(1, 4, "pending");
  expect(card("Winter").queryByText(/Failed|Pending/)).toBeNull();
  await new Promise((done) => setTimeout(done, 300));
  expect(readings, "there is nothing to read").toBe(1);
  push(1, 8, "completed");
  push(1, 7, "processing_calcs");
  expect(card("Winter").queryByText("Processing")).toBeNull();
  await waitFor(() => expect(readings).toBe(2));
  // The reading is older than the event.
  expect(card("Winter").queryByText("Processing")).toBeNull();
});

test("a plan that completes while the page is old shows its badge at once, a name brings none back", async () => {
  stored = [plan(1, { status: "processing_calcs" })];
  await renderList();
  isServerThere = false;
  push(1, 6, "completed");
  expect(card("Quiz #1").getByText("Completed")).toBeDefined();
  isServerThere = true;
  stored = [plan(1, { version: 6 })];
  push(1, 7, "completed");
  await waitFor(() => expect(card("Quiz #1").queryByText("Completed")).toBeNull());
});

test("an attempt that nobody knew appears, one that is gone disappears, and both are told once", async () => {
  await renderList();
  stored = [plan(3, { status: "pending", version: 1 }), plan(2)];
  used = 3;
  push(3, 1, "pending");
  await waitFor(() => expect(titles()).toEqual(["Quiz #3", "Quiz #2"]));
  expect(screen.getByRole("button", { name: "New Quiz" })).toBeDefined();
  await waitFor(() => expect(announced()).toBe("Quiz #3 was added. Winter was removed."), { timeout: 3000 });
  expect(screen.getAllByRole("status").filter(({ textContent }) => textContent)).toHaveLength(1);
});

test("a title and a choice made elsewhere are read", async () => {
  await renderList();
  stored = [plan(2), plan(1, { cardTitle: "Summer", version: 6 })];
  push(1, 6, "completed");
  await waitFor(() => expect(titles()).toEqual(["Quiz #2", "Summer"]));
  await waitFor(() => expect(announced()).toBe("A title was changed to Summer."), { timeout: 3000 });
  selected = "plan2";
  act(() => live.push({ type: "selection", selectedOnboardingId: "plan2" }));
  await waitFor(() => expect(card("Quiz #2").getByText("Final")).toBeDefined());
});

test("a title given here shows at once, is not announced as news, and an older reading does not undo it", async () => {
  await renderList();
  isServerThere = false;
  const input = within(screen.getByRole("article", { name: "Winter" })).getByLabelText<HTMLInputElement>(
    "Title",
  );
  fireEvent.change(input, { target: { value: "Autumn" } });
  if (input.form) fireEvent.submit(input.form);
  await waitFor(() => expect(titles()).toEqual(["Quiz #2", "Autumn"]));
  isServerThere = true;
  push(2, 6, "completed");
  await waitFor(() => expect(readings).toBe(2));
  await new Promise((done) => setTimeout(done, 1200));
  expect(titles()).toEqual(["Quiz #2", "Autumn"]);
  expect(announced()).toBe("");
  stored = [plan(2), plan(1, { cardTitle: "From elsewhere", version: 7 })];
  push(1, 7, "completed");
  await waitFor(() => expect(titles()).toEqual(["Quiz #2", "From elsewhere"]));
});

test("counts that are changed on another page change what a card says", async () => {
  await renderList();
  expect(card("Winter").getByText("essentials to go").textContent).toBe("0–3m: 43 essentials to go");
  stored = [plan(2), plan(1, { cardTitle: "Winter", answer: { needed: 50, ready: 8, remaining: 42 } })];
  act(() =>
    live.push({
      type: "item",
      onboardingId: "plan1",
      itemId: 1,
      version: 9,
      owned: {},
      personalNotes: {},
      setAside: [],
    }),
  );
  await waitFor(() =>
    expect(card("Winter").getByText("essentials to go").textContent).toBe("0–3m: 42 essentials to go"),
  );
  expect(announced()).toBe("");
});
