// People invite each other, join by the mailed link, change what belongs to both, leave, and are removed.
import { aPlan, learnPlan, type Tab } from "../town.ts";
import type { Action } from "./action.ts";

const LINK = /\/invitation\?token=([\w-]{22})/;

async function invite(tab: Tab) {
  const { person, random, town } = tab;
  const plan = aPlan(tab, true);
  const guest = random.pick(town.people.filter(({ email }) => email !== person.email));
  if (!plan || !guest) return null;
  const role = random.chance(0.8) ? "editor" : "reader";
  const outcome = await tab.client.form(`/dashboards/${plan.id}/members`, {
    intent: "invite",
    email: guest.email,
    role,
  });
  if (outcome.fate !== "refused") town.invited.push({ planId: plan.id, email: guest.email });
  return outcome;
}

async function join({ client, person, town }: Tab) {
  if (!town.invited.some(({ email }) => email === person.email)) return null;
  const [, token] = LINK.exec((await town.readMail(person.email)) ?? "") ?? [];
  if (!token) return null;
  const outcome = await client.form("/invitation", { token });
  const [, planId] = /\/dashboards\/(\w+)/.exec(outcome.location) ?? [];
  if (outcome.fate !== "refused") town.joined.push({ planId: planId ?? null, email: person.email });
  if (outcome.fate === "acknowledged" && planId) learnPlan(person, planId).isShared = true;
  return outcome;
}

async function leave({ client, person, random }: Tab) {
  const plan = random.pick([...person.plans.values()].filter(({ isShared }) => isShared));
  if (!plan) return null;
  const outcome = await client.form(`/dashboards/${plan.id}/leave`, { intent: "leave" });
  if (outcome.fate === "acknowledged") person.plans.delete(plan.id);
  return outcome;
}

const MEMBER = /name="member" value="(\w+)"/g;

/** Reads the page of people and removes one of them. */
async function remove(tab: Tab) {
  const plan = aPlan(tab, true);
  if (!plan) return null;
  const page = `/dashboards/${plan.id}/members`;
  const { text } = await tab.client.get(page);
  const member = tab.random.pick([...text.matchAll(MEMBER)].map(([, id = ""]) => id));
  if (!member) return null;
  return tab.client.form(page, { intent: "remove", member });
}

export const MEMBER_ACTIONS: readonly Action[] = [
  { kind: "member invited", weight: 4, act: invite },
  { kind: "member joined", weight: 8, act: join },
  { kind: "member left", weight: 1, act: leave },
  { kind: "member removed", weight: 1, act: remove },
];
