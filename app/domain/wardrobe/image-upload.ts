// What may be uploaded as a garment's picture.

/** 5 MB. */
export const MOST_IMAGE_BYTES = 5_242_880;

/** What the file picker offers; the server accepts AVIF too. */
export const PICKED_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

const MOST_PIXELS = 40_000_000;
/** AVIF is decoded in the Worker, whose memory fits little more than this. */
const MOST_AVIF_PIXELS = 8_000_000;

/** In pixels; a smaller picture is accepted but looks blurry. */
const LEAST_SIDE = 200;

/** Whether a picture, in pixels, is smaller than we recommend. */
export function isSmallImage({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < LEAST_SIDE;
}

export type ImageProblem = "IMAGE_TYPE_INVALID" | "IMAGE_TOO_MANY_PIXELS" | "IMAGE_AVIF_TOO_MANY_PIXELS";

/** Why a picture is refused, judged by its header (stored pixels per side); null if it is accepted. */
export function imageProblem(
  facts: { type: string; width: number; height: number } | null,
): ImageProblem | null {
  if (!facts || facts.width < 1 || facts.height < 1) return "IMAGE_TYPE_INVALID";
  const pixels = facts.width * facts.height;
  if (pixels > MOST_PIXELS) return "IMAGE_TOO_MANY_PIXELS";
  return facts.type === "image/avif" && pixels > MOST_AVIF_PIXELS ? "IMAGE_AVIF_TOO_MANY_PIXELS" : null;
}
