// The cron's care for uploaded pictures: lost messages are resent, and outdated pictures leave the bucket.
import { deleteOverImages, failImage, selectLeftImages } from "~/data/wardrobe/image-uploads.server.ts";
import { log } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Longer than an upload needs to reach the bucket and its message to be retried. */
const QUIET_MS = 60_000;
const GIVEN_UP_AFTER_MS = 60 * 60_000;
/** Pages that were open when a picture was replaced still request it. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 50;

/**
 * Resends lost uploads, gives up those waiting for an hour, and removes what was replaced or failed a day
 * ago.
 */
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
