// The administrators' forms for shopping links: a link's fields, and its on/off switch.
import { z } from "zod";
import { code, codeOf, type ErrorCode, type FieldErrorCodes } from "../../domain/error-codes.ts";
import { isBlank, isDisturbing } from "../../domain/one-line-text.ts";
import { ZIP_COUNTRY } from "../../domain/places/place.ts";
import { COUNTRY_CODES } from "../../domain/places/us-states.ts";
import { LINK_CATEGORIES, LONGEST_LINK_TEXT, LONGEST_LINK_URL } from "../../domain/shopping/shop-links.ts";
import { AGE_RANGES, GENDER_PREFERENCES } from "../../domain/vocabulary.ts";
import { readCount } from "../../domain/wardrobe/owned.ts";
import { type FormContract, readRowId, requiredLine, type SentFields } from "../form.ts";
import { isNumber, objectOf } from "../shape.ts";

/** The id of the changed link. */
const isLinkAnswer = objectOf({ linkId: isNumber });

export const linkForm = {
  fields: [
    "category",
    "displayOrder",
    "gender",
    "ageRange",
    "productTitle",
    "descriptor",
    "affiliateUrl",
    "country",
  ],
  typed: ["displayOrder", "productTitle", "descriptor", "affiliateUrl"],
  answer: isLinkAnswer,
} as const satisfies FormContract;

export const linkSwitchForm = {
  fields: ["linkId", "active"],
  typed: [],
  answer: isLinkAnswer,
} as const satisfies FormContract;

const line = z
  .string()
  .trim()
  .refine((text) => !isDisturbing(text), { error: code("LINK_TEXT_UNREADABLE"), abort: true })
  .max(LONGEST_LINK_TEXT, code("LINK_TEXT_TOO_LONG"));

/** One value of a list; an empty choice means all of them. */
const oneOrAll = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .union([z.literal("").transform(() => null), z.enum(values)], { error: code("LINK_AUDIENCE_INVALID") })
    .default(null);

const link = z.object({
  category: z.enum(LINK_CATEGORIES, { error: code("LINK_CATEGORY_INVALID") }),
  displayOrder: z
    .string({ error: code("LINK_ORDER_INVALID") })
    .transform((text) => readCount(text, 3))
    .pipe(z.number(code("LINK_ORDER_INVALID"))),
  gender: oneOrAll(GENDER_PREFERENCES),
  ageRange: oneOrAll(AGE_RANGES),
  // A form that says nothing means the seed's country: no link is better than a wrong one.
  country: z
    .string()
    .refine((text) => text === "" || COUNTRY_CODES.has(text), code("LINK_AUDIENCE_INVALID"))
    .transform((text) => text || null)
    .default(ZIP_COUNTRY),
  productTitle: requiredLine({
    most: LONGEST_LINK_TEXT,
    missing: "LINK_TITLE_REQUIRED",
    unreadable: "LINK_TEXT_UNREADABLE",
    tooLong: "LINK_TEXT_TOO_LONG",
  }),
  descriptor: line.transform((text) => (isBlank(text) ? null : text)).default(null),
  affiliateUrl: z
    .string({ error: code("LINK_URL_INVALID") })
    .trim()
    .max(LONGEST_LINK_URL, { error: code("LINK_URL_TOO_LONG"), abort: true })
    // A user name and password before the host would make the link look like it leads to another site.
    .refine((text) => !/^https?:[\\/]*[^/?#\\]*@/i.test(text), {
      error: code("LINK_URL_INVALID"),
      abort: true,
    })
    .pipe(
      z.url({
        protocol: /^https$/,
        hostname: z.regexes.domain,
        normalize: true,
        error: code("LINK_URL_INVALID"),
      }),
    ),
});

export type LinkFields = z.infer<typeof link>;

export type LinkReading = { isValid: true; link: LinkFields } | { isValid: false; errors: FieldErrorCodes };

/** The link in a form's fields, or what is wrong with each. */
export function readLink(fields: SentFields): LinkReading {
  const parsed = link.safeParse(fields);
  if (parsed.success) return { isValid: true, link: parsed.data };
  const errors: Record<string, ErrorCode> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= codeOf(message);
  return { isValid: false, errors };
}

const linkSwitch = z.object({ linkId: z.string(), active: z.enum(["on", "off"]) });

/** Which link to switch, and whether on or off; null for anything else. */
export function readLinkSwitch(fields: SentFields): { linkId: number; isActive: boolean } | null {
  const parsed = linkSwitch.safeParse(fields).data;
  const linkId = readRowId(parsed?.linkId);
  return parsed && linkId !== null ? { linkId, isActive: parsed.active === "on" } : null;
}
