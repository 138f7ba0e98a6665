// /dashboards/{id}/share: the owner's share link as a separate page; the list shows the same in a dialog.

import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SharePanel } from "~/components/sharing/share-panel.tsx";
import { useShareLink } from "~/components/sharing/use-share-link.ts";
import { Notice } from "~/components/ui/notice.tsx";
import { sharingPath } from "~/contracts/plans/plan-addresses.ts";
import { selectShareForViewer } from "~/data/sharing/shares.server.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { appContext } from "~/http/context.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { readShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { SHARE_COPY, SHARE_NOTICES } from "~/words/en/sharing/sharing-copy.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import type { Route } from "./+types/share";
import { suggestedShareTitle } from "./share-actions.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { actOnShare as action } from "./share-actions.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${SHARE_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = forWhoMay("manage", async (args: Route.LoaderArgs) => {
  const { config, db, reader, now } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const [plan] = await readFound(args, data(null, { status: 404 }), (userId) => [
    reader.read(selectShareForViewer(db, userId, planId)),
  ]);
  const { origin, tokenSecret } = config;
  const noticeName = new URL(args.request.url).searchParams.get("notice");
  return {
    onboardingId: planId,
    canBeShared: isComplete(plan.status),
    link: await readShareLink({ origin, tokenSecret, now }, plan),
    suggestedTitle: suggestedShareTitle(plan.babyNames, firstNameOf(plan)),
    notice: Object.entries(SHARE_NOTICES).find(([name]) => name === noticeName)?.[1] ?? null,
  };
});

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const { onboardingId: planId, canBeShared, link, suggestedTitle, notice } = loaderData;
  const first = actionData
    ? ({ look: "error", text: actionData.message } as const)
    : notice && ({ look: "good", text: notice } as const);
  const share = useShareLink(planId, { link, suggestedTitle, notice: first });
  return (
    <PageFrame title={SHARE_COPY.title} back={{ to: sharingPath(planId), label: WAYS_COPY.title }}>
      {canBeShared || link ? (
        <SharePanel share={share} />
      ) : (
        <Notice look="look">{ERROR_TEXTS.ATTEMPT_NOT_READY}</Notice>
      )}
    </PageFrame>
  );
}
