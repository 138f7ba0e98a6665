// Clothing images in real R2, as the route serves them, and which of them a dashboard shows.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { IMAGE_FORMATS, IMAGE_SIZES, imageKey, imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import { openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { clothingImages, userClothingItems } from "~/data/schema.ts";
import { selectReadyImages } from "~/data/wardrobe/image-uploads.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import { action, loader } from "~/routes/wardrobe/image.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { failingBucket } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";

const db = openDatabase(env.DB);
// Page queries run in a batch, which maps columns differently.
const reader = createPageReader(db);
const HASH = "0123456789abcdef".repeat(4);
const VARIANT = { contentHash: HASH, size: 192, format: "webp" } as const;
const PATH = imageUrl(VARIANT);

/** The route's answer when it reads from this bucket. */
async function ask(path: string, init: RequestInit = {}, IMAGES_BUCKET: R2Bucket = env.IMAGES_BUCKET) {
  const request = new Request(`http://localhost:8787${path}`, init);
  const context = requestContext(request, { ...env, IMAGES_BUCKET }, { waitUntil: () => {} }, Date.now());
  const url = new URL(request.url);
  return loader({ request, url, context, params: { "*": "" }, pattern: "images/*" });
}

/** Reads bytes: the runtime warns about images read as text. */
async function textOf(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer());
}

beforeEach(async () => {
  await env.IMAGES_BUCKET.put(imageKey(VARIANT), "the bytes");
});

describe("an image", () => {
  it("I4 is sent with its media type, a tag, and to be kept for ever", async () => {
    const response = await ask(PATH);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
    });
    expect(await textOf(response)).toBe("the bytes");
  });

  it("has the media type of its address, whatever was stored with it", async () => {
    for (const format of IMAGE_FORMATS) {
      for (const size of IMAGE_SIZES) {
        const variant = { contentHash: HASH, size, format };
        await env.IMAGES_BUCKET.put(imageKey(variant), `${size} ${format}`, {
          httpMetadata: { contentType: "text/html" },
        });
        const response = await ask(imageUrl(variant));
        expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
        expect(await textOf(response)).toBe(`${size} ${format}`);
      }
    }
  });

  it("is not sent again to who has it", async () => {
    const etag = (await env.IMAGES_BUCKET.head(imageKey(VARIANT)))?.httpEtag ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await ask(PATH, { headers: { "If-None-Match": known } });
      expect(response.status, known).toBe(304);
      expect(response.body, known).toBeNull();
      expect(response.headers.get("ETag"), known).toBe(etag);
      expect(response.headers.get("Cache-Control"), known).toContain("immutable");
    }
    for (const known of ['"other"', "", "junk", etag.replaceAll('"', ""), ",,,"]) {
      const response = await ask(PATH, { headers: { "If-None-Match": known } });
      expect(response.status, known).toBe(200);
      expect(await textOf(response), known).toBe("the bytes");
    }
  });

  it("can be asked about without its bytes", async () => {
    const response = await ask(PATH, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.body).toBeNull();
    expect(response.headers.get("Content-Length")).toBe("9");
    expect(response.headers.get("Content-Type")).toBe("image/webp");
  });

  it("S57 is missing wherever the closed list has no address, though the bucket holds something there", async () => {
    await env.IMAGES_BUCKET.put("secret", "secret");
    await env.IMAGES_BUCKET.put(`clothing/${HASH}/97.webp`, "secret");
    const unknown = imageUrl({ ...VARIANT, contentHash: "f".repeat(64) });
    const paths = [
      "/images/secret",
      `/images/clothing/${HASH}/97.webp`,
      `/images/clothing/${HASH}/192%2ewebp`,
      "/images/..%2fsecret",
      unknown,
    ];
    for (const path of paths) {
      for (const init of [{}, { method: "HEAD" }, { headers: { "If-None-Match": "*" } }]) {
        const response = await ask(path, init);
        expect(response.status, path).toBe(404);
        expect(response.headers.get("Cache-Control"), path).toBeNull();
        expect(await textOf(response), path).not.toContain("secret");
      }
    }
  });

  it("cannot be changed from here", () => {
    expect(action().status).toBe(404);
  });

  it("is unavailable while R2 fails, which is no fault of the address and kept by nobody", async () => {
    expectLogs("image_unreadable");
    const bucket = failingBucket(env.IMAGES_BUCKET, ["get", "head"]);
    for (const init of [{}, { method: "HEAD" }, { headers: { "If-None-Match": '"x"' } }]) {
      const response = await ask(PATH, init, bucket);
      expect(response.status).toBe(503);
      expect(response.headers.get("Cache-Control")).toBeNull();
      expect(await textOf(response)).not.toContain("scripted fault");
    }
  });
});

describe("the photos of a plan", () => {
  async function aPlan(clothingIds: readonly number[]) {
    const { id: userId } = await aUser(db);
    const { onboardingId: planId } = await aStoredPlan(db, userId, { status: "completed" });
    await db
      .insert(userClothingItems)
      .values(
        clothingIds.map((clothingId) => ({
          userId,
          clothingId,
          itemName: `Item ${clothingId}`,
          onboardingId: planId,
          attemptNumber: 1,
          calculatedQuantities: "",
          createdAt: 1,
          updatedAt: 1,
        })),
      );
    return { userId, onboardingId: planId };
  }

  async function addImage(
    clothingId: number,
    contentHash: string,
    createdAt: number,
    status: (typeof clothingImages.$inferInsert)["status"] = "ready",
  ) {
    await db
      .insert(clothingImages)
      .values({
        imageId: newId(),
        clothingId,
        contentHash,
        mediaType: "image/png",
        width: 800,
        height: 800,
        status,
        createdAt,
        updatedAt: createdAt,
      });
  }

  it("are the newest finished one of each item", async () => {
    await db.delete(clothingImages);
    const { userId, onboardingId: planId } = await aPlan([1, 2, 3]);
    await addImage(1, "old", 100);
    await addImage(1, "new", 300);
    await addImage(1, "older", 50);
    await addImage(2, "only", 10);
    await addImage(4, "not in the plan", 10);
    const rows = await reader.read(selectReadyImages(db, userId, planId));
    expect(new Map(rows.map((row) => [row.clothingId, row.contentHash]))).toEqual(
      new Map([
        [1, "new"],
        [2, "only"],
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it.each(["processing", "replaced", "failed"] as const)("are not the %s ones", async (status) => {
    await db.delete(clothingImages);
    const { userId, onboardingId: planId } = await aPlan([1]);
    await addImage(1, "ready", 100);
    await addImage(1, status, 200, status);
    expect((await reader.read(selectReadyImages(db, userId, planId))).map((row) => row.contentHash)).toEqual([
      "ready",
    ]);
  });

  it("S43 are read through the user's own plan only", async () => {
    await db.delete(clothingImages);
    await addImage(1, "one", 1);
    const [mine, theirs] = [await aPlan([1]), await aPlan([1])];
    expect(await reader.read(selectReadyImages(db, mine.userId, theirs.onboardingId))).toEqual([]);
    expect(await reader.read(selectReadyImages(db, mine.userId, mine.onboardingId))).toHaveLength(1);
  });
});
