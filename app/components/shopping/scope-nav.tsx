import { Link } from "react-router";
import { SumLine } from "~/components/wardrobe/headline.tsx";
import type { Progress, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { elsewhere } from "~/domain/wardrobe/settle.ts";
import {
  isYearOver,
  type SizeTime,
  type SizeTimes,
  sizesOfTimes,
  sizesToCome,
} from "~/domain/wardrobe/size-times.ts";
import { SCOPE_LABELS, SHOPPING_COPY, SHORT_SCOPE_LABELS } from "~/words/en/shopping/shopping-list-copy.ts";
import { essentialsToGet, noneToGet } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";

interface ScopeNavProps {
  current: ShoppingScope;
  progress: Record<ShoppingScope, Progress>;
  times: SizeTimes;
  /** The items that keep the sizes from adding up to the year. */
  countedOnce: readonly string[];
  pathOf: (scope: ShoppingScope) => string;
}

/** The sizes and the year, each with the essentials left to get, and why the sums may differ. */
export function ScopeNav({ current, progress, times, countedOnce, pathOf }: ScopeNavProps) {
  const toCome = sizesToCome(times);
  return (
    <nav data-chrome aria-label={SHOPPING_COPY.scopes} className="mt-3">
      <ul className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5">
        {[...sizesOfTimes(times), "year" as const].map((scope) => (
          <li key={scope}>
            <Link
              to={pathOf(scope)}
              preventScrollReset
              aria-current={scope === current ? "page" : undefined}
              className="figures flex min-h-14 flex-col items-center justify-center rounded-xl py-1.5 border border-hairline bg-surface text-xs whitespace-nowrap text-ink no-underline transition-colors hover:border-outline aria-[current=page]:border-rose aria-[current=page]:bg-blush sm:text-sm"
            >
              <span aria-hidden="true" className="font-semibold">
                {SHORT_SCOPE_LABELS[scope]}
              </span>
              <span className="sr-only">{SCOPE_LABELS[scope]}, </span>
              <Remaining progress={progress[scope]} time={timeOf(scope, times)} />
            </Link>
          </li>
        ))}
      </ul>
      <SumLine
        sizes={toCome.map((age) => progress[age].remaining)}
        year={progress.year.remaining}
        names={countedOnce}
      />
    </nav>
  );
}

/** The year is over when its last size is. */
function timeOf(scope: ShoppingScope, times: SizeTimes): SizeTime {
  if (scope !== "year") return times[scope];
  return isYearOver(times) ? "over" : "later";
}

function Remaining({ progress, time }: { progress: Progress; time: SizeTime }) {
  const label = SIZE_TIME_LABELS[time];
  if (time === "over") return <span className="text-xs text-ink-soft">{label}</span>;
  return (
    <span className="text-center text-xs text-ink-soft">
      <ToGet {...progress} />
      {label && (
        <>
          <span className="sr-only">, </span>
          <span className="block text-center leading-none">{label}</span>
        </>
      )}
    </span>
  );
}

function ToGet({ needed, remaining, ...rest }: Progress) {
  if (needed === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{SHOPPING_COPY.noEssentials}</span>
      </>
    );
  }
  if (remaining === 0 && elsewhere(rest) === 0) {
    return (
      <span className="font-semibold text-leaf">
        <span aria-hidden="true">✓</span>
        <span className="sr-only">{noneToGet()}</span>
      </span>
    );
  }
  return (
    <>
      <span aria-hidden="true">{remaining}</span>
      <span className="sr-only">{essentialsToGet(remaining, rest)}</span>
    </>
  );
}
