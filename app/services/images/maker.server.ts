import { type ImageVariant, imageMediaType } from "~/contracts/wardrobe/image-variant.ts";
import type { ImageFacts } from "~/lib/image-file/image-facts.ts";

export type VariantShape = Pick<ImageVariant, "size" | "format">;

export interface ImageMaker {
  /**
   * Reads a picture; returns a function that makes its variants: square, upright, and without metadata.
   * Throws if it can't be decoded.
   */
  open(image: ImageFacts): Promise<(shape: VariantShape) => Promise<ArrayBuffer>>;
}

/** A maker over the Images binding, which applies the EXIF orientation; AVIF is decoded here. */
export function imageMaker(images: ImagesBinding): ImageMaker {
  return {
    async open(image) {
      const source = await decodable(image);
      return async ({ size, format }) => {
        const made = await images
          .input(new Blob([source]).stream())
          .transform({ width: size, height: size, fit: "cover" })
          .output({
            format: imageMediaType(format),
            anim: false,
            ...(format === "jpeg" && { background: "#ffffff" }),
          });
        return made.response().arrayBuffer();
      };
    },
  };
}

/** The binding accepts AVIF only on some plans. */
async function decodable(image: ImageFacts): Promise<Uint8Array<ArrayBuffer>> {
  if (image.type !== "image/avif") return image.clean;
  const { pngOfAvif } = await import("./decode-avif.server.ts");
  return pngOfAvif(image);
}
