// Photos of clothes on a server: what an upload leaves in R2 and in the database.
import {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageFormat,
  imageKey,
} from "../../../app/contracts/wardrobe/image-variant.ts";
import type { HostedServer } from "../../support/hosted-server.ts";

/** A plain 96 px square in each format. */
const SQUARES: Readonly<Record<ImageFormat, string>> = {
  avif: "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAGAAAABgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAwbWRhdBIACgk4Ga/fbQENBpAyGRMQmLk4AAWAAASXvyySKAsx9PDj4lfLF/Q=",
  webp: "UklGRloAAABXRUJQVlA4IE4AAABQBQCdASpgAGAAPzmcyl6vKyilIOgB4CcJaQDWsK+wGN7yW1DveQ7tXOzji3d26VYiBgAA/tDKer//FDmzuBUAGxsiaC5+EQcBQAAAAAA=",
  jpeg: "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABgAGADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIE/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkAltAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAf/2Q==",
};

export function photoBytes(format: ImageFormat): Buffer {
  return Buffer.from(SQUARES[format], "base64");
}

/** Gives every catalogue item its own finished photo; returns content hashes by clothing id. */
export async function photographCatalogue(server: HostedServer): Promise<Map<number, string>> {
  const rows = await server.ask(
    `insert into clothing_images (image_id, clothing_id, content_hash, media_type, width, height, status, created_at, updated_at)
      select 'photo' || clothing_id, clothing_id, printf('%064x', clothing_id), 'image/png', 800, 800, 'ready', 1, 1
      from clothing_list where owner_id is null
      returning clothing_id, content_hash`,
  );
  const photos = new Map(rows.map((row) => [Number(row.clothing_id), String(row.content_hash)]));
  for (const contentHash of photos.values()) {
    const variants = IMAGE_FORMATS.flatMap((format) => IMAGE_SIZES.map((size) => ({ format, size })));
    await Promise.all(
      variants.map(({ format, size }) =>
        server.put(imageKey({ contentHash, size, format }), SQUARES[format]),
      ),
    );
  }
  return photos;
}
