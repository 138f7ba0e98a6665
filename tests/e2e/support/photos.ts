// Photos of clothes in a server that is not running: what an upload leaves in R2 and in the database.
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageFormat,
  imageKey,
} from "../../../app/contracts/wardrobe/image-variant.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { askStoppedDatabase } from "./database.ts";

/** What we take from wrangler.toml, which wrangler reads without types. */
interface BucketConfig {
  compatibility_date: string;
  r2_buckets: { binding: string; bucket_name: string }[];
}

/** A plain square of 96 px in each format. */
const SQUARES: Readonly<Record<ImageFormat, string>> = {
  avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAGAAAABgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAwbWRhdBIACgk4Ga/fbQENBpAyGRMQmLk4AAWAAASXvyySKAsx9PDj4lfLF/Q=",
  webp: "UklGRloAAABXRUJQVlA4IE4AAABQBQCdASpgAGAAPzmcyl6vKyilIOgB4CcJaQDWsK+wGN7yW1DveQ7tXOzji3d26VYiBgAA/tDKer//FDmzuBUAGxsiaC5+EQcBQAAAAAA=",
  jpeg: "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABgAGADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIE/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkAltAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/2Q==",
};

/** The bytes of a photo in a format. */
export function photoBytes(format: ImageFormat): Buffer {
  return Buffer.from(SQUARES[format], "base64");
}

/** Gives every item of the catalogue a finished photo of its own; answers their content hashes by clothing id. */
export async function photographCatalogue(server: LocalServer): Promise<Map<number, string>> {
  await server.stop();
  const rows = await askStoppedDatabase(
    server,
    `insert into clothing_images (image_id, clothing_id, content_hash, media_type, width, height, status, created_at, updated_at)
      select 'photo' || clothing_id, clothing_id, printf('%064x', clothing_id), 'image/png', 800, 800, 'ready', 1, 1
      from clothing_list where owner_id is null
      returning clothing_id, content_hash`,
  );
  const photos = new Map(rows.map((row) => [Number(row.clothing_id), String(row.content_hash)]));
  await fillBucket(server, [...photos.values()]);
  await server.start();
  return photos;
}

async function fillBucket(server: LocalServer, contentHashes: readonly string[]): Promise<void> {
  const simulator = openBucket(server.stateDir);
  try {
    const bucket = await simulator.getR2Bucket("IMAGES_BUCKET");
    for (const contentHash of contentHashes) {
      for (const format of IMAGE_FORMATS) {
        for (const size of IMAGE_SIZES) {
          await bucket.put(imageKey({ contentHash, size, format }), photoBytes(format));
        }
      }
    }
  } finally {
    await simulator.dispose();
  }
}

/** A simulator that only opens the bucket, where the server keeps it. */
function openBucket(stateDir: string): Miniflare {
  const { compatibility_date, r2_buckets }: BucketConfig = unstable_readConfig({ config: "wrangler.toml" });
  return new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(stateDir, "v3"),
      resourceTmpPath: join(stateDir, "tmp"),
      cf: false,
      workers: [
        {
          name: "layette",
          modules: true,
          script: "export default { fetch: () => new Response(null, { status: 404 }) }",
          compatibilityDate: compatibility_date,
          r2Buckets: Object.fromEntries(r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
        },
      ],
    }),
  );
}
