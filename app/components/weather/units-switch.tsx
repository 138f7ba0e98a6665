// Switches the units: a form on a signed-in user's page, a link where the address sets the units.
import { useLocation } from "react-router";
import { UNITS_PATH } from "~/contracts/weather/units-answer.ts";
import { otherUnits, type Units } from "~/domain/weather/units.ts";
import { DEGREES, UNITS_COPY } from "~/words/en/weather/weather-copy.ts";
import type { UnitsChoice } from "./use-units.ts";

/** Stored for all devices. Without scripts, the page reloads in the other units. */
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

/** For a page whose address sets the units. */
export function UnitsLink({ units, path }: { units: Units; path: string }) {
  return (
    <p data-chrome className="units-switch">
      <a href={path}>
        <OtherUnits units={otherUnits(units)} />
      </a>
    </p>
  );
}

/** Next to the weather line there is only room for the degrees. */
function OtherUnits({ units }: { units: Units }) {
  return (
    <b>
      <span>{UNITS_COPY.use}</span> {DEGREES[units]}
    </b>
  );
}
