// The words that the script of a gift list (assets/gift-list.js) puts figures into: it has none of its own, because the page has
// them in its language.
import { GIVER_COPY, leftWords, wishedWords } from "~/copy/gifts/giver-page-copy.ts";

/** Stand for figures; no list has as many pieces. */
const LEFT = 1_000_001;
const WISHED = 1_000_002;

/** For what is left of a line: of several that are wished for, and of a single one. */
export function leftTemplates() {
  const several = leftWords(LEFT, WISHED).replace(`${LEFT}`, "{left}").replace(`${WISHED}`, "{wished}");
  return { "data-several": several, "data-single": leftWords(1, 1) };
}

/** For the number of things still wished for. */
export function wishedTemplates() {
  return {
    "data-one": wishedWords(1),
    "data-many": wishedWords(2),
    "data-all": GIVER_COPY.allTaken,
  };
}
