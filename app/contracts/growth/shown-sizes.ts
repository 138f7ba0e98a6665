// What pages show of sizes that follow the baby, in words.
import type { AgeRange } from "../../domain/vocabulary.ts";

export interface SizeLine {
  /** '6–9m from about Mar 10, give or take 3 weeks'. */
  text: string;
  /** Size → when it begins, in a few letters, for its tab. */
  marks: Partial<Record<AgeRange, string>>;
  /** Of newborn and preemie sizes, while they are worn. */
  notes: string[];
}

/** What sizes that moved change, once. */
export interface MovedSizes {
  /** '6–9m from Mar 10, not Apr 2'. */
  title: string;
  /** The other sizes that moved. */
  others: string[];
  /** 'Buy sooner: …' of the soonest size's essentials, and 'No longer needed: …'; each with a few items, outerwear first. */
  lines: string[];
}
