// The one way to handle forms that scripts also send: who sends it, its fields, the action, and both kinds of
// answers. A route defines only the action and exports the result; reading, refusing, and failing are shared.

import { data } from "react-router";
import { type FormContract, type SentFields, typedTexts } from "~/contracts/form.ts";
import type { Act } from "~/domain/members/roles.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ERROR_PAGE_COPY } from "~/words/en/layout.ts";
import { type AppContext, appContext, sessionContext, type Viewer } from "./context.ts";
import { type RefusalCode, refusalOf, type Why } from "./error-statuses.server.ts";
import { readFields } from "./form-body.server.ts";
import { takesForm } from "./form-page.server.ts";
import { isNotFound, planRefusal, refusedPage, thrownAnswer } from "./plan-refusal.server.ts";
import type { RouteArgs } from "./request-context.server.ts";
import { insteadOfPage, isFormOfScript, type Refusal } from "./script-answers.server.ts";
import { requireViewer, toSignIn } from "./viewer.server.ts";

export interface FormArgs extends RouteArgs {
  params: Readonly<Record<string, string | undefined>>;
}

/** A form as its route receives it. */
export interface Sent<Name extends string, Who> extends FormArgs {
  app: AppContext;
  viewer: Who;
  contract: FormContract<Name>;
  fields: SentFields<Name>;
}

interface Done<Answer, Page> {
  kind: "done";
  answer: Answer;
  headers?: HeadersInit | undefined;
  page: () => Page | Promise<Page>;
}

interface Refused<Page> {
  kind: "refused";
  refusal: Refusal;
  page: () => Page | Promise<Page>;
}

export type Outcome<Answer, Page> = Done<Answer, Page> | Refused<Page>;

/** The action was carried out: what a script gets, and the page for a form sent without one. */
export function done<Answer, Page>(
  answer: Answer,
  page: () => Page | Promise<Page>,
  headers?: HeadersInit,
): Done<Answer, Page> {
  return { kind: "done", answer, headers, page };
}

/** The action was carried out, and another page follows; a script is told its address. */
export function leads(page: Response): Done<{ to: string }, Response> {
  const headers = new Headers(page.headers);
  const to = headers.get("Location") ?? "/";
  headers.delete("Location");
  return done({ to }, () => page, headers);
}

/** The action was refused, and why. Without a `page`, senders without a script get the same JSON. */
export function refused(why: Why): Refused<Response>;
export function refused<Page>(why: Why, page: (refusal: Refusal) => Page | Promise<Page>): Refused<Page>;
export function refused<Page>(
  why: Why,
  page?: (refusal: Refusal) => Page | Promise<Page>,
): Refused<Page | Response> {
  const refusal = refusalOf(why);
  return { kind: "refused", refusal, page: () => (page ?? toldScript)(refusal) };
}

/** For a page that only says how its form went: whether the action was carried out, and in which words. */
export function toldPage(isDone: boolean, { status, message, headers = {} }: Refusal) {
  return data({ isDone, message }, { status, headers });
}

type Told = ReturnType<typeof toldPage>;

export function doneWith<Answer>(answer: Answer, message: string): Done<Answer, Told> {
  return done(answer, () => toldPage(true, { status: 200, message }));
}

export function refusedWith(why: Why): Refused<Told> {
  return refused(why, (refusal) => toldPage(false, refusal));
}

/** What a script is told of a refusal. */
function toldScript({ status, message, errors, more, headers = {} }: Refusal): Response {
  return Response.json({ message, ...(errors && { errors }), ...more }, { status, headers });
}

/** What is said if `act` throws an Error (503). Without it, the framework's page says that something went wrong. */
interface Fault<SentForm, Page> {
  /** The name in the log. */
  event: string;
  why: RefusalCode | ((sent: SentForm, error: Error) => Why);
  page(sent: SentForm, refusal: Refusal): Page | Promise<Page>;
}

interface Form<Name extends string, Answer, Who, Page> {
  contract: FormContract<Name, Answer>;
  /** What the plan in the address must let the sender do, by default edit it; who may less is told why (403). */
  planAct?: Act | ((sent: Sent<Name, Who>) => Act);
  /** The 401 message for a script whose session has ended; without it, scripts are redirected to sign in. */
  signedOut?(): string;
  /** Carries it out. If it throws an Error, nothing has changed. */
  act(sent: Sent<Name, Who>): Promise<Outcome<Answer, Page>>;
  fault?: Fault<Sent<Name, Who>, Page>;
}

/** What a route exports as its action. */
type FormAction<Page, N extends string> = ((args: FormArgs) => Promise<Page>) & { form: FormContract<N> };

/** The action of a form for signed-in users. */
export function formAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, Viewer, Page>,
): FormAction<Page, Name> {
  return actionFor(requireViewer, form);
}

/**
 * The action of a form that checks its sender in the round trip of what it reads or writes, so nothing asks who sends it before
 * `act`. `act` must write nothing unless the session is live (`readAsViewer`, `isSessionLive`).
 */
export function provingFormAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, SessionKey, Page>,
): FormAction<Page, Name> & { provesSender: true } {
  const action = actionFor(async (args) => {
    const { key } = args.context.get(sessionContext);
    if (!key) throw await toSignIn(args);
    return key;
  }, form);
  return Object.assign(action, { provesSender: true as const });
}

/** The action of a form that anyone may send; who it is, if that matters, `act` asks itself. */
export function openFormAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, null, Page>,
): FormAction<Page, Name> {
  return actionFor(async () => null, form);
}

/**
 * The action of a form whose sender is known in another way, such as by a cookie. `findSender` runs before the form is read, and
 * may throw a redirect.
 */
export function actionFor<Name extends string, Answer, Who, Page>(
  findSender: (args: FormArgs) => Promise<Who>,
  { contract, ...form }: Form<Name, Answer, Who, Page>,
): FormAction<Page, Name> {
  return actionOf({
    ...form,
    contract,
    async read(args): Promise<Sent<Name, Who>> {
      const viewer = await findSender(args);
      const fields = await readFields(args, contract);
      return { ...args, app: args.context.get(appContext), viewer, contract, fields };
    },
    typed: ({ fields }) => typedTexts(contract, fields),
  });
}

interface Way<SentForm, Answer, Page, Name extends string> {
  contract: FormContract<Name>;
  planAct?: Act | ((sent: SentForm) => Act);
  /** What the sender has typed. */
  typed?(sent: SentForm): readonly string[];
  signedOut?: (() => string) | undefined;
  read(args: FormArgs): Promise<SentForm>;
  act(sent: SentForm): Promise<Outcome<Answer, Page>>;
  fault?: Fault<SentForm, Page>;
}

/** The action of a form with its own way of reading; everything else is the same for any form. */
export function actionOf<SentForm, Answer, Page, Name extends string>({
  contract,
  signedOut,
  planAct = "edit",
  read,
  typed,
  act,
  fault,
}: Way<SentForm, Answer, Page, Name>): FormAction<Page, Name> {
  async function carryOut(args: FormArgs): Promise<Outcome<Answer, Page>> {
    const sent = await read(args);
    try {
      const outcome = await act(sent);
      const isMissing = outcome.kind === "refused" && outcome.refusal.status === 404;
      return (isMissing && (await refusalOfRole(args, sent))) || outcome;
    } catch (error) {
      // Redirects and answers with a status are thrown too.
      if (!(error instanceof Error && fault)) return await insteadOfThrown(error, args, sent);
      const { event, why, page } = fault;
      log.error(event, errorFacts(error));
      const told = refusalOf(typeof why === "function" ? why(sent, error) : why, { status: 503 });
      return refused(told, (refusal) => page(sent, refusal));
    }
  }

  /** The answer to somebody on the plan whose role isn't enough, in place of "not found". */
  async function refusalOfRole(args: FormArgs, sent: SentForm): Promise<Refused<Page> | null> {
    const act = typeof planAct === "function" ? planAct(sent) : planAct;
    const reason = await planRefusal(args, act);
    if (reason === null) return null;
    return refused<Page>({ status: 403, message: reason }, () => {
      throw refusedPage(reason, typed?.(sent));
    });
  }

  async function insteadOfThrown(thrown: unknown, args: FormArgs, sent: SentForm): Promise<Refused<Page>> {
    const refusal = isNotFound(thrown) ? await refusalOfRole(args, sent) : null;
    if (refusal === null) throw thrown;
    return refusal;
  }

  async function answerScript(args: FormArgs): Promise<Response> {
    const outcome = await carryOut(args).catch((thrown: unknown) => thrownRefusal(thrown, signedOut));
    if (outcome.kind === "refused") return toldScript(outcome.refusal);
    return Response.json(outcome.answer, { headers: outcome.headers ?? {} });
  }

  return takesForm(contract, async (args: FormArgs) => {
    if (isFormOfScript(args.request)) throw insteadOfPage(args.context, await answerScript(args));
    const outcome = await carryOut(args);
    return await outcome.page();
  });
}

/** What a script is told of a fault, of a thrown `data(…, { status })`, or of a thrown redirect to sign in; other redirects go on. */
function thrownRefusal(thrown: unknown, signedOut: (() => string) | undefined): Refused<never> {
  const refuse = (why: Why) =>
    refused<never>(why, () => {
      throw thrown;
    });
  if (signedOut !== undefined && thrown instanceof Response && thrown.status === 302) {
    return refuse({ status: 401, message: signedOut() });
  }
  if (thrown instanceof Error) {
    log.error("form_failed", errorFacts(thrown));
    return refuse({ status: 503, message: ERROR_TEXTS.UNEXPECTED });
  }
  const answer = thrownAnswer(thrown);
  if (answer === null) throw thrown;
  const said = answer.status === 404 ? ERROR_PAGE_COPY.notFoundText : ERROR_TEXTS.UNEXPECTED;
  return refuse({ ...answer, message: answer.message ?? said });
}
