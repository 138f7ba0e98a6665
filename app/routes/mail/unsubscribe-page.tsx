// /unsubscribe: stops marketing mail to an address. Opening it changes nothing by itself: a script submits
// links with a token or an address right away, and without scripts its button does.

import { UNSUBSCRIBE_COPY } from "~/copy/mail/unsubscribe-copy.ts";
import { DESCRIPTIONS } from "~/copy/public/meta.ts";
import { useUnsubscribe } from "~/hooks/mail/use-unsubscribe.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/unsubscribe-page";
import { readUnsubscribe, unsubscribeAction } from "./unsubscribe-data.server.ts";
import { Unsubscribed, UnsubscribeForm } from "./unsubscribe-states.tsx";

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, {
    title: UNSUBSCRIBE_COPY.title,
    description: DESCRIPTIONS.unsubscribe,
    isIndexed: false,
  });

/** The address may contain a token or someone's email address. */
export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const headers = new Headers({
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
  const seconds = actionHeaders.get("Retry-After") ?? errorHeaders?.get("Retry-After");
  if (seconds) headers.set("Retry-After", seconds);
  return headers;
};

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = (args: Route.LoaderArgs) => readUnsubscribe(args);

export const action = unsubscribeAction;

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const broken = loaderData.isBrokenLink ? { isDone: false, message: UNSUBSCRIBE_COPY.failedByLink } : null;
  const { isSending, outcome, sendTyped } = useUnsubscribe({
    ...loaderData,
    outcome: actionData ?? broken,
  });
  return (
    <section className="container-page max-w-lg py-8 md:py-14">
      {outcome?.isDone ? (
        <Unsubscribed message={outcome.message} />
      ) : (
        <UnsubscribeForm
          email={loaderData.email}
          token={loaderData.token}
          isBusy={isSending}
          problem={outcome?.message ?? null}
          onSend={sendTyped}
        />
      )}
    </section>
  );
}
