// The buttons of the share page and dialog: what they send, and the link that a script gets as an answer. And what a share link
// shows of a wardrobe to anyone: numbers, and nothing else about the owner.

import { z } from "zod";
import { isBlank } from "../../domain/one-line-text.ts";
import { type TitleProblem, titleProblem } from "../../domain/plans/card-title.ts";
import type { ShareChoices } from "../../domain/sharing/share-choices.ts";
import type { AgeRange, ItemCategory } from "../../domain/vocabulary.ts";
import type { FormContract } from "../form.ts";
import { isClaimAnswer, isShareAnswer } from "./share-link.ts";

/** Far more than any title with the spaces around it. */
const MOST_TYPED = 1000;

const button = z.enum(["show", "generate", "save", "regenerate", "revoke"]);
/** A form without a checkbox has it unchecked: then nothing about what the owner has is shown. */
const choices = z.object({
  notes: z.enum(["include", "exclude"]),
  title: z.string().max(MOST_TYPED).trim().default(""),
  toGet: z.literal("show").optional(),
});

export type ShareWish =
  | { intent: "show" | "revoke" }
  | { intent: "generate" | "save" | "regenerate"; choices: ShareChoices };

export const shareForm = {
  fields: ["intent", "notes", "title", "toGet"],
  typed: ["title"],
  answer: isShareAnswer,
} as const satisfies FormContract;

/** What a form's fields ask for, or what is wrong with the title; null if they are invalid. */
export function readShareForm(
  fields: Readonly<Record<string, unknown>>,
): ShareWish | { problem: TitleProblem } | null {
  const intent = button.safeParse(fields.intent).data;
  if (!intent) return null;
  if (intent === "show" || intent === "revoke") return { intent };
  const chosen = choices.safeParse(fields).data;
  if (!chosen) return null;
  const title = isBlank(chosen.title) ? null : chosen.title;
  const problem = title && titleProblem(title);
  if (problem) return { problem };
  const isShown = chosen.toGet === "show";
  return {
    intent,
    choices: { title, includePersonalNotes: chosen.notes === "include", showsToGet: isShown },
  };
}

/** Claims the dashboard behind a share link by the link's token and the form's own key; a script gets the copy as an answer. */
export const claimForm = {
  fields: ["token", "formKey"],
  typed: [],
  secret: ["token"],
  answer: isClaimAnswer,
} as const satisfies FormContract;

export interface GuestItem {
  nameId: string;
  name: string;
  /** Pieces needed of this size, or still to get. */
  pieces: number;
}

export type GuestCategory = { category: ItemCategory; items: GuestItem[] };

export interface GuestSize {
  ageRange: AgeRange;
  essentials: number;
  /** Pieces of all levels. */
  everything: number;
  /** The essential items. */
  categories: GuestCategory[];
}

export interface GuestAnswer {
  /** Whether all numbers leave out what the family has. */
  isToGet: boolean;
  /** The size that the page starts with; one of `sizes`. */
  first: GuestSize;
  /** All sizes, or those to come if it is about what is still to get. */
  sizes: GuestSize[];
}
