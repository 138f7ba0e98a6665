import { type ImageVariant, imageMediaType } from "~/contracts/wardrobe/image-variant.ts";
import type { ImageFacts } from "~/lib/image-file/image-facts.ts";

export type VariantShape = Pick<ImageVariant, "size" | "format">;

export interface ImageMaker {
  /** One of a picture's variants: square, upright, and without metadata. Throws if it can't be decoded. */
  make(image: ImageFacts, shape: VariantShape): Promise<ArrayBuffer>;
}

/** A maker over the Images binding, which applies the EXIF orientation. */
export function imageMaker(images: ImagesBinding): ImageMaker {
  return {
    async make({ clean }, { size, format }) {
      const made = await images
        .input(new Blob([clean]).stream())
        .transform({ width: size, height: size, fit: "cover" })
        .output({
          format: imageMediaType(format),
          anim: false,
          ...(format === "jpeg" && { background: "#ffffff" }),
        });
      return made.response().arrayBuffer();
    },
  };
}
