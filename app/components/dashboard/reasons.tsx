import type { ItemView } from "~/contracts/dashboard-view.ts";
import { SIZE_UP_HINT } from "~/copy/wardrobe.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";

interface ReasonsProps extends Pick<ItemView, "cells" | "notes"> {
  groups: readonly WeatherGroup[];
}

/** Why each number is what it is (decision Q10), and what the catalogue has to say of the item. */
export function Reasons({ cells, groups, notes }: ReasonsProps) {
  const reasons = groups.flatMap((group) => {
    const cell = cells.find(({ weatherGroupOrder }) => weatherGroupOrder === group.weather_group_order);
    return cell?.why ? [{ group, why: cell.why, sizeUp: cell.sizeUp }] : [];
  });
  return (
    <>
      {reasons.length > 0 && (
        <dl className="figures grid gap-1.5 text-sm">
          {reasons.map(({ group, why, sizeUp }) => (
            <div key={group.weather_group_order}>
              <dt className="text-xs text-ink-soft">{group.category}</dt>
              <dd>{why}</dd>
              {sizeUp && <dd className="text-ink-soft">{SIZE_UP_HINT}</dd>}
            </div>
          ))}
        </dl>
      )}
      {notes && <p className="text-sm text-ink-soft">{notes}</p>}
    </>
  );
}
