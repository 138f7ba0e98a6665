// The lines of a gift list, worked out from its stored rows as every other list of the plan is.
import { type GiftChoiceColumns, readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { type GiftLine, type GiftWish, giftLines, type HeldPieces } from "~/domain/gifts/gift-lines.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { sizesOver, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { type ItemRow, readPlanItem, shoppingItem } from "~/views/wardrobe/plan-items.ts";

/** The columns of a list and its plan that decide its lines. */
export interface ListedPlan extends GiftChoiceColumns, SizeColumns {
  weatherGroups: string | null;
  laundryScenario: LaundryScenario;
}

interface Rows {
  list: ListedPlan;
  items: readonly Omit<ItemRow, "personalNotes">[];
  wishes: readonly GiftWish[];
  reservations: readonly HeldPieces[];
}

/** The lines on a day: sizes that are over by then, or set aside, are wished for no more. */
export function viewGiftLines({ list, items, wishes, reservations }: Rows, today: IsoDay): GiftLine[] {
  const { days, newbornDays } = readSizes(list);
  const over = sizesOver(sizeTimes(days, today));
  const planned = { groups: readWeatherGroups(list.weatherGroups) ?? {}, newbornDays };
  const asked = items.map((row) => ({
    ...shoppingItem(readPlanItem({ ...row, personalNotes: "{}" }), planned, list.laundryScenario, over),
    clothingId: row.clothingId,
  }));
  return giftLines({ items: asked, wishes, reservations, choices: readGiftChoices(list) });
}
