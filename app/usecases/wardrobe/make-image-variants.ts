import { failImage, findProcessing, finishImage } from "~/data/wardrobe/image-uploads.server.ts";
import { readImage } from "~/lib/image-file/read-image.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { VARIANTS } from "~/services/images/store.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/**
 * Makes all nine variants of a waiting upload, and shows it once the last one is stored; until then its
 * garment keeps its current picture. Idempotent. Throws if the picture can't be decoded or a service fails,
 * so that it is tried again.
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
  const make = await imageMaker.open(image);
  // One at a time: together they would need the memory of nine pictures.
  for (const shape of VARIANTS) await images.keep({ contentHash, ...shape }, await make(shape));
  const isShown = await finishImage(db, { imageId, clothingId }, clock());
  log.info("image_variants_made", { imageId, clothingId, isShown });
  await images.dropUpload(imageId).catch((error: unknown) => {
    // It is deleted with the variants, when they are replaced.
    log.error("image_upload_not_dropped", { imageId, ...errorFacts(error) });
  });
}
