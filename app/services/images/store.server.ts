// Clothing images in R2: the public variants, and uploads until their variants are made, which stay private.
import {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageVariant,
  imageKey,
} from "~/contracts/wardrobe/image-variant.ts";

export interface StoredImage {
  /** As in a header, with quotes. */
  etag: string;
  bytes: number;
}

export interface ImageStore {
  /** What is stored about a variant, without its bytes; null if it isn't stored. */
  find(variant: ImageVariant): Promise<StoredImage | null>;
  /** A variant with its bytes, to be sent or canceled; null if it isn't stored. */
  open(variant: ImageVariant): Promise<(StoredImage & { body: ReadableStream }) | null>;
  keep(variant: ImageVariant, bytes: ArrayBuffer): Promise<void>;
  keepUpload(imageId: string, bytes: Uint8Array): Promise<void>;
  /** The uploaded file; null once it is gone. */
  openUpload(imageId: string): Promise<Uint8Array<ArrayBuffer> | null>;
  dropUpload(imageId: string): Promise<void>;
  /**
   * Deletes everything that may be stored for these uploads. At most a hundred uploads: R2 deletes up to a
   * thousand objects at once.
   */
  dropAll(uploads: readonly { imageId: string; contentHash: string }[]): Promise<void>;
}

/** All nine variants of a picture. */
export const VARIANTS = IMAGE_SIZES.flatMap((size) => IMAGE_FORMATS.map((format) => ({ size, format })));

const uploadKey = (imageId: string) => `uploads/${imageId}`;

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
    async keep(variant, bytes) {
      await bucket.put(imageKey(variant), bytes);
    },
    async keepUpload(imageId, bytes) {
      await bucket.put(uploadKey(imageId), bytes);
    },
    async openUpload(imageId) {
      const object = await bucket.get(uploadKey(imageId));
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async dropUpload(imageId) {
      await bucket.delete(uploadKey(imageId));
    },
    async dropAll(uploads) {
      const keys = uploads.flatMap(({ imageId, contentHash }) => [
        uploadKey(imageId),
        ...VARIANTS.map((variant) => imageKey({ contentHash, ...variant })),
      ]);
      if (keys.length > 0) await bucket.delete(keys);
    },
  };
}

function factsOf({ httpEtag, size }: R2Object): StoredImage {
  return { etag: httpEtag, bytes: size };
}
