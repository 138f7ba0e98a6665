// Plans: made, made anew, named, chosen, deleted and brought back.
import { aPlan, learnPlan, type Tab } from "../town.ts";
import { type Action, change, maybeTwice } from "./action.ts";
import { answersText, dayFromNow, someAnswers } from "./answers.ts";

const PROCESSING = /^\/onboarding\/processing\/(\w+)$/;

/** Takes the quiz; sometimes the form is sent twice. */
export async function takeQuiz(tab: Tab) {
  const { client, random, person, town } = tab;
  const formKey = random.key();
  const fields = { ...someAnswers(random), formKey };
  const outcomes = await maybeTwice(tab, () => client.form("/onboarding", fields));
  const ids = outcomes.flatMap(({ location }) => PROCESSING.exec(location)?.[1] ?? []);
  town.makings.push({ what: "plan", email: person.email, formKey, ids });
  for (const id of ids) learnPlan(person, id);
  return outcomes[0];
}

async function tryAgain(tab: Tab) {
  const plan = aPlan(tab);
  return plan ? tab.client.form(`/onboarding/processing/${plan.id}`, {}) : null;
}

async function changeAnswers(tab: Tab) {
  const plan = aPlan(tab);
  if (!plan) return null;
  const fields = someAnswers(tab.random);
  return change(tab, `plan:${plan.id}/answers`, answersText(fields), () =>
    tab.client.form(`/dashboards/${plan.id}/answers`, fields),
  );
}

async function recordBirth(tab: Tab) {
  const plan = aPlan(tab);
  if (!plan) return null;
  const bornOn = tab.random.chance(0.2) ? "" : dayFromNow(-tab.random.between(0, 60));
  const fields = { intent: bornOn ? "save" : "remove", ...(bornOn ? { bornOn } : {}) };
  return change(tab, `plan:${plan.id}/birth`, bornOn, () =>
    tab.client.script(`/dashboards/${plan.id}/birth`, fields),
  );
}

async function rename(tab: Tab) {
  const plan = aPlan(tab);
  if (!plan) return null;
  const title = `Plan ${tab.random.key().slice(0, 8)}`;
  return change(tab, `plan:${plan.id}/title`, title, () =>
    tab.client.script(`/dashboards/${plan.id}/title`, { title }),
  );
}

async function chooseFinal(tab: Tab) {
  const plan = aPlan(tab);
  if (!plan) return null;
  return change(tab, `person:${tab.person.email}/final`, plan.id, () =>
    tab.client.script(`/dashboards/${plan.id}/final`, { final: "on", confirmed: "yes" }),
  );
}

async function remove(tab: Tab) {
  // The last one stays, so that there is something to do.
  if (tab.person.plans.size < 2) return null;
  const plan = aPlan(tab);
  if (!plan) return null;
  plan.isDeleted = true;
  return change(tab, `plan:${plan.id}/deleted`, "yes", () =>
    tab.client.form(`/dashboards/${plan.id}/delete`, {}),
  );
}

async function restore(tab: Tab) {
  const plan = tab.random.pick([...tab.person.plans.values()].filter(({ isDeleted }) => isDeleted));
  if (!plan) return null;
  const outcome = await change(tab, `plan:${plan.id}/deleted`, "no", () =>
    tab.client.form(`/dashboards/${plan.id}/restore`, {}),
  );
  if (outcome.fate === "acknowledged") plan.isDeleted = false;
  return outcome;
}

export const PLAN_ACTIONS: readonly Action[] = [
  { kind: "quiz", weight: 6, act: takeQuiz },
  { kind: "try again", weight: 2, act: tryAgain },
  { kind: "answers changed", weight: 2, act: changeAnswers },
  { kind: "birth", weight: 2, act: recordBirth },
  { kind: "title", weight: 4, act: rename },
  { kind: "final", weight: 3, act: chooseFinal },
  { kind: "plan deleted", weight: 2, act: remove },
  { kind: "plan restored", weight: 3, act: restore },
];
