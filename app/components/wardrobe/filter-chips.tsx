// The filter: a chip for each essentiality with its number of pieces. Without scripts they are checkboxes of
// the bar's form; with scripts each acts at once.
import { FILTER_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import { VIEW_FORM } from "./range-bar.tsx";

interface FilterChipsProps {
  /** Hidden when there is nothing to get and so nothing to filter. */
  isHidden: boolean;
  /** Empty means no filter. */
  chosen: readonly Essentiality[];
  pieces: Record<Essentiality, number>;
  onChange: (chosen: Essentiality[]) => void;
}

export function FilterChips({ isHidden, chosen, pieces, onChange }: FilterChipsProps) {
  function toggle(essentiality: Essentiality, isOn: boolean) {
    onChange(ESSENTIALITIES.filter((one) => (one === essentiality ? isOn : chosen.includes(one))));
  }
  if (isHidden) return null;
  return (
    <fieldset data-chrome className="chips">
      <legend className="sr-only">
        {FILTER_COPY.label}
        {chosen.length === 0 && `: ${FILTER_COPY.all}`}
      </legend>
      {chosen.length === ESSENTIALITIES.length && (
        <p role="status" className="w-full text-xs font-semibold">
          {FILTER_COPY.all}
        </p>
      )}
      {ESSENTIALITIES.map((essentiality) => (
        <label key={essentiality} className="chip">
          <input
            form={VIEW_FORM}
            type="checkbox"
            name={ESSENTIALITY_PARAM}
            value={essentiality}
            checked={chosen.includes(essentiality)}
            onChange={({ target }) => toggle(essentiality, target.checked)}
          />
          {ESSENTIALITY_LABELS[essentiality]} <b>{pieces[essentiality]}</b>
        </label>
      ))}
    </fieldset>
  );
}
