// The cron looks after uploaded pictures: lost messages are sent again, and what is over leaves the bucket.
import { deleteOverImages, failImage, selectLeftImages } from "~/data/wardrobe/image-uploads.server.ts";
import { log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Longer than an upload takes to reach the bucket and its message to be tried again. */
const QUIET_MS = 60_000;
const GIVEN_UP_AFTER_MS = 60 * 60_000;
/** Pages that were open when a picture was replaced still ask for it. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 50;

/** Sends lost uploads to their queue again, gives up what waits for an hour, and removes what was replaced or failed a day ago. */
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
  for (const { imageId, status, updatedAt } of left) {
    if (status !== "processing") continue;
    // Since it was uploaded, or was made to wait once more (scripts/jobs.ts).
    if (updatedAt < now - GIVEN_UP_AFTER_MS) await failImage(db, imageId, now);
    else await imageQueue.send({ imageId });
  }
  if (over.length > 0) {
    await images.dropAll(over);
    // The rows last: as long as one is there, its objects are found again.
    await deleteOverImages(
      db,
      over.map(({ imageId }) => imageId),
    );
  }
  log.info("images_swept", { waiting: left.length - over.length, removed: over.length });
}
