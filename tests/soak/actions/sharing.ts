// Links are made and taken back, and somebody else claims what is behind them, often twice.
import { aPlan, learnPlan, type Tab } from "../town.ts";
import { type Action, change, maybeTwice } from "./action.ts";

async function share(tab: Tab) {
  const plan = aPlan(tab, true);
  if (!plan) return null;
  const notes = tab.random.chance(0.5) ? "include" : "exclude";
  const intent = tab.random.chance(0.5) ? "generate" : "regenerate";
  const outcome = await change(tab, `plan:${plan.id}/shared`, "yes", async () => {
    const sent = await tab.client.script(`/dashboards/${plan.id}/share`, { intent, notes });
    // Somebody closed it at the same moment, and the answer says so.
    const isClosed = sent.fate === "acknowledged" && sent.body?.replicationToken === null;
    return isClosed ? { ...sent, fate: "refused" } : sent;
  });
  const token = outcome.body?.replicationToken;
  if (typeof token === "string") tab.town.links.push({ token, ownerEmail: tab.person.email });
  return outcome;
}

async function revoke(tab: Tab) {
  const plan = aPlan(tab, true);
  if (!plan) return null;
  return change(tab, `plan:${plan.id}/shared`, "no", () =>
    tab.client.script(`/dashboards/${plan.id}/share`, { intent: "revoke", notes: "exclude" }),
  );
}

async function claim(tab: Tab) {
  const { client, random, person, town } = tab;
  const link = random.pick(town.links.filter(({ ownerEmail }) => ownerEmail !== person.email));
  if (!link) return null;
  const formKey = random.key();
  const outcomes = await maybeTwice(tab, () => client.script("/replicate", { token: link.token, formKey }));
  const ids = outcomes.flatMap(({ body }) =>
    typeof body?.newOnboardingId === "string" ? [body.newOnboardingId] : [],
  );
  town.makings.push({ what: "copy", email: person.email, formKey, ids });
  for (const id of ids) learnPlan(person, id);
  return outcomes[0];
}

export const SHARING_ACTIONS: readonly Action[] = [
  { kind: "link made", weight: 4, act: share },
  { kind: "link revoked", weight: 1, act: revoke },
  { kind: "link claimed", weight: 4, act: claim },
];
