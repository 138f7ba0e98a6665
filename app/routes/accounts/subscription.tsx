// /subscription: the user's plan, how much of it is used, and, on the free plan, what the other one would
// offer. Nothing is sold here yet.

import { PageFrame } from "~/components/layout/page-frame.tsx";
import { AttemptMeter, PlanComparison, PlanFeatures } from "~/components/plans/tier-comparison.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { selectAllowance, selectTiers } from "~/data/plans/allowance.server.ts";
import { attemptAllowance, limitStand, mayUpgrade, planOf } from "~/domain/plans/access.ts";
import { safePath } from "~/domain/urls.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { limitNotice } from "~/views/plans/limit-view.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { attemptsUsed, planName, SUBSCRIPTION_COPY } from "~/words/en/plans/tiers.ts";
import type { Route } from "./+types/subscription";

const OWN_PATH = "/subscription";
const DEFAULT_BACK = "/dashboards";

export const meta: Route.MetaFunction = () => [{ title: `${SUBSCRIPTION_COPY.title} · ${PRODUCT_NAME}` }];

/** `?from=` is the page the user came from and returns to. */
export async function loader(args: Route.LoaderArgs) {
  const { config, db, reader } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([reader.read(selectAllowance(db, userId)), reader.read(selectTiers(db))]),
  );
  const [[own], tiers] = rows;
  const tier = own?.tier ?? "free";
  const plan = own ? planOf(own) : tier;
  const allowance = attemptAllowance({ used: own?.used ?? 0, max: own?.max });
  const from = safePath(args.url.searchParams.get("from"), config.origin, DEFAULT_BACK);
  return {
    tier,
    plan,
    allowance,
    limit: limitNotice(limitStand(allowance, tier)),
    tiers: mayUpgrade(tier) ? tiers : null,
    backPath: from.startsWith(OWN_PATH) ? DEFAULT_BACK : from,
  };
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { tier, plan, allowance, limit, tiers, backPath } = loaderData;
  return (
    <PageFrame title={SUBSCRIPTION_COPY.title}>
      <div className="grid grid-cols-1 gap-8">
        <div>
          <div className="card p-5">
            <h2 className="text-lg">{planName(plan)}</h2>
            <p className="figures mt-1 mb-3 text-sm text-ink-soft">
              {attemptsUsed(allowance.used, allowance.max)}
            </p>
            <AttemptMeter allowance={allowance} />
            {!tiers && <PlanFeatures tier={tier} max={allowance.max} />}
          </div>
          {limit && (
            <Notice className="mt-4" look={limit.kind === "reached" ? "error" : "look"} title={limit.title}>
              {limit.text}
            </Notice>
          )}
        </div>
        {tiers ? (
          <PlanComparison tiers={tiers} current={tier} laterPath={backPath} />
        ) : (
          <ButtonLink to={backPath} look="quiet" className="justify-self-start">
            {SUBSCRIPTION_COPY.back}
          </ButtonLink>
        )}
      </div>
    </PageFrame>
  );
}
