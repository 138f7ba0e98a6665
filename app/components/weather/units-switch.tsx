// The way to the other units, beside the weather: a form for somebody's own pages, a link where an address says the units.
import { useLocation } from "react-router";
import { UNITS_PATH } from "~/contracts/accounts/units-answer.ts";
import { DEGREES, UNITS_COPY } from "~/copy/weather/units.ts";
import { otherUnits, type Units } from "~/domain/weather/units.ts";
import type { UnitsChoice } from "~/hooks/weather/use-units.ts";

/** One tap, remembered on all devices; without scripts the page comes back in the other units. */
export function UnitsSwitch({ units: { shown, choose } }: { units: UnitsChoice }) {
  const { pathname, search } = useLocation();
  const other = otherUnits(shown);
  return (
    <form
      method="post"
      action={UNITS_PATH}
      data-chrome
      className="units-switch"
      onSubmit={(event) => {
        event.preventDefault();
        choose(other);
      }}
    >
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <button type="submit" name="units" value={other}>
        <OtherUnits units={other} />
      </button>
    </form>
  );
}

/** The same on a page whose address says it. */
export function UnitsLink({ units, path }: { units: Units; path: string }) {
  return (
    <p data-chrome className="units-switch">
      <a href={path}>
        <OtherUnits units={otherUnits(units)} />
      </a>
    </p>
  );
}

/** Beside the line of the weather there is room for the second word only. */
function OtherUnits({ units }: { units: Units }) {
  return (
    <b>
      <span>{UNITS_COPY.use}</span> {DEGREES[units]}
    </b>
  );
}
