// Pages are opened; what they show tells of plans and their items.
import { behindOf, versionsIn } from "../memory.ts";
import { aPlan, learnPlan, type Reader, type Tab, type Town } from "../town.ts";
import type { Action } from "./action.ts";

async function openList({ client, person }: Tab) {
  const outcome = await client.get("/dashboards");
  for (const [, id = ""] of outcome.text.matchAll(/href="\/dashboards\/([a-z0-9]{16,})[/"?]/g)) {
    learnPlan(person, id);
  }
  return outcome;
}

/** Reads a dashboard, and notes what of it is behind what this browser knew before. */
async function readDashboard({ client, memory }: Reader, { tally }: Town, path: string) {
  const known = new Map(memory.versions);
  const outcome = await client.get(path);
  const read = await versionsIn(outcome.text);
  tally.read(read.size, behindOf(known, read));
  for (const [item, version] of read) memory.learn(item, version, false);
  return outcome;
}

async function openDashboard(tab: Tab) {
  const plan = aPlan(tab);
  if (!plan) return null;
  const outcome = await readDashboard(tab, tab.town, `/dashboards/${plan.id}/0-3m`);
  const items = [...outcome.text.matchAll(/id="item-(\d+)"/g)].map(([, id]) => Number(id));
  if (items.length > 0) plan.items = [...new Set([...items, ...plan.ownItems])];
  return outcome;
}

async function readElsewhere(tab: Tab) {
  const plan = aPlan(tab, true);
  return plan ? readDashboard(tab.elsewhere, tab.town, `/dashboards/${plan.id}/0-3m`) : null;
}

const OTHER_PAGES = ["", "/shopping-list", "/year", "/3-6m", "/shopping-list.csv", "/sizes.ics", "/share"];

async function openOther(tab: Tab) {
  const plan = aPlan(tab, true);
  return plan ? tab.client.get(`/dashboards/${plan.id}${tab.random.pick(OTHER_PAGES) ?? ""}`) : null;
}

export const READING_ACTIONS: readonly Action[] = [
  { kind: "list opened", weight: 5, act: openList },
  { kind: "dashboard opened", weight: 14, act: openDashboard },
  { kind: "dashboard read elsewhere", weight: 20, act: readElsewhere },
  { kind: "page opened", weight: 5, act: openOther },
];
