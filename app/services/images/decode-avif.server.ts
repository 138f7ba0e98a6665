// Decodes uploaded AVIF with a bundled codec. It is loaded on first use: a megabyte that no page needs.
import type { ImageFacts } from "~/lib/image-file/image-facts.ts";
import { shrunk, upright } from "~/lib/image-file/pixels.ts";

/** Twice the largest variant, so that the variants stay sharp. */
const LEAST_SIDE = 576;

/** An AVIF as a small upright PNG. Throws if it can't be decoded. */
export async function pngOfAvif({ clean, pose }: ImageFacts): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: decode, init }, { default: codec }, { encode }] = await Promise.all([
    import("@jsquash/avif/decode.js"),
    import("@jsquash/avif/codec/dec/avif_dec.wasm"),
    import("fast-png"),
  ]);
  await init(codec);
  const decoded = await decode(clean.buffer);
  if (!decoded) throw new Error("The AVIF file has no image");
  return new Uint8Array(encode(upright(shrunk(decoded, LEAST_SIDE), pose)));
}
