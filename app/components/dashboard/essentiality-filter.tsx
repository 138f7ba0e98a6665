// Button and checkboxes that choose how essential the shown items are. A part of the controls' form before the scripts
// are there; with them each box acts at once.
import { FILTER_COPY } from "~/copy/dashboard.ts";
import { ALL_ESSENTIALITIES, choosesAll, ESSENTIALITY_PARAM } from "~/domain/essentiality-filter.ts";
import { ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";

interface EssentialityFilterProps {
  /** Empty means every item. */
  chosen: readonly Essentiality[];
  onChange: (chosen: Essentiality[]) => void;
}

const PANEL = "essentiality-filter";

export function EssentialityFilter({ chosen, onChange }: EssentialityFilterProps) {
  const summary = choosesAll(chosen) ? FILTER_COPY.all : chosen.join(", ");
  function toggle(essentiality: Essentiality, isOn: boolean) {
    const others = chosen.filter((other) => other !== essentiality);
    onChange(isOn ? [...others, essentiality] : others);
  }
  return (
    <div className="min-w-0 flex-1 text-xs text-ink-soft sm:flex-none">
      <span aria-hidden="true">{FILTER_COPY.label}</span>
      <button
        type="button"
        popoverTarget={PANEL}
        style={{ anchorName: "--filter" }}
        aria-label={`${FILTER_COPY.label}: ${summary}`}
        className="mt-0.5 block min-h-11 w-full truncate rounded-xl border border-outline bg-surface px-3 text-left text-sm font-medium text-ink sm:max-w-56"
      >
        {summary}
      </button>
      <fieldset
        id={PANEL}
        popover="auto"
        data-at-anchor
        style={{ positionAnchor: "--filter" }}
        className="border border-hairline bg-surface p-2 text-ink shadow-overlay"
      >
        <legend className="sr-only">{FILTER_COPY.label}</legend>
        <input type="hidden" name={ESSENTIALITY_PARAM} value={ALL_ESSENTIALITIES} />
        {ESSENTIALITIES.map((essentiality) => (
          <label
            key={essentiality}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm hover:bg-sunken"
          >
            <input
              type="checkbox"
              name={ESSENTIALITY_PARAM}
              value={essentiality}
              checked={chosen.includes(essentiality)}
              onChange={({ target }) => toggle(essentiality, target.checked)}
              className="size-5 accent-rose"
            />
            {essentiality}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
