// Items of a plan: counts, notes, what is set aside, and ticks of the shopping list.
import { readItemEvent } from "../../../app/contracts/live/read-live-event.ts";
import type { Outcome } from "../client.ts";
import { UNTOLD } from "../ledger.ts";
import { aPlan, settle, type Tab } from "../town.ts";
import { type Action, change, learn } from "./action.ts";

const AGES = ["0-3m", "3-6m", "6-9m", "9-12m"] as const;

function anItem(tab: Tab): { path: string; subject: string; id: number } | null {
  const plan = aPlan(tab, true);
  const id = tab.random.pick(plan?.items ?? []);
  if (!plan || id === undefined) return null;
  return { path: `/dashboards/${plan.id}/items/${id}`, subject: `item:${plan.id}:${id}`, id };
}

async function count(tab: Tab) {
  const item = anItem(tab);
  if (!item) return null;
  const ageRange = tab.random.pick(AGES) ?? "0-3m";
  const quantity = String(tab.random.between(0, 40));
  return change(tab, `${item.subject}/count ${ageRange}`, quantity, () =>
    tab.client.script(item.path, { ageRange, quantity, tab: tab.name }),
  );
}

async function tap(tab: Tab) {
  const item = anItem(tab);
  if (!item) return null;
  const ageRange = tab.random.pick(AGES) ?? "0-3m";
  const step = tab.random.chance(0.7) ? "+1" : "-1";
  const stepId = `${tab.random
    .key()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 10)
    .padEnd(10, "x")}-1`;
  return counted(tab, `${item.subject}/count ${ageRange}`, ageRange, () =>
    tab.client.script(item.path, { ageRange, step, stepId, tab: tab.name }),
  );
}

/** Sends a step and enters what it came to. Its version isn't entered: a step that came before is answered with a later one. */
async function counted(
  tab: Tab,
  cell: string,
  ageRange: string,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const { ledger } = tab.town;
  const entry = ledger.begin(cell, UNTOLD);
  const outcome = await send();
  learn(tab, cell, outcome);
  if (outcome.fate === "acknowledged") ledger.acknowledge(entry, null, countIn(outcome, ageRange));
  else settle(ledger, entry, outcome);
  return outcome;
}

function countIn({ body }: Outcome, ageRange: string): string {
  const told = readItemEvent(body)?.owned ?? {};
  const age = AGES.find((one) => one === ageRange);
  return String((age && told[age]?.Default?.quantity) ?? UNTOLD);
}

async function note(tab: Tab) {
  const item = anItem(tab);
  if (!item) return null;
  const ageRange = tab.random.pick(AGES) ?? "0-3m";
  const text = tab.random.chance(0.15) ? "" : `Grandma's «${tab.random.key().slice(0, 10)}» \\ "knit" 🧶`;
  return change(tab, `${item.subject}/note ${ageRange}`, text, () =>
    tab.client.script(item.path, { ageRange, note: text, tab: tab.name }),
  );
}

/** Odd items for the whole plan, even ones for two of the ages, so that each choice sets one cell. */
async function setAside(tab: Tab) {
  const item = anItem(tab);
  if (!item) return null;
  const isWhole = item.id % 2 === 1;
  const isAside = tab.random.chance(0.6);
  const ageRange = tab.random.pick(["0-3m", "6-9m"] as const) ?? "0-3m";
  const choice = isWhole ? "plan" : "age";
  return change(tab, `${item.subject}/aside ${isWhole ? "plan" : ageRange}`, isAside ? "yes" : "no", () =>
    tab.client.script(item.path, { ageRange, setAside: isAside ? choice : "no", tab: tab.name }),
  );
}

const TICK = /formaction="(\/dashboards\/\w+\/items\/(\d+)\?[^"]*)"/gi;

/** Reads the list and does what one of its buttons does. */
async function tick(tab: Tab) {
  const plan = aPlan(tab, true);
  if (!plan) return null;
  const from = `/dashboards/${plan.id}/shopping-list`;
  const { text } = await tab.client.get(from);
  const ticks = [...text.matchAll(TICK)].flatMap(([, path = "", id = ""]) => {
    const address = path.replaceAll("&amp;", "&");
    const fields = new URLSearchParams(address.slice(address.indexOf("?") + 1));
    const ageRange = fields.get("ageRange");
    return ageRange !== null && fields.has("step") ? [{ address, id, ageRange }] : [];
  });
  const chosen = tab.random.pick(ticks);
  const [, stepId = ""] = /name="stepId" value="([^"]*)"/.exec(text) ?? [];
  if (!chosen) return null;
  return counted(tab, `item:${plan.id}:${chosen.id}/count ${chosen.ageRange}`, chosen.ageRange, () =>
    tab.client.script(chosen.address, { from, stepId }),
  );
}

export const ITEM_ACTIONS: readonly Action[] = [
  { kind: "count", weight: 24, act: count },
  { kind: "tap", weight: 16, act: tap },
  { kind: "note", weight: 14, act: note },
  { kind: "set aside", weight: 8, act: setAside },
  { kind: "tick", weight: 8, act: tick },
];
