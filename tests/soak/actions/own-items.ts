// Items that parents add by hand: added, changed, removed and brought back.
import { aPlan, type KnownPlan, type Tab } from "../town.ts";
import { type Action, change, maybeTwice } from "./action.ts";

const CATEGORIES = ["Accessories", "Outerwear", "Bottoms", "Other"] as const;

function someFields({ random, name: tab }: Tab): Record<string, string> {
  return {
    name: `Own ${random.key().slice(0, 10)}`,
    category: random.pick(CATEGORIES) ?? "Other",
    essentiality: "Essential",
    "group-1": String(random.between(1, 9)),
    tab,
  };
}

/** What is compared in the end. */
function fieldsText({ name, category }: Readonly<Record<string, string>>): string {
  return `${name}, ${category}`;
}

async function add(tab: Tab) {
  const { client, random, person, town } = tab;
  const plan = aPlan(tab, true);
  if (!plan) return null;
  const key = random.key();
  const fields = someFields(tab);
  const outcomes = await maybeTwice(tab, () =>
    client.script(`/dashboards/${plan.id}/items`, { ...fields, ageRange: "0-3m", notes: "", key }),
  );
  const ids = outcomes.flatMap(({ body }) => idIn(body));
  town.makings.push({
    what: "own item",
    email: person.email,
    planId: plan.id,
    formKey: key,
    ids: ids.map(String),
  });
  for (const id of ids) {
    if (plan.ownItems.has(id)) continue;
    plan.ownItems.add(id);
    plan.items = [...plan.items, id];
  }
  return outcomes[0];
}

function idIn(body: Record<string, unknown> | null): number[] {
  const item = body?.item;
  const hasId = typeof item === "object" && item !== null && "id" in item;
  return hasId && typeof item.id === "number" ? [item.id] : [];
}

function anOwnItem(tab: Tab): { plan: KnownPlan; id: number; path: string } | null {
  const plans = [...tab.person.plans.values()].filter(
    ({ isDeleted, ownItems }) => !isDeleted && ownItems.size > 0,
  );
  const plan = tab.random.pick(plans);
  const id = tab.random.pick([...(plan?.ownItems ?? [])]);
  return plan && id !== undefined ? { plan, id, path: `/dashboards/${plan.id}/items/${id}` } : null;
}

async function edit(tab: Tab) {
  const item = anOwnItem(tab);
  if (!item) return null;
  const fields = someFields(tab);
  return change(tab, `item:${item.plan.id}:${item.id}/fields`, fieldsText(fields), () =>
    tab.client.script(`${item.path}/edit`, fields),
  );
}

async function remove(tab: Tab) {
  const item = anOwnItem(tab);
  if (!item) return null;
  return change(tab, `item:${item.plan.id}:${item.id}/removed`, "yes", () =>
    tab.client.script(`${item.path}/remove`, { ageRange: "0-3m", tab: tab.name }),
  );
}

async function restore(tab: Tab) {
  const item = anOwnItem(tab);
  if (!item) return null;
  return change(tab, `item:${item.plan.id}:${item.id}/removed`, "no", () =>
    tab.client.script(`${item.path}/restore`, { ageRange: "0-3m", tab: tab.name }),
  );
}

export const OWN_ITEM_ACTIONS: readonly Action[] = [
  { kind: "own item added", weight: 5, act: add },
  { kind: "own item edited", weight: 5, act: edit },
  { kind: "own item removed", weight: 3, act: remove },
  { kind: "own item restored", weight: 3, act: restore },
];
