// What a write needs to know of the line that it is about.
import type { ReadLine } from "~/data/gifts/reservations.server.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import { type GiftTarget, readTargetKey, targetKey } from "~/domain/gifts/gift-target.ts";
import type { FoundGiftList } from "./find-gift-list.ts";

/** A list's line for a target; null if it isn't on the list. */
export function lineFor({ lines }: Pick<FoundGiftList, "lines">, target: GiftTarget): GiftLine | null {
  return lines.find(({ key }) => key === targetKey(target)) ?? null;
}

/** The line with the versions of the rows that it was worked out from. */
export function lineAsRead({ list, items }: FoundGiftList, line: GiftLine): ReadLine {
  const item =
    line.kind === "garment" ? items.find(({ clothingId }) => clothingId === line.clothingId) : null;
  return {
    planId: list.planId,
    target: readTargetKey(line.key) ?? { kind: "wish", wishId: "" },
    listVersion: list.listVersion,
    planVersion: list.planVersion,
    itemVersion: item?.version ?? null,
    wished: line.kind === "wish" ? line.needed : Math.max(0, line.needed - line.owned),
  };
}
