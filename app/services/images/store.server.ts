// The variants of clothing images in R2.
import { type ImageVariant, imageKey } from "~/contracts/wardrobe/image-variant.ts";

export interface StoredImage {
  /** As a header carries it, in quotes. */
  etag: string;
  bytes: number;
}

export interface ImageStore {
  /** What is stored of a variant, without its bytes; null when nothing is. */
  find(variant: ImageVariant): Promise<StoredImage | null>;
  /** A variant with its bytes, to be sent on or cancelled; null when there is none. */
  open(variant: ImageVariant): Promise<(StoredImage & { body: ReadableStream }) | null>;
}

/** A store over an R2 binding. */
export function imageStore(bucket: R2Bucket): ImageStore {
  return {
    async find(variant) {
      const object = await bucket.head(imageKey(variant));
      return object && factsOf(object);
    },
    async open(variant) {
      const object = await bucket.get(imageKey(variant));
      return object && { ...factsOf(object), body: object.body };
    },
  };
}

function factsOf({ httpEtag, size }: R2Object): StoredImage {
  return { etag: httpEtag, bytes: size };
}
