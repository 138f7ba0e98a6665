// /unsubscribe: stops marketing mail to an address. Opening it changes nothing by itself: a script submits a link with a token or
// an address right away, and in place; without scripts its button does.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { data, type RouterContextProvider } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { type FormProblem, useFirstWrong, useFormSend } from "~/components/ui/use-form-send.ts";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { LONGEST_EMAIL } from "~/contracts/accounts/credentials.ts";
import { isUnsubscribeAnswer, unsubscribeForm } from "~/contracts/mail/unsubscribe-form.ts";
import { readMailAddress } from "~/domain/mail/mail-address.ts";
import { appContext } from "~/http/context.ts";
import { doneWith, openFormAction, refusedWith, toldPage } from "~/http/form-action.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { addressOfLink, unsubscribe } from "~/usecases/mail/unsubscribe.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { UNSUBSCRIBE_COPY } from "~/words/en/mail/unsubscribe-copy.ts";
import { UNSUBSCRIBE_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/unsubscribe-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { privateAnswer as headers } from "~/http/private-headers.server.ts";

/** The result of the last submission. */
export type UnsubscribeOutcome = { isDone: boolean; message: string };

interface Start {
  email: string;
  token: string;
  isAutomatic: boolean;
  outcome: UnsubscribeOutcome | null;
}

export function useUnsubscribe({ email, token, isAutomatic, outcome: initial }: Start) {
  const { isSending, send } = useFormSend(isUnsubscribeAnswer);
  const [outcome, setOutcome] = useState(initial);
  const isStarted = useRef(false);

  async function post(address: string, failed: (problem: FormProblem) => string): Promise<void> {
    const fields = { email: address, ...(token && { token }) };
    const sending = await send("/unsubscribe", fields, { failed: UNSUBSCRIBE_COPY.failed });
    if (!sending) return;
    setOutcome(
      sending.isDone
        ? { isDone: true, message: sending.answer.message }
        : { isDone: false, message: failed(sending.problem) },
    );
  }

  async function sendTyped(address: string): Promise<void> {
    setOutcome(null);
    if (readMailAddress(address)) await post(address, wordsOf);
    else setOutcome({ isDone: false, message: ERROR_TEXTS.EMAIL_INVALID });
  }

  const sendByLink = useEffectEvent(() => {
    if (!isAutomatic || isStarted.current || outcome) return;
    isStarted.current = true;
    void post(email, () => UNSUBSCRIBE_COPY.failedByLink);
  });
  useEffect(() => sendByLink(), []);

  return { isSending, outcome, sendTyped };
}

/** The server's own message for a bad address or a limit; this page's message for anything else. */
function wordsOf({ message, failure }: FormProblem): string {
  const isTold = failure.kind === "refused" && failure.status < 500;
  return isTold ? message : UNSUBSCRIBE_COPY.failed;
}

interface UnsubscribeFormProps {
  email: string;
  token: string;
  isBusy: boolean;
  problem: string | null;
  onSend: (email: string) => Promise<void>;
}

/** One field and two ways out. Without scripts the button is always enabled. */
export function UnsubscribeForm({ email, token, isBusy, problem, onSend }: UnsubscribeFormProps) {
  const [typed, setTyped] = useState(email);
  const isHydrated = useHydrated();
  const isWrong = problem === ERROR_TEXTS.EMAIL_INVALID;
  const form = useFirstWrong(problem);
  const isIdle = isBusy || typed.trim() === "";
  return (
    <PageFrame title={UNSUBSCRIBE_COPY.title} lead={UNSUBSCRIBE_COPY.lead}>
      {problem && !isWrong && <ErrorNotice className="mt-5">{problem}</ErrorNotice>}
      <form
        ref={form}
        method="post"
        action={publicPath("/unsubscribe")}
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) void onSend(typed);
        }}
      >
        {token && <input type="hidden" name="token" value={token} />}
        <Field
          name="email"
          type="email"
          label={FIELD_COPY.email}
          autoComplete="email"
          required
          value={typed}
          error={isWrong ? problem : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={isHydrated && isIdle}>
          {isBusy ? UNSUBSCRIBE_COPY.busy : UNSUBSCRIBE_COPY.button}
        </Button>
      </form>
      <ButtonLink to="/profile" look="quiet" className="mt-3 w-full">
        {UNSUBSCRIBE_COPY.preferences}
      </ButtonLink>
    </PageFrame>
  );
}

export function Unsubscribed({ message }: { message: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <PageFrame title={UNSUBSCRIBE_COPY.doneTitle} heading={{ ref: title, tabIndex: -1 }}>
      <p className="font-semibold text-leaf">{message}</p>
      <div className="card mt-6 grid gap-5 p-5">
        <Points title={UNSUBSCRIBE_COPY.nextTitle} points={UNSUBSCRIBE_COPY.next} />
        <Points title={UNSUBSCRIBE_COPY.affectedTitle} points={UNSUBSCRIBE_COPY.affected} />
        <p className="text-sm text-ink-soft">{UNSUBSCRIBE_COPY.law}</p>
      </div>
      <ButtonLink to="/profile" look="quiet" className="mt-5 w-full">
        {UNSUBSCRIBE_COPY.preferences}
      </ButtonLink>
    </PageFrame>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, {
    title: UNSUBSCRIBE_COPY.title,
    description: UNSUBSCRIBE_DESCRIPTION,
    isIndexed: false,
  });

export const loader = (args: Route.LoaderArgs) => readUnsubscribe(args);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const broken = loaderData.isBrokenLink ? { isDone: false, message: UNSUBSCRIBE_COPY.failedByLink } : null;
  const { isSending, outcome, sendTyped } = useUnsubscribe({ ...loaderData, outcome: actionData ?? broken });
  return outcome?.isDone ? (
    <Unsubscribed message={outcome.message} />
  ) : (
    <UnsubscribeForm
      email={loaderData.email}
      token={loaderData.token}
      isBusy={isSending}
      problem={outcome?.message ?? null}
      onSend={sendTyped}
    />
  );
}

/** The form's initial values, and whether a script submits it at once. */
async function readUnsubscribe(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { config } = args.context.get(appContext);
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get("token");
  if (token !== null) {
    const email = await addressOfLink(config.tokenSecret, token);
    const start = email === null ? BY_HAND : { email, token, isAutomatic: true };
    return data({ ...start, isBrokenLink: email === null }, { status: email === null ? 400 : 200 });
  }
  const email = searchParams.get("email")?.slice(0, LONGEST_EMAIL) ?? "";
  const start = email.includes("@") ? { email, token: "", isAutomatic: true } : BY_HAND;
  return data({ ...start, isBrokenLink: false });
}

const BY_HAND = { email: "", token: "", isAutomatic: false };

/**
 * Unsubscribes the address in the token without a limit, or a typed address with one. The response is the
 * same for any address.
 */
export const action = openFormAction({
  contract: unsubscribeForm,
  async act(sent) {
    const { config, db, now } = sent.app;
    const { token = "", email: typed } = sent.fields;
    const linked = token === "" ? null : await addressOfLink(config.tokenSecret, token);
    const email = typed === undefined ? linked : readMailAddress(typed);
    if (email === null) return refusedWith("EMAIL_INVALID");
    const tooMany = email === linked ? null : await refuseTooMany(sent, "unsubscribe", email);
    if (tooMany) return refusedWith(tooMany);
    await unsubscribe({ db, now }, email);
    return doneWith({ success: true as const, message: UNSUBSCRIBE_COPY.done }, UNSUBSCRIBE_COPY.done);
  },
  fault: {
    event: "unsubscribe_failed",
    why: "UNSUBSCRIBE_FAILED",
    page: (_, refusal) => toldPage(false, { ...refusal, message: UNSUBSCRIBE_COPY.failed }),
  },
});
