// What may be uploaded as a garment's picture.

/** 5 MB. */
export const MOST_IMAGE_BYTES = 5_242_880;

/** What the file picker offers; a browser accepts AVIF too, and sends it as another type. */
export const PICKED_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

const MOST_PIXELS = 40_000_000;

/** In pixels; a smaller picture is accepted but looks blurry. */
const LEAST_SIDE = 200;

/** Whether a picture, in pixels, is smaller than we recommend. */
export function isSmallImage({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < LEAST_SIDE;
}

export type ImageProblem = "IMAGE_TYPE_INVALID" | "IMAGE_TOO_MANY_PIXELS";

/** Why a picture is refused, judged by its pixels per side; null if it is accepted. */
export function imageProblem(facts: { width: number; height: number } | null): ImageProblem | null {
  if (!facts || facts.width < 1 || facts.height < 1) return "IMAGE_TYPE_INVALID";
  return facts.width * facts.height > MOST_PIXELS ? "IMAGE_TOO_MANY_PIXELS" : null;
}
