// What the forms of the size page do. Without scripts, each leads back to the page; a refused form comes back with what was
// typed.

import { data, redirect } from "react-router";
import { factForm } from "~/contracts/growth/fact-form.ts";
import { savedPath, sizePath } from "~/contracts/growth/size-addresses.ts";
import { type FactFields, readingFields, readSizeWish } from "~/contracts/growth/size-wish.ts";
import type { Database } from "~/data/database.server.ts";
import { type PlanForViewer, selectSizedPlan } from "~/data/growth/size-facts.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import type { EnteredFact } from "~/domain/growth/entered-fact.ts";
import type { Viewer } from "~/http/context.ts";
import { sizeAskedCookie } from "~/http/cookies/page-cookies.server.ts";
import { missing, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused, type Sent } from "~/http/form-action.server.ts";
import { pageOfForm, pathOf, seeOther } from "~/http/form-page.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import {
  editFact,
  forgetFacts,
  type RecordFactResult,
  recordFact,
  removeFacts,
} from "~/usecases/growth/record-fact.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { CHART_LABELS, labelWords, lengthWords, weightWords } from "~/words/en/growth/size-copy.ts";
import { typedIn } from "./read-size-page.server.ts";

type SentFact = Sent<(typeof factForm.fields)[number], Viewer>;

/** A figure that is probably a typing error: what was typed, and what may have been meant, each as fields of a form. */
export type ShownDoubt = { typed: string; readings: { words: string; fields: FactFields }[] };

/** The page after a form that wasn't saved. */
export interface RefusedFact {
  message: string;
  /** The field that is wrong; null if it is the form as a whole. */
  field: FieldOfError;
  typed: Record<string, string>;
  doubt: ShownDoubt | null;
}

type Page = Response | ReturnType<typeof again>;
type Shown = Page | Promise<Page>;

type FieldOfError = "weight" | "length" | "size" | "day" | "sex" | "baby" | null;

const FIELD_OF: Readonly<Partial<Record<ErrorCode, FieldOfError>>> = {
  FACT_WEIGHT_INVALID: "weight",
  FACT_MISSING: "weight",
  FACT_UNIT_INVALID: "weight",
  FACT_LENGTH_INVALID: "length",
  FACT_SIZE_INVALID: "size",
  FACT_SEX_INVALID: "sex",
  FACT_BABY_INVALID: "baby",
  FACT_DATE_INVALID: "day",
  FACT_DATE_AHEAD: "day",
  FACT_BEFORE_BIRTH: "day",
  FACT_TOO_LATE: "day",
};

export const saveSize = formAction({
  contract: factForm,
  async act(sent) {
    const { db, planQueue, live, now, timeZone } = sent.app;
    const { onboardingId: planId = "" } = sent.params;
    const deps = { db, planQueue, live, now };
    const plan = { viewerId: sent.viewer.id, planId };
    const wish = readSizeWish(sent.fields, dayInZone(new Date(now), timeZone));
    switch (wish.kind) {
      case "wrong":
        return wrong(sent, wish.error);
      case "tell":
        return answerTo(sent, await recordFact(deps, plan, wish.wish));
      case "edit":
        return answerTo(sent, await editFact(deps, { ...plan, factId: wish.factId }, wish.wish));
      case "remove": {
        const removed = await removeFacts(deps, { ...plan, factIds: [wish.factId] });
        return removed.length > 0 || (await isOpen(db, plan))
          ? gone(sent, removed, removed.length > 0)
          : notFound();
      }
      case "forget": {
        const count = await forgetFacts(deps, plan);
        return count > 0 || (await isOpen(db, plan)) ? gone(sent, [], count > 0) : notFound();
      }
      case "later":
        return (await isOpen(db, plan)) ? askedLater(sent, planId) : notFound();
      default:
        return wish satisfies never;
    }
  },
  fault: {
    event: "size_fact_not_saved",
    why: "FACT_NOT_SAVED",
    page: (sent, refusal): Shown => again(sent, "FACT_NOT_SAVED", refusal),
  },
});

async function isOpen(db: Database, plan: PlanForViewer): Promise<boolean> {
  const [open] = await selectSizedPlan(db, plan, "edit");
  return open !== undefined;
}

function gone(sent: SentFact, removed: readonly { id: string }[], hasChanged: boolean) {
  // What was gone before is nobody's act.
  if (hasChanged) noteSize(sent);
  const facts = removed.map(({ id }) => id);
  return done({ facts }, (): Shown => seeOther(sent, sizePath(sent.params.onboardingId ?? "")));
}

function notFound() {
  return refused(missing("FACT_NOT_SAVED"), (): Shown => {
    throw data(null, { status: 404 });
  });
}

async function askedLater(sent: SentFact, planId: string) {
  const { config } = sent.app;
  const headers = { "Set-Cookie": await sizeAskedCookie(config, sent.request, planId) };
  const page = pathOf(pageOfForm(sent.fields, config.origin, sizePath(planId)));
  return done({ facts: [] }, (): Shown => redirect(page, { status: 303, headers }), headers);
}

function answerTo(sent: SentFact, result: RecordFactResult) {
  switch (result.kind) {
    case "saved": {
      noteSize(sent);
      const facts = result.facts.map(({ id }) => id);
      const path = savedPath(sent.params.onboardingId ?? "", facts[0] ?? "");
      return done({ facts }, (): Shown => seeOther(sent, path));
    }
    case "doubted": {
      return refused(
        "FACT_DOUBTED",
        ({ status, message }): Shown => data<RefusedFact>({ message, ...doubted(sent, result) }, { status }),
      );
    }
    case "refused":
      return wrong(sent, result.code);
    case "not-found":
      return notFound();
    default:
      return result satisfies never;
  }
}

function noteSize({ app, viewer, params: { onboardingId: planId = "" } }: SentFact): void {
  noteAct(app, { userId: viewer.id, planId }, { act: "size", of: "size" });
}

function wrong(sent: SentFact, code: ErrorCode) {
  return refused(unreadable(code), (refusal): Shown => again(sent, code, refusal));
}

function again(sent: SentFact, code: ErrorCode, { status, message }: Refusal) {
  const isLabel = code === "FACT_MISSING" && sent.fields.way === "label";
  const body: RefusedFact = {
    message,
    field: isLabel ? "size" : (FIELD_OF[code] ?? null),
    typed: typedIn(sent.fields),
    doubt: null,
  };
  return data(body, { status });
}

function doubted(
  sent: SentFact,
  { fact, readings }: Extract<RecordFactResult, { kind: "doubted" }>,
): Omit<RefusedFact, "message"> {
  const shown = readings.map((reading) => {
    const fields = readingFields(reading);
    return { words: "size" in reading ? CHART_LABELS[reading.size] : wordsOf(fields), fields };
  });
  const unique = shown.filter(({ words }, at) => shown.findIndex((one) => one.words === words) === at);
  return {
    field: fact.kind === "label" ? "size" : fact.kind,
    typed: typedIn(sent.fields),
    doubt: { typed: typedWords(fact), readings: unique },
  };
}

function typedWords(fact: EnteredFact): string {
  if (fact.kind === "label") return labelWords(fact.size, fact.fit);
  return fact.kind === "weight" ? weightWords(fact) : lengthWords(fact.value, fact.unit);
}

function wordsOf({ weight, ounces, weightUnit, length, lengthUnit }: FactFields): string {
  if (length !== undefined) return lengthWords(Number(length), lengthUnit === "cm" ? "cm" : "in");
  const unit = weightUnit === "kg" ? "kg" : "lb";
  return weightWords({ unit, value: Number(weight), ounces: Number(ounces) });
}
