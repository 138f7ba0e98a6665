// Notes around a comparison: problems with its data, and items that no table shows.
import { Notice } from "~/components/ui/notice.tsx";
import type { ComparisonIssues } from "~/contracts/wardrobe/compared-scenarios.ts";
import { COMPARISON_COPY } from "~/copy/wardrobe/comparison-copy.ts";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";

export function ComparisonIssuesNotice({ issues }: { issues: ComparisonIssues }) {
  const { leftOut, withoutRules } = issues;
  if (leftOut.length + withoutRules.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
        {leftOut.length > 0 && <p>{COMPARISON_COPY.leftOut(leftOut.join(", "))}</p>}
        {withoutRules.length > 0 && <p>{COMPARISON_COPY.withoutRules(withoutRules.join(", "))}</p>}
      </Notice>
    </div>
  );
}

export function LeftOut({ unneeded, setAside }: { unneeded: number; setAside: number }) {
  const sentences = [
    unneeded > 0 && COMPARISON_COPY.unneeded(unneeded),
    setAside > 0 && COMPARISON_COPY.setAside(setAside),
  ].filter(Boolean);
  return sentences.length > 0 && <p className="mt-4 text-xs text-ink-soft">{sentences.join(" ")}</p>;
}
