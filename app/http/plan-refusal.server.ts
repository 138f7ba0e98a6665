// What somebody on a plan is told whose role isn't enough for a page or a form: 403 and the reason. To everyone else, a
// former member too, there is no such plan.

import { data } from "react-router";
import { EDIT_PARAM } from "~/contracts/travel/trip-addresses.ts";
import { type NamedPlan, selectStanding } from "~/data/members/memberships.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { type Act, may } from "~/domain/members/roles.ts";
import { isId } from "~/lib/new-id.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { attemptNotFound, ERROR_TEXTS } from "~/words/en/errors.ts";
import { ownersOnlyText, REFUSED_COPY, readerText } from "~/words/en/members/reader-copy.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";
import { appContext, sessionContext } from "./context.ts";
import type { RouteArgs } from "./request-context.server.ts";

interface PlanArgs extends RouteArgs {
  params: Readonly<Record<string, string | undefined>>;
}

/** The reason, for somebody who may read the address's plan but not do this to it, or nobody may here; null for everyone else. */
export async function planRefusal(args: PlanArgs, act: Act): Promise<string | null> {
  const named = planOf(args);
  const userId = args.context.get(sessionContext).key?.userId;
  if (!named || userId === undefined || act === "read") return null;
  const [standing] = await selectStanding(args.context.get(appContext).db, userId, named);
  if (standing?.status === "newer") return NOT_READY_COPY.newer;
  if (!standing || may(standing.role, act)) return null;
  return act === "manage" && may(standing.role, "edit")
    ? ownersOnlyText(standing.ownerName)
    : readerText(standing.ownerName);
}

/** What a page throws instead of 404. */
export function refusedPage(message: string, typed: readonly string[] = []) {
  const hasTyped = typed.length > 0;
  const title = hasTyped ? REFUSED_COPY.title : REFUSED_COPY.readTitle;
  return data({ message, title, lead: hasTyped ? REFUSED_COPY.typed : "", typed }, { status: 403 });
}

/** A loader that says why, instead of "not found", to whoever may read the plan but not do this. */
export function forWhoMay<Args extends PlanArgs, Answer>(
  act: Act,
  run: (args: Args) => Promise<Answer>,
): (args: Args) => Promise<Answer> {
  return async (args) => {
    try {
      return await run(args);
    } catch (thrown) {
      const reason = isNotFound(thrown) ? await planRefusal(args, act) : null;
      throw reason === null ? thrown : refusedPage(reason);
    }
  };
}

/** Whether a route has thrown `data(…, { status: 404 })`. */
export function isNotFound(thrown: unknown): boolean {
  return thrownAnswer(thrown)?.status === 404;
}

type ThrownAnswer = { status: number; headers: HeadersInit | undefined; message: string | null };

/** What a route has thrown by `data` with a status; null for anything else. */
export function thrownAnswer(thrown: unknown): ThrownAnswer | null {
  const isData = typeof thrown === "object" && thrown !== null && "data" in thrown && "init" in thrown;
  if (!isData) return null;
  const { status, headers }: ResponseInit = thrown.init ?? {};
  return status === undefined ? null : { status, headers, message: thrownMessage(thrown.data) };
}

function planOf({ params, url }: PlanArgs): NamedPlan | null {
  if (params.onboardingId !== undefined) return { planId: params.onboardingId };
  const tripId = params.planId ?? url.searchParams.get(EDIT_PARAM);
  return tripId === null ? null : { tripId };
}

/** The 404 for a plan that doesn't exist or isn't the user's. Only a valid id is repeated from the address. */
export function noSuchPlan(planId: string) {
  const message = isId(planId) ? attemptNotFound(planId) : null;
  return data(message === null ? null : { message }, { status: 404 });
}

/** Field → its error in words. */
export function errorTexts<Codes extends Readonly<Partial<Record<string, ErrorCode>>>>(
  codes: Codes,
): { [Field in keyof Codes]: string } {
  // The compiler checks here that every code has a text.
  const textOf: Readonly<Record<ErrorCode, string>> = ERROR_TEXTS;
  const texts = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, textOf[code]]] : []));
  return Object.fromEntries(texts);
}
