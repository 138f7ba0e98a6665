// A custom item as its edit form starts.
import { readValidAgeRanges, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { selectCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality, type PlanStatus } from "~/domain/vocabulary.ts";
import { customItemFields } from "~/domain/wardrobe/custom-item.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { Needs } from "~/usecases/needs.ts";

export interface EditableItem {
  id: number;
  name: string;
  ageRange: AgeRange;
  essentiality: Essentiality | null;
  /** Its plan's. */
  country: string;
  /** The weather of its age range. */
  groups: WeatherGroup[];
  /** The status of its plan. */
  status: PlanStatus;
  /** Form values by field name. */
  fields: Record<string, string>;
}

/** The item with its form's fields; null if it was removed, or there is none that the viewer may edit. */
export async function readEditableItem(
  { db }: Needs<"db">,
  target: ItemForViewer,
): Promise<EditableItem | null> {
  const [row] = await selectCustomItem(db, target);
  return row ? editableItem(row) : null;
}

type Row = Awaited<ReturnType<typeof selectCustomItem>>[number];

/** The same for a row already read; null if its age range is unreadable. */
export function editableItem(row: Row): EditableItem | null {
  const ageRange = readValidAgeRanges(row.validAgeRanges)?.[0];
  if (!ageRange) return null;
  const groups = readWeatherGroups(row.weatherGroups)?.[ageRange] ?? [];
  // Identical in every laundry routine.
  const cells = unpackQuantities(row.calculatedQuantities)?.daily[ageRange] ?? {};
  const quantities = Object.fromEntries(
    groups.map(({ weatherGroupOrder: order }) => [order, cells[order]?.quantity ?? 0]),
  );
  const essentiality = ESSENTIALITIES.find((level) => level === row.essentiality) ?? null;
  const { name, category } = row;
  return {
    id: row.itemId,
    name,
    ageRange,
    essentiality,
    country: row.country,
    groups,
    status: row.status,
    fields: customItemFields({ name, category, essentiality, quantities }),
  };
}
