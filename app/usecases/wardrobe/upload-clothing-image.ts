import { imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import { failImage, insertUpload } from "~/data/wardrobe/image-uploads.server.ts";
import { canManageClothingImages } from "~/domain/accounts/access.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { type ImageProblem, imageProblem } from "~/domain/wardrobe/image-upload.ts";
import { joined } from "~/lib/image-file/image-facts.ts";
import { readImage } from "~/lib/image-file/read-image.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export interface SentImage {
  userId: string;
  clothingId: number | null;
  file: Uint8Array<ArrayBuffer>;
}

export type UploadResult =
  | { kind: "accepted"; imageUrl: string }
  | { kind: "refused"; code: ImageProblem | Extract<ErrorCode, "IMAGE_ITEM_UNKNOWN"> }
  | { kind: "denied"; code: Extract<ErrorCode, "IMAGE_ROLE_REQUIRED" | "ROLE_UNVERIFIED"> };

/**
 * Stores a valid picture of a garment without its metadata and has its variants made. A refused one stores
 * nothing. Throws if D1 or R2 fails; then the garment keeps its picture, and the sweep removes what was
 * written.
 */
export async function uploadClothingImage(
  { db, images, imageQueue, now }: Needs<"db" | "images" | "imageQueue" | "now">,
  { userId, clothingId, file }: SentImage,
): Promise<UploadResult> {
  const facts = readImage(file);
  const problem = imageProblem(facts);
  if (!facts || problem) return { kind: "refused", code: problem ?? "IMAGE_TYPE_INVALID" };
  if (clothingId === null) return { kind: "refused", code: "IMAGE_ITEM_UNKNOWN" };

  const imageId = newId();
  const contentHash = await hashOf(imageId, facts.clean);
  const { type: mediaType, width, height } = facts;
  // The row comes first: every object in the bucket belongs to a row, so that a sweep can find it.
  const { role, isStored } = await insertUpload(
    db,
    { imageId, clothingId, contentHash, mediaType, width, height, uploadedBy: userId },
    now,
  );
  if (role === null) return { kind: "denied", code: "ROLE_UNVERIFIED" };
  if (!canManageClothingImages(role)) return { kind: "denied", code: "IMAGE_ROLE_REQUIRED" };
  if (!isStored) return { kind: "refused", code: "IMAGE_ITEM_UNKNOWN" };
  try {
    await images.keepUpload(imageId, facts.clean);
  } catch (error) {
    await failImage(db, imageId, now);
    throw error;
  }
  await imageQueue.send({ imageId });
  securityLog("image_uploaded", { userId, clothingId, imageId });
  return { kind: "accepted", imageUrl: imageUrl({ contentHash, size: 288, format: "jpeg" }) };
}

async function hashOf(imageId: string, bytes: Uint8Array): Promise<string> {
  const named = joined([new TextEncoder().encode(imageId), bytes]);
  const hash = await crypto.subtle.digest("SHA-256", named);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
