// What opens over a wardrobe: the dialogs for the parent's own items, the list of numbers, the shop.

import type { Ref } from "react";
import { late } from "~/components/ui/late.tsx";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { ItemRows } from "~/hooks/wardrobe/use-item-actions.ts";
import { AddItemOpener, type ItemAdder } from "./add-item-opener.tsx";
import { NumberPicker } from "./number-picker.tsx";
import type { RowPage } from "./row-props.ts";

const EditItemDialog = late(
  () => import("./edit-item-dialog.tsx"),
  ({ item }) => item !== null,
);
const ShopDrawer = late(
  () => import("~/components/shopping/shop-drawer.tsx"),
  ({ item }) => item !== null,
);

interface WardrobeWindowsProps {
  page: RowPage;
  rows: ItemRows;
  items: readonly ItemView[];
  adder: Ref<ItemAdder>;
  /** Called when something changed that needs the page to reload its data. */
  onChanged: () => void;
}

export function WardrobeWindows({ page, rows, items, adder, onChanged }: WardrobeWindowsProps) {
  const { planId, ageRange, country, groups, actions } = page;
  const target = { onboardingId: planId, ageRange, country, groups, tab: actions.tab };
  const { edited } = rows;
  return (
    <>
      <AddItemOpener ref={adder} {...target} onAdded={onChanged} />
      {edited && (
        <EditItemDialog
          {...target}
          item={(edited.isOpen && items.find(({ id }) => id === edited.itemId)) || null}
          onClose={rows.closeEdited}
          onSaved={onChanged}
        />
      )}
      <NumberPicker target={rows.target} onClose={() => rows.setTarget(null)} />
      <ShopDrawer
        item={rows.shopItem}
        planId={planId}
        ageRange={ageRange}
        onClose={() => rows.setShopItem(null)}
      />
    </>
  );
}
