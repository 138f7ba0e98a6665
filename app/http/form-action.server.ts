// The one way to handle forms that scripts also send: who sends it, its fields, the action, and both kinds of
// answers. A route defines only the action and exports the result; reading, refusing, and failing are shared.

import { type AppContext, appContext, sessionContext, type Viewer } from "~/context.ts";
import { type FormContract, type SentFields, typedTexts } from "~/contracts/form.ts";
import type { Act } from "~/domain/members/roles.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import { readFields } from "./form-body.server.ts";
import { takesForm } from "./form-page.server.ts";
import { isNotFound, planRefusal, refusedPage } from "./plan-refusal.server.ts";
import type { RouteArgs } from "./request-context.server.ts";
import { insteadOfPage, isFormOfScript } from "./script-answers.server.ts";
import { requireViewer, toSignIn } from "./viewer.server.ts";

export interface FormArgs extends RouteArgs {
  params: Readonly<Record<string, string | undefined>>;
}

/** A form as its route receives it. */
export interface Sent<Name extends string, Who> extends FormArgs {
  app: AppContext;
  viewer: Who;
  fields: SentFields<Name>;
}

interface Done<Answer, Page> {
  kind: "done";
  answer: Answer;
  headers?: HeadersInit | undefined;
  page: () => Page | Promise<Page>;
}

/** What a script is told of a refusal; for one form the specification names additional fields. */
type RefusalBody = { message: string; errors?: Readonly<Record<string, string>> } & Readonly<
  Record<string, unknown>
>;

interface Refused<Page> {
  kind: "refused";
  status: number;
  body: RefusalBody;
  headers?: HeadersInit | undefined;
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

/** The action was refused, and why. Without a `page`, senders without a script get the same JSON. */
export function refused(status: number, said: string | RefusalBody): Refused<Response>;
export function refused<Page>(
  status: number,
  said: string | RefusalBody,
  page: () => Page | Promise<Page>,
  headers?: HeadersInit,
): Refused<Page>;
export function refused<Page>(
  status: number,
  said: string | RefusalBody,
  page?: () => Page | Promise<Page>,
  headers?: HeadersInit,
): Refused<Page | Response> {
  const body = typeof said === "string" ? { message: said } : said;
  return { kind: "refused", status, body, headers, page: page ?? (() => Response.json(body, { status })) };
}

interface Form<Name extends string, Answer, Who, Page> {
  contract: FormContract<Name, Answer>;
  /** What the plan in the address must let the sender do, by default edit it; who may less is told why (403). */
  planAct?: Act | ((sent: Sent<Name, Who>) => Act);
  /** The 401 message for a script whose session has ended; without it, scripts are redirected to sign in. */
  signedOut?(): string;
  /** Carries it out. If it throws an Error, nothing has changed, and the sender is told `fault`. */
  act(sent: Sent<Name, Who>): Promise<Outcome<Answer, Page>>;
  fault: {
    /** The name in the log. */
    event: string;
    message(sent: Sent<Name, Who>, error: Error): string;
    page(sent: Sent<Name, Who>): Page | Promise<Page>;
  };
}

/** What a route exports as its action. */
type FormAction<Page> = ((args: FormArgs) => Promise<Page>) & { form: FormContract };

/** The action of a form for signed-in users. */
export function formAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, Viewer, Page>,
): FormAction<Page> {
  return actionFor(form, requireViewer);
}

/**
 * The action of a form that checks its sender in the same round trip that writes. `act` must write nothing
 * unless the session is live (`readAsViewer`, `isSessionLive`).
 */
export function provingFormAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, SessionKey, Page>,
): FormAction<Page> {
  return actionFor(form, async (args) => {
    const { key } = args.context.get(sessionContext);
    if (!key) throw await toSignIn(args);
    return key;
  });
}

/** The action of a form that anyone may send. */
export function openFormAction<Name extends string, Answer, Page>(
  form: Form<Name, Answer, Viewer | null, Page>,
): FormAction<Page> {
  return actionFor(form, ({ context }) => context.get(sessionContext).viewer());
}

function actionFor<Name extends string, Answer, Who, Page>(
  { contract, ...form }: Form<Name, Answer, Who, Page>,
  findSender: (args: FormArgs) => Promise<Who>,
): FormAction<Page> {
  return actionOf({
    ...form,
    contract,
    async read(args): Promise<Sent<Name, Who>> {
      const viewer = await findSender(args);
      const fields = await readFields(args, contract);
      return { ...args, app: args.context.get(appContext), viewer, fields };
    },
    typed: ({ fields }) => typedTexts(contract, fields),
  });
}

interface Way<SentForm, Answer, Page> {
  contract: FormContract;
  planAct?: Act | ((sent: SentForm) => Act);
  /** What the sender has typed. */
  typed?(sent: SentForm): readonly string[];
  signedOut?: (() => string) | undefined;
  read(args: FormArgs): Promise<SentForm>;
  act(sent: SentForm): Promise<Outcome<Answer, Page>>;
  fault: {
    event: string;
    message(sent: SentForm, error: Error): string | RefusalBody;
    page(sent: SentForm): Page | Promise<Page>;
  };
}

/** The action of a form with its own way of reading; everything else is the same for any form. */
export function actionOf<SentForm, Answer, Page>({
  contract,
  signedOut,
  planAct = "edit",
  read,
  typed,
  act,
  fault,
}: Way<SentForm, Answer, Page>): FormAction<Page> {
  async function carryOut(args: FormArgs): Promise<Outcome<Answer, Page>> {
    const sent = await read(args);
    try {
      const outcome = await act(sent);
      const isMissing = outcome.kind === "refused" && outcome.status === 404;
      return (isMissing && (await refusalOfRole(args, sent))) || outcome;
    } catch (error) {
      // Redirects and answers with a status are thrown too.
      if (!(error instanceof Error)) return await insteadOfThrown(error, args, sent);
      log.error(fault.event, errorFacts(error));
      return refused(503, fault.message(sent, error), () => fault.page(sent));
    }
  }

  /** The answer to somebody on the plan whose role isn't enough, in place of "not found". */
  async function refusalOfRole(args: FormArgs, sent: SentForm): Promise<Refused<Page> | null> {
    const act = typeof planAct === "function" ? planAct(sent) : planAct;
    const reason = await planRefusal(args, act);
    if (reason === null) return null;
    return refused<Page>(403, reason, () => {
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
    const { headers = {} } = outcome;
    return outcome.kind === "done"
      ? Response.json(outcome.answer, { headers })
      : Response.json(outcome.body, { status: outcome.status, headers });
  }

  return takesForm(contract, async (args: FormArgs) => {
    if (isFormOfScript(args.request)) throw insteadOfPage(args.context, await answerScript(args));
    const outcome = await carryOut(args);
    return await outcome.page();
  });
}

/** The answer to a script for a thrown `data({ message }, { status })`, or a thrown redirect to sign in. */
function thrownRefusal(thrown: unknown, signedOut: (() => string) | undefined): Refused<unknown> {
  if (signedOut !== undefined && thrown instanceof Response && thrown.status === 302) {
    return refused(401, signedOut());
  }
  const isData = typeof thrown === "object" && thrown !== null && "data" in thrown && "init" in thrown;
  const body = isData ? thrown.data : null;
  const init = isData && typeof thrown.init === "object" && thrown.init !== null ? thrown.init : {};
  const status = "status" in init && typeof init.status === "number" ? init.status : null;
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  if (status === null || typeof message !== "string") throw thrown;
  return refused(status, message, () => {
    throw thrown;
  });
}
