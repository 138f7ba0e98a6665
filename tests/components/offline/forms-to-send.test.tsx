// A form that waits: sent once, first by its own page, told elsewhere, kept for its page if it is refused, and shown if its plan is gone.
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formsToSend } from "~/components/offline/forms-to-send.ts";
import { formsOf, keepForm, openFormPage, readUnsent } from "~/components/offline/kept-forms.ts";
import { LostChanges } from "~/components/offline/lost-changes.tsx";
import { keepLost } from "~/components/offline/unsent-store.ts";
import { isEdit } from "~/components/wardrobe/edit-queue.ts";
import { onToast, type ToastMessage } from "~/lib/toast.ts";
import { SENT_LATER_COPY } from "~/words/en/offline/sent-later-copy.ts";

const factOf = (formKey: string) => ({ intent: "tell", weight: "11", formKey, words: "11 lb 9 oz" });
const saved = () => Response.json({ facts: ["fact"] });
const refused = (status: number) => Response.json({ message: "No" }, { status });

let answers: (() => Response)[];
let sent: string[];
let told: ToastMessage[];
let read: number;
let leave: AbortController;
let stopHearing = () => {};
/** Each test has a plan of its own, because the tab's sender outlives it. */
let plan = "";
let turn = 0;

/** A message of an earlier file of this process, which shares the tab, may still come. */
const isOfForms = ({ title }: ToastMessage) =>
  [SENT_LATER_COPY.facts, SENT_LATER_COPY.bags].some(({ sent, refused }) => [sent, refused].includes(title));

const facts = () => formsOf("facts", plan, null);
const viewer = { mark: null, readAgain: () => void read++ };
const send = () => formsToSend.send(viewer);
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  turn++;
  plan = `plan-${turn}`;
  answers = [];
  sent = [];
  told = [];
  read = 0;
  leave = new AbortController();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/dashboards");
  // What tests before this one have left to be shown is dropped.
  onToast(() => {});
  stopHearing = onToast((message) => void (isOfForms(message) && told.push(message)));
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    sent.push(address);
    expect(`${body}`).not.toContain("words");
    return answers.shift()?.() ?? Response.error();
  });
});

afterEach(() => {
  leave.abort();
  stopHearing();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** The page of the plan's size, which notes what it is told. */
function openPage(isReady = () => true) {
  const log: unknown[] = [];
  window.history.replaceState(null, "", `/dashboards/${plan}/size`);
  openFormPage(
    facts(),
    { isReady, onSaved: (answer) => log.push(answer), onRefused: ({ formKey }) => log.push(formKey) },
    leave.signal,
  );
  return log;
}

test("away from its page, a form is sent once and told once, and the open page is read again", async () => {
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  keepForm(facts(), `${plan}-2`, factOf(`${plan}-2`));
  answers = [saved, saved];
  send();
  send();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.title).toBe("We've saved the size details you entered offline.");
  expect(sent).toEqual([`/dashboards/${plan}/size`, `/dashboards/${plan}/size`]);
  expect([readUnsent(facts()), read]).toEqual([[], 1]);
});

test("its own page gets the answer, and nothing is told beside it", async () => {
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  const log = openPage();
  answers = [saved];
  send();
  await waitFor(() => expect(log).toEqual([{ facts: ["fact"] }]));
  expect([told, readUnsent(facts())]).toEqual([[], []]);
});

test("nothing is sent while its page is open and its plan is worked out again", async () => {
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  let isReady = false;
  const log = openPage(() => isReady);
  answers = [saved];
  send();
  await settled();
  expect(sent).toEqual([]);
  isReady = true;
  send();
  await waitFor(() => expect(log).toHaveLength(1));
});

test("while its page is open in another tab, that one has its turn, and this one finds nothing left", async () => {
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = done;
  });
  const request = async (name: string, _: unknown, work: () => unknown) => {
    if (name.endsWith(":")) await closed;
    return work();
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(window.navigator), { locks: { request } }));
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  send();
  await settled();
  expect(sent).toEqual([]);
  keepForm(facts(), `${plan}-1`, null);
  close();
  await settled();
  expect([sent, told]).toEqual([[], []]);
});

test("one that is refused away from its page stays for it, which sends it once more and gets it back", async () => {
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  answers = [() => refused(400)];
  send();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.description).toBe("Go to your baby's size to see why.");
  send();
  await settled();
  expect([sent.length, readUnsent(facts()).length]).toEqual([1, 1]);
  const log = openPage();
  answers = [() => refused(400)];
  send();
  await waitFor(() => expect(log).toEqual([`${plan}-1`]));
  expect([sent.length, told.length, readUnsent(facts())]).toEqual([2, 1, []]);
});

test.each(["away from", "on"])("one whose plan is gone is shown as lost, %s its page", async (where) => {
  keepForm(facts(), `${plan}-1`, factOf(`${plan}-1`));
  const log = where === "on" ? openPage() : [];
  answers = [() => refused(404)];
  send();
  await waitFor(() => expect(told).toHaveLength(1));
  expect([log, readUnsent(facts()), read]).toEqual([[], [], 1]);
  send();
  await settled();
  expect(sent).toHaveLength(1);
  render(<LostChanges planId={plan} />);
  await screen.findByText("11 lb 9 oz");
  screen.getByRole("button", { name: "Delete them here" }).click();
  await waitFor(() => expect(screen.queryByText("11 lb 9 oz")).toBeNull());
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test("what was lost and what still waits for a plan that is gone is shown, with a bag's text", async () => {
  const edit = { kind: "note", itemId: 1, ageRange: "0-3m", value: "from Oma", name: "Hat" } as const;
  keepLost({ kind: "items", of: plan, mark: null, isValue: isEdit }, edit);
  const bag = {
    intent: "save",
    cells: "12:3-6m:4",
    text: "2 cardigans, a toy",
    words: "4 pieces and a list",
  };
  keepForm(formsOf("bags", plan, null), `${plan}-1`, bag);
  render(<LostChanges planId={plan} />);
  await screen.findByText("Hat, 0–3m: “from Oma”");
  screen.getByText("4 pieces and a list 2 cardigans, a toy");
});
