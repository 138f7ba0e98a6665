// The closed list of image variants: each has an address, and nothing else does.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageVariant,
  imageKey,
  imageMediaType,
  imageSourceSet,
  imageUrl,
  parseImageKey,
  parseImageUrl,
} from "../../../app/contracts/wardrobe/image-variant.ts";

const HASH = "0123456789abcdef".repeat(4);

const aVariant: fc.Arbitrary<ImageVariant> = fc.record({
  contentHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  size: fc.constantFrom(...IMAGE_SIZES),
  format: fc.constantFrom(...IMAGE_FORMATS),
});

describe("the address of a variant", () => {
  it("I2 exists for three formats in three sizes", () => {
    expect([IMAGE_FORMATS, IMAGE_SIZES]).toEqual([
      ["avif", "webp", "jpeg"],
      [96, 192, 288],
    ]);
    expect(imageUrl({ contentHash: HASH, size: 192, format: "webp" })).toBe(
      `/images/clothing/${HASH}/192.webp`,
    );
  });

  it("I4 leads back to its variant, as the key in R2 does", () => {
    fc.assert(
      fc.property(aVariant, (variant) => {
        expect(parseImageUrl(imageUrl(variant))).toEqual(variant);
        expect(parseImageKey(imageKey(variant))).toEqual(variant);
      }),
    );
  });

  it("I4 is the only address of its variant: whatever is read was built", () => {
    const anyPath = fc.oneof(
      fc.string(),
      fc.webPath(),
      // An address with a part of it replaced, doubled, or cut out.
      fc
        .tuple(
          aVariant,
          fc.nat(90),
          fc.nat(90),
          fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("..", "/", "%2e")),
        )
        .map(([variant, from, length, put]) => {
          const url = imageUrl(variant);
          return url.slice(0, from) + put + url.slice(from + length);
        }),
    );
    fc.assert(
      fc.property(anyPath, (path) => {
        const variant = parseImageUrl(path);
        if (variant) expect(imageUrl(variant)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "",
    "/",
    "/images",
    "/images/",
    "/images/..",
    "/images/../",
    "/images/../wrangler.json",
    `/images/clothing/../clothing/${HASH}/96.avif`,
    `/images/clothing/${HASH}/../${HASH}/96.avif`,
    `/images/clothing/..%2f${HASH}/96.avif`,
    `/images/clothing/${HASH}/96%2eavif`,
    `/images//clothing/${HASH}/96.avif`,
    `//images/clothing/${HASH}/96.avif`,
    `images/clothing/${HASH}/96.avif`,
    `/IMAGES/clothing/${HASH}/96.avif`,
    `/images/clothing/${HASH.toUpperCase()}/96.avif`,
    `/images/clothing/${HASH}0/96.avif`,
    `/images/clothing/${HASH.slice(1)}/96.avif`,
    `/images/clothing/${HASH}/96.avif/`,
    `/images/clothing/${HASH}/96.avif.data`,
    `/images/clothing/${HASH}/96.avif?x`,
    `/images/clothing/${HASH}/96.avif\n`,
    `/images/clothing/${HASH}/096.avif`,
    `/images/clothing/${HASH}/97.avif`,
    `/images/clothing/${HASH}/384.avif`,
    `/images/clothing/${HASH}/96.AVIF`,
    `/images/clothing/${HASH}/96.jpg`,
    `/images/clothing/${HASH}/96.svg`,
    `/images/clothing/${HASH}/96.html`,
    `/images/clothing/${HASH}/96`,
    `/images/clothing/${HASH}/.avif`,
    `/images/clothing/${HASH}`,
    `/images/original/${HASH}/96.avif`,
  ])("S57 is not %j", (path) => {
    expect(parseImageUrl(path)).toBeNull();
  });
});

describe("a variant", () => {
  it("has the media type of its format", () => {
    expect(IMAGE_FORMATS.map(imageMediaType)).toEqual(["image/avif", "image/webp", "image/jpeg"]);
  });

  it("is offered in every size", () => {
    const url = (size: number) => `/images/clothing/${HASH}/${size}.avif`;
    expect(imageSourceSet(HASH, "avif")).toBe(`${url(96)} 96w, ${url(192)} 192w, ${url(288)} 288w`);
  });
});
