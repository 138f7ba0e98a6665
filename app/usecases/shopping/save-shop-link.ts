// Adds or changes a garment's shopping link, for administrators.
import type { SentFields } from "~/contracts/form.ts";
import { readLink } from "~/contracts/shopping/link-form.ts";
import { insertLink, updateLink } from "~/data/shopping/managed-links.server.ts";
import type { FieldErrorCodes } from "~/domain/error-codes.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export interface LinkAddress {
  userId: string;
  clothingId: number;
  /** Null adds one. */
  linkId: number | null;
}

export type SaveLinkResult =
  | { kind: "saved"; linkId: number }
  | { kind: "refused"; errors: FieldErrorCodes }
  /** There is no such garment or link, or the user has no managing role anymore. */
  | { kind: "not-found" };

/** Saves a form's link; parents see it the next time they open the garment's links. Throws if D1 fails. */
export async function saveShopLink(
  { db }: Needs<"db">,
  { userId, clothingId, linkId }: LinkAddress,
  fields: SentFields,
): Promise<SaveLinkResult> {
  const reading = readLink(fields);
  if (!reading.isValid) return { kind: "refused", errors: reading.errors };
  const { link } = reading;
  const saved =
    linkId === null
      ? await insertLink(db, userId, clothingId, link)
      : (await updateLink(db, userId, { clothingId, linkId }, link)) && linkId;
  if (!saved) return { kind: "not-found" };
  const change = linkId === null ? "added" : "edited";
  securityLog("shop_link_changed", { userId, clothingId, linkId: saved, change });
  return { kind: "saved", linkId: saved };
}

/** Shows or hides a link; false if there is no such link or the role is missing. Throws if D1 fails. */
export async function switchShopLink(
  { db }: Needs<"db">,
  { userId, clothingId, linkId }: LinkAddress & { linkId: number },
  isActive: boolean,
): Promise<boolean> {
  const isSaved = await updateLink(db, userId, { clothingId, linkId }, { isActive });
  const change = isActive ? "switched-on" : "switched-off";
  if (isSaved) securityLog("shop_link_changed", { userId, clothingId, linkId, change });
  return isSaved;
}
