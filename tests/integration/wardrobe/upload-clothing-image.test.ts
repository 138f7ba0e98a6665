// Pictures that administrators upload: what is accepted, what the real Images binding stores in real R2, and
// what is left when something breaks on the way (S53 to S57, S45, F30).

import { env } from "cloudflare:workers";
import { inflateSync } from "node:zlib";
import { asc, eq } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  imageKey,
  imageSourceSet,
  parseImageUrl,
} from "~/contracts/wardrobe/image-variant.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingImages, usersProfile } from "~/data/schema.ts";
import { failImage, finishImage } from "~/data/wardrobe/image-uploads.server.ts";
import { MOST_IMAGE_BYTES } from "~/domain/wardrobe/image-upload.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { joined, letters, viewOf } from "~/lib/image-file/image-facts.ts";
import * as imageUpload from "~/routes/wardrobe/upload-image.ts";
import * as root from "../../../app/root.tsx";
import { runCron } from "../../../workers/cron/run.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { failingBucket, failingDatabase, fillingBucket } from "../../support/faulty-bindings.ts";
import { deliverNext, drain, type HeldQueues, heldQueues } from "../../support/held-queues.ts";
import { hostileFiles, hugePng } from "../../support/hostile-files.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { expectLogs, loggedLines } from "../../support/logs.ts";
import { webpOf } from "../../support/lying-pictures.ts";
import { serverParts } from "../../support/site-routes.ts";

const db = openDatabase(env.DB);
const SITE = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [{ path: "admin/clothing/upload", ...serverParts(imageUpload) }],
  },
]);
const HOUR = 60 * 60_000;
const INVALID = "Invalid file type. Only PNG, JPEG, JPG, WebP, and AVIF files are allowed.";
const TOO_LARGE = "File too large. Maximum size is 5MB.";

let queues: HeldQueues;
let admin: { id: string; cookie: string };

async function aManager(role: string): Promise<{ id: string; cookie: string }> {
  const { id } = await aUser(db, { profile: { role } });
  return { id, cookie: (await aSession(db, id)).cookie };
}

beforeEach(async () => {
  await db.delete(clothingImages);
  const { objects } = await env.IMAGES_BUCKET.list();
  if (objects.length > 0) await env.IMAGES_BUCKET.delete(objects.map(({ key }) => key));
  queues = heldQueues();
  admin = await aManager("admin");
});

function picture(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(env.TEST_PICTURES[name] ?? ""), (letter) => letter.charCodeAt(0));
}

interface Wish {
  cookie?: string | undefined;
  clothingId?: string;
  name?: string;
  type?: string;
  bindings?: Partial<Env>;
  now?: number;
  headers?: HeadersInit;
  /** Sent instead of the form. */
  body?: ReadableStream;
}

/** Uploads like a page's script. */
async function upload(bytes: Uint8Array<ArrayBuffer>, wish: Wish = {}) {
  const form = new FormData();
  form.set("clothingId", wish.clothingId ?? "1");
  form.set("replaceExisting", "true");
  form.set("file", new File([bytes], wish.name ?? "photo.png", { type: wish.type ?? "image/png" }));
  const headers = new Headers({ Accept: "application/json", Origin: OWN_ORIGIN });
  const cookie = "cookie" in wish ? wish.cookie : admin.cookie;
  if (cookie) headers.set("Cookie", cookie);
  for (const [name, value] of new Headers(wish.headers)) headers.set(name, value);
  const request = new Request(`${OWN_ORIGIN}/admin/clothing/upload`, {
    method: "POST",
    headers,
    body: wish.body ?? form,
  });
  const bindings = { ...env, ...queues.bindings, ...wish.bindings };
  const context = requestContext(request, bindings, { waitUntil: () => {} }, wish.now ?? Date.now());
  const answer: unknown = await SITE.queryRoute(request, {
    requestContext: context,
    async generateMiddlewareResponse(query) {
      const result: unknown = await query(request);
      return result instanceof Response ? result : Response.json(result);
    },
  });
  if (!(answer instanceof Response)) throw new Error("Nothing was answered");
  const body: unknown = await answer.json().catch(() => null);
  return { status: answer.status, body };
}

const refusal = (error: string) => ({ success: false, error, message: error });

async function storedKeys(): Promise<string[]> {
  return (await env.IMAGES_BUCKET.list()).objects.map(({ key }) => key);
}

function rows() {
  return db.select().from(clothingImages).orderBy(asc(clothingImages.createdAt));
}

function keysOf(contentHash: string): string[] {
  return IMAGE_SIZES.flatMap((size) =>
    IMAGE_FORMATS.map((format) => imageKey({ contentHash, size, format })),
  ).sort();
}

/**
 * The colors at the centers of a stored variant's four quarters, as the initials of red, green, blue, and
 * white.
 */
async function quartersOf(key: string): Promise<string> {
  const object = await env.IMAGES_BUCKET.get(key);
  if (!object) throw new Error(`${key} is missing`);
  const png = await env.IMAGES.input(object.body).output({ format: "image/png" });
  const { width, height, rows, pixelBytes } = unpacked(new Uint8Array(await png.response().arrayBuffer()));
  const places = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => [x, y] as const));
  const colors = places.map(([x, y]) => {
    const row = rows.subarray(Math.floor(y * height) * (1 + width * pixelBytes));
    expect(row[0], "the row is stored as it is").toBe(0);
    const start = 1 + Math.floor(x * width) * pixelBytes;
    return [...row.subarray(start, start + 3)];
  });
  return colors.map(letterOf).join("");
}

/** The rows of a PNG of one byte a channel, each behind the byte that says how it is stored. */
function unpacked(png: Uint8Array) {
  const view = viewOf(png);
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    if (letters(png, at + 4) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    rows: new Uint8Array(inflateSync(joined(parts))),
    pixelBytes: png[25] === 6 ? 4 : 3,
  };
}

const LETTERS: Readonly<Record<string, string>> = { "100": "r", "010": "g", "001": "b", "111": "w" };

function letterOf(color: readonly number[]): string {
  return LETTERS[color.map((byte) => Number(byte > 127)).join("")] ?? "?";
}

describe("an upload", () => {
  it.each(["png", "jpeg", "webp"])(
    "S56 of a %s with a place and orientation 6 becomes nine upright variants without EXIF",
    async (format) => {
      const { status, body } = await upload(picture(`${format}-6`));
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toEqual({ success: true, data: { imageUrl: expect.stringContaining("/288.jpeg") } });
      expect((await rows()).map((row) => row.status)).toEqual(["processing"]);
      await drain(queues, { ...env, ...queues.bindings });

      const [row] = await rows();
      expect(row).toMatchObject({
        clothingId: 1,
        status: "ready",
        mediaType: `image/${format}`,
        width: 40,
        height: 60,
      });
      const { imageUrl } = (body as { data: { imageUrl: string } }).data;
      expect(parseImageUrl(imageUrl)).toEqual({ contentHash: row?.contentHash, size: 288, format: "jpeg" });
      const keys = await storedKeys();
      expect(keys).toEqual(keysOf(row?.contentHash ?? ""));
      for (const key of keys) {
        const bytes = new Uint8Array(
          (await (await env.IMAGES_BUCKET.get(key))?.arrayBuffer()) ?? new ArrayBuffer(),
        );
        const [, size, ending] = /\/(\d+)\.(\w+)$/.exec(key) ?? [];
        expect(await env.IMAGES.info(new Blob([bytes]).stream()), key).toMatchObject({
          format: `image/${ending}`,
          width: Number(size),
          height: Number(size),
        });
        const text = new TextDecoder("latin1").decode(bytes);
        expect(text, key).not.toMatch(/exif|Layette Camera|A family/i);
        expect(await quartersOf(key), key).toBe("rgbw");
      }
    },
  );

  it.each(Object.entries(hostileFiles()))("S53 of %s is refused and nothing is stored", async (_, bytes) => {
    for (const type of ["image/png", "image/jpeg"]) {
      expect(await upload(bytes, { type, name: "photo.png" })).toEqual({
        status: 400,
        body: refusal(INVALID),
      });
    }
    expect([await storedKeys(), await rows(), queues.waiting]).toEqual([[], [], []]);
  });

  it("S53 of an AVIF is refused, whatever its name and its type are, and nothing is stored", async () => {
    for (const [name, type] of [
      ["photo.avif", "image/avif"],
      ["photo.webp", "image/webp"],
      ["photo", ""],
    ] as const) {
      expect(await upload(picture("avif-6"), { name, type }), name).toEqual({
        status: 400,
        body: refusal(INVALID),
      });
    }
    expect([await storedKeys(), await rows(), queues.waiting]).toEqual([[], [], []]);
  });

  it("S54 is taken up to its last allowed byte, and not one more", async () => {
    // What a camera appends to a picture counts toward the size while it is uploaded.
    const whole = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(picture("jpeg-1"));
      return bytes;
    };
    expect((await upload(whole(MOST_IMAGE_BYTES))).status).toBe(200);
    expect(await storedKeys()).toHaveLength(1);
    const refused = { status: 413, body: refusal(TOO_LARGE) };
    expect(await upload(whole(MOST_IMAGE_BYTES + 1))).toEqual(refused);
    expect(await upload(whole(MOST_IMAGE_BYTES + 1), { headers: { "Content-Length": "10" } })).toEqual(
      refused,
    );
    expect(await storedKeys()).toHaveLength(1);
  });

  it("S54 of 200 MB is cut off where it becomes too much, whatever it says of its length", async () => {
    const head = `--line\r\nContent-Disposition: form-data; name="clothingId"\r\n\r\n1\r\n--line\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    for (const length of ["", "1000"]) {
      let sent = 0;
      let isCancelled = false;
      const chunk = new Uint8Array(64 * 1024);
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
        pull(controller) {
          sent += chunk.length;
          if (sent > 200_000_000) controller.close();
          else controller.enqueue(chunk.slice());
        },
        cancel() {
          isCancelled = true;
        },
      });
      const headers = {
        "Content-Type": "multipart/form-data; boundary=line",
        ...(length && { "Content-Length": length }),
      };
      expect(await upload(new Uint8Array(), { body, headers })).toEqual({
        status: 413,
        body: refusal(TOO_LARGE),
      });
      expect(isCancelled).toBe(true);
      expect(sent).toBeLessThan(MOST_IMAGE_BYTES + 4 * chunk.length);
    }
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("S81 that lies about its size is refused, and nothing waits to be decoded", async () => {
    const [small, huge] = [10, 6000].map((side) => ({ width: side, height: side }));
    if (!small || !huge) throw new Error("There are no sizes");
    expect(await upload(webpOf(small, huge))).toEqual({ status: 400, body: refusal(INVALID) });
    expect([await storedKeys(), await rows(), queues.waiting]).toEqual([[], [], []]);
  });

  it("S55 of 20,000 × 20,000 pixels is refused from its header", async () => {
    expect(await upload(hugePng(20_000, 20_000))).toEqual({
      status: 400,
      body: refusal("Image too large. Maximum is 40 megapixels."),
    });
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("S57 takes no word from the name of a file", async () => {
    for (const name of ["../../x", "/etc/passwd", "clothing/../../secret.html", "\0", "x".repeat(300)]) {
      expect((await upload(picture("png-1"), { name, type: "text/html" })).status, name).toBe(200);
    }
    await drain(queues, { ...env, ...queues.bindings });
    const known = /^clothing\/[0-9a-f]{64}\/(96|192|288)\.(avif|webp|jpeg)$/;
    const keys = await storedKeys();
    expect(keys).toHaveLength(45);
    expect(keys.filter((key) => !known.test(key))).toEqual([]);
  });

  it("S45 is denied to everybody without the role, before the file is read", async () => {
    const [user, moderator] = [await aManager("free"), await aManager("moderator")];
    const denied = refusal("Admin or Owner role required for image uploads");
    for (const { cookie } of [user, moderator]) {
      let pulled = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            pulled++;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { "Content-Type": "multipart/form-data; boundary=line" };
      expect(await upload(new Uint8Array(), { cookie, body, headers })).toEqual({
        status: 403,
        body: denied,
      });
      expect(pulled).toBe(0);
    }
    expect(await upload(picture("png-1"), { cookie: undefined })).toEqual({
      status: 401,
      body: refusal("User not authenticated"),
    });
    const { id } = await aUser(db);
    await db.delete(usersProfile).where(eq(usersProfile.userId, id));
    expect(await upload(picture("png-1"), { cookie: (await aSession(db, id)).cookie })).toEqual({
      status: 403,
      body: refusal("Unable to verify user permissions"),
    });
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("is refused while nobody can look up who sends it", async () => {
    expectLogs("viewer_not_read");
    const DB = failingDatabase(env.DB, /from "sessions"/);
    expect(await upload(picture("png-1"), { bindings: { DB } })).toEqual({
      status: 503,
      body: refusal("Unable to verify user permissions"),
    });
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("is allowed to owners, and a role counts at the next request", async () => {
    const owner = await aManager("owner");
    expect((await upload(picture("png-1"), { cookie: owner.cookie })).status).toBe(200);
    await db.update(usersProfile).set({ role: "free" }).where(eq(usersProfile.userId, owner.id));
    expect((await upload(picture("png-1"), { cookie: owner.cookie })).status).toBe(403);
    await db.update(usersProfile).set({ role: "owner" }).where(eq(usersProfile.userId, owner.id));
    expect((await upload(picture("png-1"), { cookie: owner.cookie })).status).toBe(200);
  });

  it("needs a garment of the catalogue, a file, and a form that can be read", async () => {
    for (const clothingId of ["0", "-1", "9999", "1e3", "", "1; drop table users"]) {
      const answer = await upload(picture("png-1"), { clothingId });
      expect(answer, clothingId).toEqual({ status: 404, body: refusal("This item isn't in the catalog.") });
    }
    const bodyOf = (text: string) => new Response(text).body ?? undefined;
    const headers = { "Content-Type": "multipart/form-data; boundary=line" };
    const file = `--line\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--line--\r\n`;
    const send = async (text: string, type = headers["Content-Type"]) => {
      const body = bodyOf(text);
      const wish = { headers: { "Content-Type": type }, ...(body && { body }) };
      return (await upload(new Uint8Array(), wish)).status;
    };
    expect(await send(file)).toBe(400);
    expect(await send("--line\r\nContent-Disp")).toBe(400);
    expect(await send("junk")).toBe(400);
    expect(
      await send(`${"--line\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n".repeat(11)}--line--`),
    ).toBe(400);
    expect(await send("a=b", "application/x-www-form-urlencoded")).toBe(400);
    expect(await send(file, "multipart/form-data")).toBe(400);
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("is logged with who, which garment and which upload, and nothing else", async () => {
    await upload(picture("png-1"), { clothingId: "7" });
    const [row] = await rows();
    const line = loggedLines().find((text) => text.includes("image_uploaded")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      log: "security",
      userId: admin.id,
      clothingId: 7,
      imageId: row?.imageId,
    });
  });
});

describe("F30 when something breaks", () => {
  const bindings = (more: Partial<Env> = {}) => ({ ...env, ...queues.bindings, ...more });

  /** A garment with a finished picture; returns the picture's hash. */
  async function withPicture(): Promise<string> {
    await upload(picture("png-1"), { now: Date.now() - HOUR });
    await drain(queues, bindings());
    const [row] = await rows();
    return row?.contentHash ?? "";
  }

  /** The pictures that parents see. */
  async function shown(): Promise<string[]> {
    const ready = (await rows()).filter(({ status }) => status === "ready");
    return ready.map(({ contentHash }) => contentHash);
  }

  it("R2 fails at the fifth of nine: the old picture serves, and after the sweep nothing else is there", async () => {
    expectLogs("queue_message_failed", "image_message_dead");
    const old = await withPicture();
    expect((await upload(picture("jpeg-6"))).status).toBe(200);
    const bucket = fillingBucket(env.IMAGES_BUCKET, 4);
    await drain(queues, bindings({ IMAGES_BUCKET: bucket }));
    expect(await shown()).toEqual([old]);
    expect((await rows()).map(({ status }) => status)).toEqual(["ready", "failed"]);
    expect((await storedKeys()).length).toBe(9 + 4 + 1);
    for (const key of keysOf(old)) expect(await env.IMAGES_BUCKET.head(key), key).not.toBeNull();

    await runCron("* * * * *", bindings(), Date.now() + 25 * HOUR);
    expect(await storedKeys()).toEqual(keysOf(old));
    expect((await rows()).map(({ status }) => status)).toEqual(["ready"]);
  });

  it("R2 fails once at the fifth: the next try makes all nine", async () => {
    expectLogs("queue_message_failed");
    const old = await withPicture();
    await upload(picture("webp-6"));
    const bucket = fillingBucket(env.IMAGES_BUCKET, 4);
    await deliverNext(queues, bindings({ IMAGES_BUCKET: bucket }));
    expect(await shown()).toEqual([old]);
    await drain(queues, bindings());
    const [now] = await shown();
    expect(now).not.toBe(old);
    expect((await rows()).map(({ status }) => status)).toEqual(["replaced", "ready"]);
    await runCron("* * * * *", bindings(), Date.now() + 25 * HOUR);
    expect(await storedKeys()).toEqual(keysOf(now ?? ""));
  });

  it("R2 takes no upload: it is told, and nothing is left", async () => {
    expectLogs("image_not_uploaded");
    const IMAGES_BUCKET = failingBucket(env.IMAGES_BUCKET, ["put"]);
    expect(await upload(picture("png-1"), { bindings: { IMAGES_BUCKET } })).toEqual({
      status: 503,
      body: refusal("Upload failed"),
    });
    expect((await rows()).map(({ status }) => status)).toEqual(["failed"]);
    await runCron("* * * * *", bindings(), Date.now() + 25 * HOUR);
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("D1 fails: it is told, and R2 was not asked", async () => {
    expectLogs("image_not_uploaded");
    const DB = failingDatabase(env.DB, /insert into "clothing_images"/);
    expect((await upload(picture("png-1"), { bindings: { DB } })).status).toBe(503);
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("an upload that is cut off stores nothing", async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            `--line\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
          ),
        );
        controller.enqueue(picture("png-1").slice(0, 200));
        controller.error(new Error("The line is down"));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=line" };
    expect((await upload(new Uint8Array(), { body, headers })).status).toBe(400);
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("a lost message is sent again, and what waits for an hour is given up", async () => {
    await upload(picture("png-1"));
    queues.waiting.splice(0);
    const start = Date.now();
    await runCron("* * * * *", bindings(), start + 30_000);
    expect(queues.waiting).toEqual([]);
    await runCron("* * * * *", bindings(), start + 61_000);
    expect(queues.waiting).toHaveLength(1);
    queues.waiting.splice(0);
    await runCron("* * * * *", bindings(), start + HOUR + 1000);
    expect((await rows()).map(({ status }) => status)).toEqual(["failed"]);
    await runCron("* * * * *", bindings(), start + 27 * HOUR);
    expect([await storedKeys(), await rows()]).toEqual([[], []]);
  });

  it("what cannot be decoded is given up, and the old picture serves", async () => {
    expectLogs("queue_message_failed", "image_message_dead");
    const old = await withPicture();
    // Its header says it is a picture, but its content isn't.
    expect((await upload(hugePng(300, 300))).status).toBe(200);
    await drain(queues, bindings());
    expect(await shown()).toEqual([old]);
    expect((await rows()).map(({ status }) => status)).toEqual(["ready", "failed"]);
  });

  it("a message that comes twice or late changes nothing", async () => {
    await upload(picture("png-1"));
    const [letter] = queues.waiting;
    if (!letter) throw new Error("No message was sent");
    queues.waiting.push({ ...letter }, { ...letter });
    await drain(queues, bindings());
    expect((await rows()).map(({ status }) => status)).toEqual(["ready"]);
    expect(await storedKeys()).toHaveLength(9);
    const [row] = await rows();
    expect(await failImage(db, row?.imageId ?? "", 1)).toBe(false);
    expect(await finishImage(db, { imageId: row?.imageId ?? "", clothingId: 1 }, 1)).toBe(false);
  });

  it("a message that nobody can read ends among the dead letters", async () => {
    expectLogs("queue_message_unreadable", "image_message_dead");
    await queues.bindings.IMAGE_QUEUE.send({ imageId: 5 });
    await drain(queues, bindings());
    expect(queues.sentTo("layette-images-dead")).toBe(1);
  });
});

describe("pictures that overtake each other", () => {
  it("the newest upload stays, whichever is made last", async () => {
    const start = Date.now();
    await upload(picture("png-1"), { now: start });
    await upload(picture("jpeg-1"), { now: start + 1 });
    const [older, newer] = queues.waiting.splice(0);
    if (!older || !newer) throw new Error("Two messages should wait");
    queues.waiting.push(newer, older);
    await drain(queues, { ...env, ...queues.bindings });
    expect((await rows()).map(({ status }) => status)).toEqual(["replaced", "ready"]);
    const [, ready] = await rows();
    expect(imageSourceSet(ready?.contentHash ?? "", "avif")).toContain("288w");
  });

  it("the same file for two garments is stored for each, so that neither goes with the other", async () => {
    await upload(picture("png-1"), { clothingId: "1" });
    await upload(picture("png-1"), { clothingId: "2" });
    await drain(queues, { ...env, ...queues.bindings });
    const [first, second] = await rows();
    expect(first?.contentHash).not.toBe(second?.contentHash);
    expect(await storedKeys()).toHaveLength(18);
  });
});
