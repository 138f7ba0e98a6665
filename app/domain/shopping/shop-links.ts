// Which shopping links an item shows, in two sections: those for this baby if any, else more general ones.
import type { AgeRange, GenderPreference } from "../vocabulary.ts";

/** In the order of the sections: families look at what costs less first. */
export const LINK_CATEGORIES = ["budget", "premium"] as const;
export type LinkCategory = (typeof LINK_CATEGORIES)[number];

/** In characters, for a title or a description. */
export const LONGEST_LINK_TEXT = 200;
/** In characters. */
export const LONGEST_LINK_URL = 2000;
/** The lowest display order is 0. */
export const HIGHEST_LINK_ORDER = 999;

/** The columns that decide the choice; null means every gender or every age. */
export interface LinkFacts {
  id: number;
  category: LinkCategory;
  displayOrder: number;
  gender: GenderPreference | null;
  ageRange: AgeRange | null;
}

export interface LinkSection<Link> {
  category: LinkCategory;
  links: Link[];
}

/** The links of the first step that has any: for gender and age range, for the gender, for everyone. */
export function chooseLinks<Link extends LinkFacts>(
  links: readonly Link[],
  { gender, ageRange }: { gender: GenderPreference; ageRange: AgeRange },
): Link[] {
  const forGender = links.filter((link) => link.gender === null || link.gender === gender);
  const forBoth = forGender.filter((link) => link.ageRange === ageRange);
  return [forBoth, forGender, [...links]].find((step) => step.length > 0) ?? [];
}

/** The links by category, each section in display order; empty sections are left out. */
export function sectionsOfLinks<Link extends LinkFacts>(links: readonly Link[]): LinkSection<Link>[] {
  const sorted = links.toSorted(
    (left, right) => left.displayOrder - right.displayOrder || left.id - right.id,
  );
  return LINK_CATEGORIES.map((category) => ({
    category,
    links: sorted.filter((link) => link.category === category),
  })).filter((section) => section.links.length > 0);
}
