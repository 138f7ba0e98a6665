// The filter: a chip for each essentiality with its number of pieces. Without scripts they are checkboxes of
// the form around them; with scripts each acts at once.
import { FILTER_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";

interface FilterChipsProps {
  /** Empty means no filter. */
  chosen: readonly Essentiality[];
  pieces: Record<Essentiality, number>;
  onChange: (chosen: Essentiality[]) => void;
}

export function FilterChips({ chosen, pieces, onChange }: FilterChipsProps) {
  function toggle(essentiality: Essentiality, isOn: boolean) {
    onChange(ESSENTIALITIES.filter((one) => (one === essentiality ? isOn : chosen.includes(one))));
  }
  const isAll = chosen.length === 0 || chosen.length === ESSENTIALITIES.length;
  return (
    <fieldset>
      <legend className="sr-only">
        {FILTER_COPY.label}
        {isAll && `: ${FILTER_COPY.all}`}
      </legend>
      {ESSENTIALITIES.map((essentiality) => (
        <label key={essentiality} className="chip">
          <input
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
