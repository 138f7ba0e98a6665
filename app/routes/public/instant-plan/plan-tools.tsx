import script from "~/assets/plan-page.js?url";
import { PLAN_COPY } from "~/copy/public/instant-plan-copy.ts";

const TOOL = "invisible min-h-12 rounded-full px-2 text-sm font-semibold text-rose hover:bg-blush";

/**
 * Share and Print. They need a script, which reveals them; until then they are invisible but keep their
 * space.
 */
export function PlanTools({ address, nonce }: { address: string; nonce: string }) {
  return (
    <>
      <button type="button" data-share={address} className={TOOL}>
        {PLAN_COPY.share}
      </button>
      <button type="button" data-print="" className={TOOL}>
        {PLAN_COPY.print}
      </button>
      <span role="status" data-shared={PLAN_COPY.copied} className="text-sm text-leaf empty:hidden" />
      <script type="module" src={script} nonce={nonce} />
    </>
  );
}
