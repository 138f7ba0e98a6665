// The catalogue with its pictures, for administrators.
import type { ManagedItem } from "~/contracts/wardrobe/shown-dashboard.ts";
import { itemCategory } from "~/domain/vocabulary.ts";
import type { GarmentNames } from "~/domain/wardrobe/find-garment.ts";
import { isSmallImage } from "~/domain/wardrobe/image-upload.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

interface Upload {
  clothingId: number;
  contentHash: string;
  status: "processing" | "ready" | "replaced" | "failed";
  width: number;
  height: number;
}

/** Each garment with its newest finished picture; `uploads` are sorted oldest first. */
export function managedItems(
  garments: readonly (GarmentNames & { category: string })[],
  uploads: readonly Upload[],
): ManagedItem[] {
  const ready = new Map<number, string>();
  const newest = new Map<number, Upload["status"]>();
  const sizes = new Map<number, ManagedItem["small"]>();
  for (const { clothingId, contentHash, status, width, height } of uploads) {
    if (status === "ready") ready.set(clothingId, contentHash);
    newest.set(clothingId, status);
    if (status !== "failed")
      sizes.set(clothingId, isSmallImage({ width, height }) ? { width, height } : null);
  }
  return garments.map(({ category, ...names }) => ({
    ...names,
    name: itemName(names.nameId, names.name),
    category: itemCategory(category),
    image: ready.get(names.id) ?? null,
    upload: stateOf(newest.get(names.id)),
    small: sizes.get(names.id) ?? null,
  }));
}

function stateOf(status: Upload["status"] | undefined): ManagedItem["upload"] {
  return status === "processing" || status === "failed" ? status : "none";
}
