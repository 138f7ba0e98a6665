// Plans end completed or failed, whole or empty, once for each form, and counted.
import { by, type Row, text } from "../rows.ts";
import type { Making } from "../town.ts";
import { type Evidence, type Finding, isEmptied, itemsByPlan, judge, plansById } from "./finding.ts";

const CATALOGUE_ITEMS = 73;
/** A deleted plan can be brought back for a minute; a sweep later it is empty. */
const EMPTIED_AFTER_MS = 85_000;

/** Everything about attempts. */
export function judgePlans(evidence: Evidence): Finding[] {
  return [
    judgeMakings(evidence),
    judgeEnds(evidence),
    judgeItems(evidence),
    judgeTombstones(evidence),
    ...judgePeople(evidence),
  ];
}

/** A form that was sent twice has made one thing, and what it has made is there. */
function judgeMakings(evidence: Evidence): Finding {
  const plans = plansById(evidence);
  const items = new Map(evidence.stored.items.map((row) => [text(row, "dashboard_item_id"), row]));
  const trips = new Set(evidence.stored.trips.map((row) => text(row, "id")));
  const keys = [
    ...evidence.stored.attempts.map((row) => text(row, "submission_key")),
    ...evidence.stored.trips.map((row) => text(row, "form_key")),
  ];
  const isThere = ({ what, planId = "" }: Making, id: string) => {
    if (what === "own item") return items.has(id) || isEmptied(plans.get(planId));
    if (what === "trip") return trips.has(id) || mayBeGone(evidence, `trip:${id}`);
    return plans.has(id) || mayBeGone(evidence, `plan:${id}`);
  };
  return judge("One form makes one plan, copy, own item or trip", evidence.town.makings, (making) => {
    const { what, formKey, ids } = making;
    const made = new Set(ids);
    if (made.size > 1) return `${what} ${formKey} was made ${made.size} times`;
    const rows = keys.filter((key) => key.startsWith(`${formKey}:`) || key.endsWith(`:${formKey}`));
    if (rows.length > 1) return `${what} ${formKey} has ${rows.length} rows`;
    const missing = [...made].filter((id) => !isThere(making, id));
    return missing.length > 0 ? `${what} ${missing} was acknowledged and is not there` : null;
  });
}

/** A copy, what has failed, and a trip leave no row when they were deleted. */
function mayBeGone({ town: { ledger } }: Evidence, subject: string): boolean {
  return ledger
    .changesOf(`${subject}/deleted`)
    .some(({ value, state }) => value === "yes" && state !== "refused");
}

function judgeEnds({ stored }: Evidence): Finding {
  const left = stored.attempts.filter((row) => row.deleted_at === null);
  return judge("Every plan ends completed or failed, without a lease", left, (row) => {
    const isOver = row.status === "completed" || row.status === "failed";
    const name = `${text(row, "onboarding_id")} is ${row.status}`;
    if (!isOver || row.lease_until !== null) return `${name}, leased until ${row.lease_until}`;
    return row.status === "completed" && row.replication_snapshot !== null ? `${name} with a snapshot` : null;
  });
}

function judgeItems(evidence: Evidence): Finding {
  const items = itemsByPlan(evidence);
  const left = evidence.stored.attempts.filter((row) => row.deleted_at === null);
  return judge("A completed plan has 73 items and its owner's own", left, (plan) => {
    const all = items.get(text(plan, "onboarding_id")) ?? [];
    const ofCatalogue = all.filter(({ owner_id }) => owner_id === null);
    const people = peopleOn(evidence, text(plan, "onboarding_id"));
    const foreign = all.filter((item) => isForeign(item, plan, people));
    // What has failed was either never complete, or keeps what it had.
    const isWhole = ofCatalogue.length === CATALOGUE_ITEMS || (plan.status === "failed" && all.length === 0);
    if (isWhole && foreign.length === 0) return null;
    return `${text(plan, "onboarding_id")}, ${plan.status}: ${ofCatalogue.length} of the catalogue, ${foreign.length} of others`;
  });
}

/** Whoever is on the plan besides its owner. */
function peopleOn({ stored }: Evidence, planId: string): readonly string[] {
  return stored.members.filter((row) => row.onboarding_id === planId).map((row) => text(row, "user_id"));
}

function isForeign(item: Row, plan: Row, people: readonly string[]): boolean {
  const isMadeHere = item.user_id === plan.user_id || people.includes(text(item, "user_id"));
  return !isMadeHere || (item.owner_id !== null && item.owner_id !== plan.user_id);
}

function judgeTombstones(evidence: Evidence): Finding {
  const items = itemsByPlan(evidence);
  const deleted = evidence.stored.attempts.filter((row) => row.deleted_at !== null);
  return judge("A deleted plan is a tombstone a minute later", deleted, (plan) => {
    const id = text(plan, "onboarding_id");
    if (plan.lease_until !== null) return `${id} is deleted and leased`;
    if (isEmptied(plan)) return (items.get(id) ?? []).length === 0 ? null : `${id} is emptied and has items`;
    const age = evidence.readAt - Number(plan.deleted_at);
    return age > EMPTIED_AFTER_MS
      ? `${id} was deleted ${Math.round(age / 1000)} s ago and is not empty`
      : null;
  });
}

function judgePeople(evidence: Evidence): Finding[] {
  const { profiles, attempts: storedPlans } = evidence.stored;
  const byUser = by(storedPlans, "user_id");
  const plans = plansById(evidence);
  const counts = judge("The counter of attempts is the count of what counts", profiles, (profile) => {
    const mine = byUser.get(text(profile, "user_id")) ?? [];
    const counted = mine.filter((row) => row.counts_toward_quota === 1 && row.status !== "failed").length;
    return counted === profile.quiz_attempts_count
      ? null
      : `${text(profile, "account")} counts ${profile.quiz_attempts_count} of ${counted}`;
  });
  const finals = judge(
    "The final dashboard is one of the viewer's, complete, or none",
    profiles,
    (profile) => {
      const id = text(profile, "selected_onboarding_id");
      const plan = plans.get(id);
      const isOnIt =
        plan?.user_id === profile.user_id || peopleOn(evidence, id).includes(text(profile, "user_id"));
      const isOwn = isOnIt && !isEmptied(plan);
      const isReady = plan?.status === "completed" || plan?.deleted_at !== null;
      return id === "" || (isOwn && isReady)
        ? null
        : `${text(profile, "account")} has chosen ${id}, ${plan?.status}`;
    },
  );
  const attemptNumbers = judge("No two plans of a person have one number", byUser.values(), (rows) => {
    const numbers = new Set(rows.map(({ attempt_number }) => attempt_number));
    return numbers.size === rows.length
      ? null
      : `${text(rows[0], "email")} has ${rows.length - numbers.size} twice`;
  });
  return [counts, finals, attemptNumbers];
}
