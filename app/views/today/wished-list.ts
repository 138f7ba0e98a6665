// The way of a piece that Today misses to the plan's shopping list.
import type { WishedWay } from "~/contracts/today/shown-today.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import { type AgeNeed, NICE } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { catalogueItem } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { GROUP_FIELD } from "~/domain/wardrobe/custom-item.ts";
import { askedFor } from "~/domain/wardrobe/settle.ts";
import { LAST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { FamilyWardrobe, ItemRow, WardrobeItem } from "~/views/wardrobe/plan-items.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** An item at a size. */
type AtSize = { item: WardrobeItem; size: AgeRange };

/** Finds the way for a piece in the sizes that are `worn` now: it is on the list, set aside, or not needed there. */
export function waysToList(wardrobe: FamilyWardrobe): (key: ItemKey, worn: readonly AgeRange[]) => WishedWay {
  return (key, worn) => wayTo(key, worn, wardrobe);
}

function wayTo(
  key: ItemKey,
  worn: readonly AgeRange[],
  { items, over, groups, still }: FamilyWardrobe,
): WishedWay {
  const pieces = items.filter(({ row }) => isPiece(row, key));
  const everywhere = pieces.flatMap((item) => worn.map((size): AtSize => ({ item, size })));
  for (const { item, size } of everywhere) {
    const need = item.at.get(size);
    if (need && isMissing(need)) return { kind: "listed", path: lineOf({ item, size }, need) };
  }
  // Wanted again, it would be on the list.
  const isAside = ({ item, size }: AtSize) => {
    const need = item.at.get(size);
    if (!need?.isSkipped || over.includes(size)) return false;
    return isMissing({
      ...need,
      needed: askedFor(need.wanted, need.owned, still.isBrief(item.row.clothingNameId, size)),
    });
  };
  const aside = everywhere.find(isAside);
  if (aside) return { kind: "aside", itemId: aside.item.row.dashboardItemId, ageRange: aside.size };
  const size = worn.find((one) => !over.includes(one)) ?? LAST_AGE_RANGE;
  const row = pieces.find((item) => item.row.clothingNameId === key)?.row;
  return row && offeredWarmth(key) === null
    ? { kind: "row", path: `${size}#item-${row.dashboardItemId}` }
    : { kind: "own", path: formFor(key, size, groups) };
}

/** The catalogue's, or one of the parents' own that is as warm. */
function isPiece({ clothingNameId, warmAs }: ItemRow, key: ItemKey): boolean {
  return clothingNameId === key || offeredWarmth(warmAs) === key;
}

/** A piece that comes as a gift is on the list, too. */
function isMissing({ needed, owned }: Pick<AgeNeed, "needed" | "owned">): boolean {
  return needed > owned;
}

/** The list's line of an item. */
function lineOf({ item, size }: AtSize, { essentiality }: Pick<AgeNeed, "essentiality">): string {
  const search = new URLSearchParams({ for: size, ...(NICE.includes(essentiality) && { nice: "1" }) });
  return `shopping-list?${search}#line-${item.row.dashboardItemId}-${essentiality ?? "unrated"}`;
}

/** The form of an own item, with the name of the piece and one of it for each weather of the size. */
function formFor(key: ItemKey, size: AgeRange, groups: FamilyWardrobe["groups"]): string {
  const draft = new URLSearchParams({ name: itemName(key), warmAs: offeredWarmth(key) ?? "" });
  for (const { weatherGroupOrder } of groups[size] ?? [])
    draft.set(`${GROUP_FIELD}${weatherGroupOrder}`, "1");
  const search = new URLSearchParams({
    [RESULT_PARAMS.add]: catalogueItem(key)?.category ?? "",
    [RESULT_PARAMS.draft]: `${draft}`,
  });
  return `${size}?${search}#add-item`;
}
