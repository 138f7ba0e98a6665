// Countries by their two letters, in the language that is spoken. Server only: browsers disagree on some names.

import { COUNTRY_CODES } from "~/domain/places/us-states.ts";
import { LANGUAGE } from "~/words/en/language.ts";

type Names = Readonly<Record<"short" | "long", Intl.DisplayNames>>;

/** By the language's tag; they are slow to make. */
const namesByTag = new Map<string, Names>();

/** What is written out outside English: "R.-U." and "EE. UU." say less than "UK" and "US". */
const ABBREVIATED: ReadonlySet<string> = new Set(["GB", "US"]);

/** What may be asked for; anything else throws. */
const CODE = /^[A-Z]{2}$/;

/** All countries with their names, in the order of the names. The language is given by its tag (BCP 47). */
export function countriesByName(tag: string = LANGUAGE.tag): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(tag);
  return [...COUNTRY_CODES]
    .map((code) => ({ code, name: countryName(code, tag) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** 'Germany' for 'DE', 'UK' for 'GB'; the letters themselves if they aren't a country. */
export function countryName(country: string, tag: string = LANGUAGE.tag): string {
  const names = namesByTag.get(tag) ?? namesIn(tag);
  namesByTag.set(tag, names);
  const isShort = tag.startsWith("en") || !ABBREVIATED.has(country);
  return CODE.test(country) ? (names[isShort ? "short" : "long"].of(country) ?? country) : country;
}

function namesIn(tag: string): Names {
  const options = { type: "region", fallback: "code" } as const;
  return {
    short: new Intl.DisplayNames(tag, { ...options, style: "short" }),
    long: new Intl.DisplayNames(tag, { ...options, style: "long" }),
  };
}
