// The user's attempts, newest first; each card follows its attempt while it is being made.

import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PlanList } from "~/components/plans/plan-list.tsx";
import { selectPasskeys } from "~/data/accounts/passkey-rows.server.ts";
import { selectMailChoice } from "~/data/mail/size-reminders.server.ts";
import { selectAllowance } from "~/data/plans/allowance.server.ts";
import { selectDeletedForViewer } from "~/data/plans/deletions.server.ts";
import { selectPlansForViewer } from "~/data/plans/plans.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { selectEssentialsForViewer, selectWeatherForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { maskedAs } from "~/domain/members/person-name.ts";
import { KEPT_AS } from "~/domain/offline/kept-pages.ts";
import { attemptAllowance, planOf } from "~/domain/plans/access.ts";
import { FAMILY_PATH } from "~/domain/plans/places.ts";
import { changedSince } from "~/domain/public/legal-changes.ts";
import { isProofFresh } from "~/domain/session-life.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { viewPlans } from "~/views/plans/plan-answer.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { LIST_COPY } from "~/words/en/plans/plan-list-copy.ts";
import type { Route } from "./+types/list";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${LIST_COPY.title} · ${PRODUCT_NAME}` },
  ...(loaderData ? [{ name: KEPT_AS, content: LIST_COPY.title }] : []),
];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const deletedId = new URL(args.request.url).searchParams.get("deleted");
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectPlansForViewer(db, userId)),
      reader.read(selectAllowance(db, userId)),
      reader.read(selectSelection(db, userId)),
      reader.read(selectWeatherForViewer(db, userId)),
      reader.read(selectEssentialsForViewer(db, userId)),
      reader.read(selectMailChoice(db, userId)),
      reader.read(selectPasskeys(db, userId)),
      deletedId ? reader.read(selectDeletedForViewer(db, userId, deletedId)) : [],
    ]),
  );
  const [plans, [tier], [selection], weather, essentials, [choice], passkeys, [deleted]] = rows;
  return {
    attempts: viewPlans(plans, weather, essentials, { now, timeZone }),
    allowance: attemptAllowance({ used: tier?.used ?? 0, max: tier?.max }),
    tier: tier ? planOf(tier) : "free",
    selectedOnboardingId: selection?.selectedOnboardingId ?? null,
    /** Users who have already decided aren't asked again. */
    canOfferReminders: !choice?.reminders && !choice?.unsubscribedAt,
    /** Only while no new proof is needed. Users with a passkey on another device already know where to add one. */
    canOfferPasskey: passkeys.length === 0 && isProofFresh(viewer.provedAt, now),
    deleted: deleted ?? null,
    maskedAs: maskedAs(viewer),
    changedTexts: tier ? changedSince(tier.legalKnown) : [],
    loadedAt: now,
  };
}

export default function Plans({ loaderData, matches }: Route.ComponentProps) {
  return <PlanList {...loaderData} isFamily={matches[0].loaderData?.places?.today === FAMILY_PATH} />;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={LIST_COPY.unreadable(ERROR_TEXTS.ATTEMPTS_UNREADABLE)} />;
}
