// Pictures of clothes: an administrator's upload, the sizes made of it, and the sweep of what nothing names anymore.

import { imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import {
  deleteOverImages,
  failImage,
  findProcessing,
  finishImage,
  insertUpload,
  selectLeftImages,
} from "~/data/wardrobe/image-uploads.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { canManageClothingImages } from "~/domain/plans/access.ts";
import { type ImageProblem, imageProblem } from "~/domain/wardrobe/image-upload.ts";
import { joined } from "~/lib/image-file/image-facts.ts";
import { readImage } from "~/lib/image-file/read-image.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { VARIANTS } from "~/services/images/store.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/**
 * Makes all nine variants of a waiting upload, and shows it once the last one is stored; until then its garment keeps its current
 * picture. Idempotent. Throws if the picture can't be decoded or a service fails, so that it is tried again.
 */
export async function makeImageVariants(
  { db, images, imageMaker, clock }: Needs<"db" | "images" | "imageMaker" | "clock">,
  imageId: string,
): Promise<void> {
  const upload = await findProcessing(db, imageId);
  if (!upload) return;
  const { clothingId, contentHash } = upload;
  const bytes = await images.openUpload(imageId);
  const image = bytes && readImage(bytes);
  if (!image) {
    await failImage(db, imageId, clock());
    log.error("image_upload_missing", { imageId });
    return;
  }
  // One at a time: together they would need the memory of nine pictures.
  for (const shape of VARIANTS) {
    await images.keep({ contentHash, ...shape }, await imageMaker.make(image, shape));
  }
  const isShown = await finishImage(db, { imageId, clothingId }, clock());
  log.info("image_variants_made", { imageId, clothingId, isShown });
  await images.dropUpload(imageId).catch((error: unknown) => {
    // It is deleted with the variants, when they are replaced.
    log.error("image_upload_not_dropped", { imageId, ...errorFacts(error) });
  });
}

/** Longer than an upload needs to reach the bucket and its message to be retried. */
const QUIET_MS = 60_000;
const GIVEN_UP_AFTER_MS = 60 * 60_000;
/** Pages that were open when a picture was replaced still request it. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 50;

/** Resends lost uploads, gives up those waiting for an hour, and removes what was replaced or failed a day ago. */
export async function sweepImages({
  db,
  images,
  imageQueue,
  now,
}: Needs<"db" | "images" | "imageQueue" | "now">): Promise<void> {
  const left = await selectLeftImages(db, {
    waitingSince: now - QUIET_MS,
    overSince: now - KEPT_MS,
    most: MOST,
  });
  if (left.length === 0) return;
  const over = left.filter(({ status }) => status !== "processing");
  const waiting = left.filter(({ status }) => status === "processing");
  const facts = ({ imageId }: { imageId: string }) => ({ imageId });
  await oneByOne(waiting, { event: "image_not_revived", facts }, ({ imageId, updatedAt }) =>
    // Since it was uploaded, or was reset to waiting (scripts/jobs.ts).
    updatedAt < now - GIVEN_UP_AFTER_MS ? failImage(db, imageId, now) : imageQueue.send({ imageId }),
  );
  if (over.length > 0) {
    await images.dropAll(over);
    // The rows go last: as long as a row exists, its objects can be found again.
    await deleteOverImages(
      db,
      over.map(({ imageId }) => imageId),
    );
  }
  log.info("images_swept", { waiting: waiting.length, removed: over.length });
}

type SentImage = { userId: string; clothingId: number | null; file: Uint8Array<ArrayBuffer> };

type UploadResult =
  | { kind: "accepted"; imageUrl: string }
  | { kind: "refused"; code: ImageProblem | Extract<ErrorCode, "IMAGE_ITEM_UNKNOWN"> }
  | { kind: "denied"; code: Extract<ErrorCode, "IMAGE_ROLE_REQUIRED" | "ROLE_UNVERIFIED"> };

/**
 * Stores a valid picture of a garment without its metadata and has its variants made. A refused one stores nothing. Throws if D1 or
 * R2 fails; then the garment keeps its picture, and the sweep removes what was written.
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
