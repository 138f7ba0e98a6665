// Names of a clothing image's variants: the address on the site and the key in R2. Formats and sizes are a
// closed list and the name includes the upload's hash, so a name's content never changes.

/** The smallest file first: the order in which a browser is offered them. */
export const IMAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Pixels per side: one, two, and three times the size on the page, with room for a larger one. */
export const IMAGE_SIZES = [96, 192, 288] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export interface ImageVariant {
  /** SHA-256 of an upload's id and bytes, lowercase hex; the id keeps uploads from sharing files. */
  contentHash: string;
  size: ImageSize;
  format: ImageFormat;
}

const ADDRESS = "/images/";
const KEY = /^clothing\/([0-9a-f]{64})\/(\d{2,3})\.([a-z]{4})$/;

/** The key of a variant in the bucket. */
export function imageKey({ contentHash, size, format }: ImageVariant): string {
  return `clothing/${contentHash}/${size}.${format}`;
}

/** The variant that a key names, or null. */
export function parseImageKey(key: string): ImageVariant | null {
  const [, contentHash, pixels, ending] = KEY.exec(key) ?? [];
  const size = IMAGE_SIZES.find((known) => String(known) === pixels);
  const format = IMAGE_FORMATS.find((known) => known === ending);
  return contentHash && size && format ? { contentHash, size, format } : null;
}

/** The address of a variant on the site. */
export function imageUrl(variant: ImageVariant): string {
  return `${ADDRESS}${imageKey(variant)}`;
}

/** The variant at a requested path; null for anything that `imageUrl` doesn't produce. */
export function parseImageUrl(path: string): ImageVariant | null {
  return path.startsWith(ADDRESS) ? parseImageKey(path.slice(ADDRESS.length)) : null;
}

export function imageMediaType(format: ImageFormat): `image/${ImageFormat}` {
  return `image/${format}`;
}

/** All sizes of a format, for `srcset`. */
export function imageSourceSet(contentHash: string, format: ImageFormat): string {
  return IMAGE_SIZES.map((size) => `${imageUrl({ contentHash, size, format })} ${size}w`).join(", ");
}
