// The life of an uploaded picture: processing until its variants exist, ready until a newer one takes its
// place, then replaced; or failed. Every change is a compare-and-set, so messages may come twice or late.

import { and, asc, eq, exists, inArray, lt, max, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { firstOf } from "~/data/leased-rows.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { areItemsOpenTo } from "~/data/plans/open-to.server.ts";
import { clothingImages, clothingList, userClothingItems as items, usersProfile } from "~/data/schema.ts";
import { MANAGING_ROLES } from "~/domain/plans/access.ts";
import { pick } from "~/lib/pick.ts";

interface NewUpload {
  imageId: string;
  clothingId: number;
  contentHash: string;
  mediaType: string;
  width: number;
  height: number;
  uploadedBy: string;
}

/**
 * Stores an upload for a garment of the catalogue, if the uploader has a managing role at this moment. `role`
 * is the uploader's, null without a profile.
 */
export async function insertUpload(
  db: Database,
  { uploadedBy, clothingId, ...upload }: NewUpload,
  now: number,
): Promise<{ role: string | null; isStored: boolean }> {
  const [profiles, stored] = await db.batch([
    db.select({ role: usersProfile.role }).from(usersProfile).where(eq(usersProfile.userId, uploadedBy)),
    db
      .insert(clothingImages)
      .select(
        db
          .select({
            imageId: sql<string>`${upload.imageId}`.as("image_id"),
            clothingId: clothingList.clothingId,
            contentHash: sql<string>`${upload.contentHash}`.as("content_hash"),
            mediaType: sql<string>`${upload.mediaType}`.as("media_type"),
            width: sql<number>`${upload.width}`.as("width"),
            height: sql<number>`${upload.height}`.as("height"),
            status: sql<"processing">`'processing'`.as("status"),
            uploadedBy: usersProfile.userId,
            createdAt: sql<number>`${now}`.as("created_at"),
            updatedAt: sql<number>`${now}`.as("updated_at"),
          })
          .from(clothingList)
          .innerJoin(usersProfile, eq(usersProfile.userId, uploadedBy))
          .where(
            and(
              eq(clothingList.clothingId, clothingId),
              sql`${clothingList.ownerId} is null`,
              inArray(usersProfile.role, [...MANAGING_ROLES]),
            ),
          ),
      )
      .returning({ imageId: clothingImages.imageId }),
  ]);
  return { role: profiles[0]?.role ?? null, isStored: stored.length > 0 };
}

/** An upload that still needs its variants. */
export function findProcessing(
  db: Database,
  imageId: string,
): Promise<{ clothingId: number; contentHash: string } | null> {
  return firstOf(
    db
      .select({ clothingId: clothingImages.clothingId, contentHash: clothingImages.contentHash })
      .from(clothingImages)
      .where(isProcessing(imageId)),
  );
}

function isProcessing(imageId: string) {
  return and(eq(clothingImages.imageId, imageId), eq(clothingImages.status, "processing"));
}

/** The statement that ends an upload's processing. */
function settle(db: Database, imageId: string, status: "ready" | "failed", now: number) {
  return db
    .update(clothingImages)
    .set({ status, updatedAt: now })
    .where(isProcessing(imageId))
    .returning({ imageId: clothingImages.imageId });
}

/** Shows an upload once its variants exist and replaces older ones; false if it isn't processing anymore. */
export async function finishImage(
  db: Database,
  { imageId, clothingId }: { imageId: string; clothingId: number },
  now: number,
): Promise<boolean> {
  const newer = alias(clothingImages, "newer");
  const [finished] = await db.batch([
    settle(db, imageId, "ready", now),
    db
      .update(clothingImages)
      .set({ status: "replaced", updatedAt: now })
      .where(
        and(
          eq(clothingImages.clothingId, clothingId),
          eq(clothingImages.status, "ready"),
          exists(
            db
              .select({ one: sql`1` })
              .from(newer)
              .where(
                and(
                  eq(newer.clothingId, clothingId),
                  eq(newer.status, "ready"),
                  sql`(${newer.createdAt}, ${newer.imageId}) > (${clothingImages.createdAt}, ${clothingImages.imageId})`,
                ),
              ),
          ),
        ),
      ),
  ]);
  return finished.length > 0;
}

/** Marks a processing upload as failed; false if it isn't processing anymore. */
export async function failImage(db: Database, imageId: string, now: number): Promise<boolean> {
  return (await settle(db, imageId, "failed", now)).length > 0;
}

/** Uploads processing since before `waitingSince`, and those over since before `overSince`; oldest first. */
export function selectLeftImages(
  db: Database,
  { waitingSince, overSince, most }: { waitingSince: number; overSince: number; most: number },
) {
  return db
    .select(pick(clothingImages, "imageId", "contentHash", "status", "updatedAt"))
    .from(clothingImages)
    .where(
      or(
        and(eq(clothingImages.status, "processing"), lt(clothingImages.createdAt, waitingSince)),
        and(isOver(), lt(clothingImages.updatedAt, overSince)),
      ),
    )
    .orderBy(asc(clothingImages.updatedAt))
    .limit(most);
}

/** Deletes the rows of uploads that are over. */
export async function deleteOverImages(db: Database, imageIds: readonly string[]): Promise<void> {
  await db.delete(clothingImages).where(and(inArray(clothingImages.imageId, [...imageIds]), isOver()));
}

function isOver() {
  return inArray(clothingImages.status, ["replaced", "failed"]);
}

const readyImages = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  db
    .select({
      clothingId: clothingImages.clothingId,
      // SQLite takes the other columns from the row with the maximum.
      contentHash: clothingImages.contentHash,
      newest: max(clothingImages.createdAt),
    })
    .from(items)
    .innerJoin(
      clothingImages,
      and(eq(clothingImages.clothingId, items.clothingId), eq(clothingImages.status, "ready")),
    )
    .where(areItemsOpenTo(viewerId, planId, "read"))
    .groupBy(clothingImages.clothingId),
);

/** The newest finished photo of each garment that has one, in a plan that the viewer may read. */
export function selectReadyImages(db: Database, viewerId: string, planId: string) {
  return readyImages(db, { viewerId, planId });
}
