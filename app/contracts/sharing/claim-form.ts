// Claiming the dashboard behind a share link: the link's token and the form's own key, and the copy that a
// script gets as an answer.
import type { FormContract } from "../form.ts";
import { isClaimAnswer } from "./share-link.ts";

export const claimForm = {
  fields: ["token", "formKey"],
  typed: [],
  secret: ["token"],
  answer: isClaimAnswer,
} as const satisfies FormContract;
