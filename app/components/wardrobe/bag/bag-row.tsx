import { COUNT_FIELD } from "~/contracts/wardrobe/bag-addresses.ts";
import { HAND_ME_DOWNS_COPY, haveOf } from "~/copy/wardrobe/hand-me-downs-copy.ts";

/** As domain/wardrobe/owned.ts has it, which is for the server. */
const MOST = 999;

interface BagRowProps {
  line: { id: number; name: string; owned: number; needed: number };
  count: number;
  isHydrated: boolean;
  onCount: (count: number) => void;
}

/** One garment: − and + with scripts, a number to type with and without them. */
export function BagRow({ line: { id, name, owned, needed }, count, isHydrated, onCount }: BagRowProps) {
  const have = haveOf(owned, needed);
  const step = { isHydrated, count, onCount };
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-hairline py-1">
      <span className="min-w-0 grow basis-28 text-sm break-words">
        {name}
        {have && <span className="figures block text-xs text-ink-soft">{have}</span>}
      </span>
      <div className="ms-auto flex items-center gap-2">
        <Step {...step} sign="−" label={HAND_ME_DOWNS_COPY.oneLess(name)} by={-1} />
        <input
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          aria-label={HAND_ME_DOWNS_COPY.inBag(name)}
          // With scripts, one field holds the counts of all sizes.
          name={isHydrated ? undefined : `${COUNT_FIELD}${id}`}
          value={count || ""}
          placeholder="0"
          onChange={({ target }) => onCount(Number(target.value.replace(/\D/g, "")))}
          className="field figures w-12! shrink-0 px-1! text-center"
        />
        <Step {...step} sign="+" label={HAND_ME_DOWNS_COPY.oneMore(name)} by={1} />
      </div>
    </li>
  );
}

interface StepProps extends Pick<BagRowProps, "count" | "isHydrated" | "onCount"> {
  sign: "−" | "+";
  label: string;
  by: 1 | -1;
}

/** Keeps its place until scripts run, so that nothing shifts. */
function Step({ sign, label, by, count, isHydrated, onCount }: StepProps) {
  const next = Math.min(MOST, Math.max(0, count + by));
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === count || undefined}
      onClick={() => next !== count && onCount(next)}
      className={`grid size-11 shrink-0 touch-manipulation place-items-center rounded-full text-lg leading-none text-rose hover:bg-blush aria-disabled:text-ink-soft aria-disabled:opacity-50 ${isHydrated ? "" : "invisible"}`}
    >
      {sign}
    </button>
  );
}
