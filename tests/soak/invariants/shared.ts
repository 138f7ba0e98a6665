// Gift lists and members: no piece is reserved twice, no reservation is lost, and a plan tells whoever is on it.
import { grouped } from "../grouped.ts";
import { by, type Row, text } from "../rows.ts";
import { type Evidence, type Finding, isEmptied, judge, plansById } from "./finding.ts";

const MOST_PEOPLE = 5;

/** Everything about reservations and members. */
export function judgeShared(evidence: Evidence): Finding[] {
  return [...judgeGifts(evidence), ...judgeMembers(evidence)];
}

function judgeGifts(evidence: Evidence): Finding[] {
  const { stored, town } = evidence;
  const plans = plansById(evidence);
  const byKey = by(stored.reservations, "form_key");
  const byWish = by(stored.reservations, "wish_id");
  return [
    judge("No piece of a wish is reserved twice", stored.wishes, (wish) => {
      const pieces = (byWish.get(text(wish, "id")) ?? []).reduce((sum, row) => sum + Number(row.pieces), 0);
      return pieces <= Number(wish.pieces) ? null : `${text(wish, "id")}: ${pieces} of ${wish.pieces}`;
    }),
    judge("One form reserves once", town.gifts, ({ formKey, ids }) => {
      const rows = byKey.get(formKey)?.length ?? 0;
      return rows <= 1 && new Set(ids).size <= 1
        ? null
        : `${formKey} has ${rows} rows, ${new Set(ids).size} ids`;
    }),
    judge("No acknowledged reservation is lost", town.gifts, ({ formKey, ids, isUndone, planId }) => {
      const isGone = isUndone || ids.length === 0 || isEmptied(plans.get(planId));
      return isGone || byKey.has(formKey) ? null : formKey;
    }),
    judge("No more has arrived than was reserved", stored.reservations, (row) =>
      Number(row.arrived_pieces) <= Number(row.pieces) ? null : text(row, "id"),
    ),
    judge("Parents hear of gifts once a day", heardOfGifts(evidence), ([email, rows]) => {
      const lists = stored.lists.filter((list) => plans.get(text(list, "onboarding_id"))?.email === email);
      return rows.length <= Math.max(1, lists.length) ? null : `${email} has ${rows.length} mails`;
    }),
  ];
}

function heardOfGifts({ stored }: Evidence): Map<string, Row[]> {
  return grouped(
    stored.outbox.filter(({ kind }) => kind === "gifts-coming"),
    (row) => text(row, "to_address"),
  );
}

function judgeMembers(evidence: Evidence): Finding[] {
  const { stored } = evidence;
  const members = by(stored.members, "onboarding_id");
  const invited = by(stored.invitations, "onboarding_id");
  const left = stored.attempts.filter((plan) => !isEmptied(plan));
  return [
    judge("A plan lists whoever is on it, and nobody else", left, (plan) => {
      const id = text(plan, "onboarding_id");
      const listed: string[] = JSON.parse(text(plan, "member_ids") || "[]");
      const rows = (members.get(id) ?? []).map((row) => text(row, "user_id"));
      return listed.toSorted().join() === rows.toSorted().join()
        ? null
        : `${id} lists ${listed}, not ${rows}`;
    }),
    judge("A plan has five people and invitations at most", left, (plan) => {
      const id = text(plan, "onboarding_id");
      const count = (members.get(id)?.length ?? 0) + (invited.get(id)?.length ?? 0);
      return count <= MOST_PEOPLE ? null : `${id} has ${count}`;
    }),
    judge("An emptied plan has no people, invitations, or reservations", emptied(evidence), (id) => {
      const rows = by(stored.reservations, "onboarding_id").get(id)?.length ?? 0;
      return rows === 0 && !members.has(id) && !invited.has(id) ? null : id;
    }),
  ];
}

function emptied({ stored }: Evidence): string[] {
  return stored.attempts.filter(isEmptied).map((plan) => text(plan, "onboarding_id"));
}
