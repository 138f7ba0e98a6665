// /replicate, behind a share link. Anyone with the link sees its offer; a signed-in user can claim a copy. A script removes the
// token from the address bar at once, and a cookie keeps it through sign-in or sign-up.

import { data } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readAround } from "~/contracts/wardrobe/stored-box.ts";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { replicationCookie } from "~/http/cookies/link-cookies.server.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import { forgive, refuseTooMany } from "~/http/tries.server.ts";
import { newId } from "~/lib/new-id.ts";
import { findSharedPlan, previewSharedPlan, type SharedPlan } from "~/usecases/sharing/share-dashboard.ts";
import { guestWardrobe, viewGuestAnswer } from "~/views/sharing/guest-answer-view.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { SHARED_PLAN_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { REPLICATION_COPY } from "~/words/en/sharing/replication-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { publicPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/replicate";
import { Preview } from "./preview.tsx";
import { claim } from "./share-actions.server.ts";
import { useReplicationToken } from "./use-replication-token.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";

interface InvalidLinkProps {
  message: string;
  /** False if the link may be valid and only needs a later try. */
  canAskForAnother: boolean;
}

/** A share link that shows nothing. It looks the same for every reason, so that guessing reveals nothing. */
export function InvalidLink({ message, canAskForAnother }: InvalidLinkProps) {
  return (
    <PageFrame title={REPLICATION_COPY.invalidTitle} back={null} scene="not-found">
      <div className="grid justify-items-start gap-4">
        <p role="alert">{message}</p>
        {canAskForAnother && <p className="text-sm text-ink-soft">{REPLICATION_COPY.invalidHint}</p>}
        <a href={publicPath("/")} className={buttonClasses("primary")}>
          {REPLICATION_COPY.toHome}
        </a>
      </div>
    </PageFrame>
  );
}

/** A preview in a chat says what the owner calls the plan, and nothing else about it. */
export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, {
    title: (args.loaderData?.kind === "preview" && args.loaderData.preview.title) || REPLICATION_COPY.title,
    description: SHARED_PLAN_DESCRIPTION,
    isIndexed: false,
  });

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  privateHeaders(errorHeaders, actionHeaders, loaderHeaders);

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { config, db, reader, now, timeZone } = context.get(appContext);
  const given = new URL(request.url).searchParams.get("token");
  const token = given || (await replicationCookie.read(config, request));
  if (!token) return refused("missing", ERROR_TEXTS.REPLICATION_LINK_MISSING, { status: 400 });

  const [tooMany, viewer, plan] = await Promise.all([
    refuseTooMany(args, "share-link", "", reader),
    context.get(sessionContext).viewer(),
    findSharedPlan({ db, reader, tokenSecret: config.tokenSecret, now }, token),
  ]);
  if (tooMany)
    return refused("limited", tooMany.message, { status: tooMany.status, headers: tooMany.headers ?? {} });
  if (!plan) {
    const headers = new Headers();
    if (!given) headers.set("Set-Cookie", await replicationCookie.clear(config));
    return refused("invalid", ERROR_TEXTS.REPLICATION_TOKEN_INVALID, { status: 404, headers });
  }
  context.get(appContext).waitUntil(forgive(args, "share-link", ""));
  const preview = previewSharedPlan(plan.row, viewer);
  return data(
    {
      kind: "preview" as const,
      token,
      formKey: newId(),
      preview,
      answer: answerOf(plan, preview.showsToGet, dayInZone(new Date(now), timeZone)),
      isSignedIn: viewer !== null,
    },
    { headers: given ? { "Set-Cookie": await replicationCookie.store(config, token) } : {} },
  );
}

/** What the plan needs, or still needs, size by size. */
function answerOf({ row, items }: SharedPlan, showsToGet: boolean, today: IsoDay) {
  const sizes = readSizes(row);
  // The calendar's sizes: the baby's own would tell guests how big the baby is.
  const days = usualSizeDays(planStart(row), planStart(row), sizes.months);
  const groups = readWeatherGroups(row.weatherGroups) ?? {};
  const on = planOnDay({ ...sizes, days }, groups, today, readAround(row, today));
  const wardrobe = guestWardrobe(on, items, row.laundryScenario, showsToGet);
  return viewGuestAnswer(wardrobe, { showsToGet, current: on.leading.ageRange });
}

export const action = claim;

type Refusal = "missing" | "invalid" | "limited";

function refused(kind: Refusal, message: string, init: ResponseInit) {
  return data({ kind, token: null, message }, init);
}

export default function Replicate({ loaderData, actionData }: Route.ComponentProps) {
  useReplicationToken(loaderData.kind, loaderData.token);
  if (loaderData.kind !== "preview") {
    return <InvalidLink message={loaderData.message} canAskForAnother={loaderData.kind !== "limited"} />;
  }
  return <Preview key={loaderData.token} {...loaderData} error={actionData?.message ?? null} />;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={ERROR_TEXTS.REPLICATION_UNREADABLE} />;
}
