// The pages whose frame is another one by design.
import type { Frame } from "../support/frame.ts";

/** Pages whose title stands elsewhere, by design. */
const OWN_HEADLINES: readonly { why: string; at: RegExp }[] = [
  {
    why: "A plan's headline is its number, below a header that leads back",
    at: /^\/dashboards\/[^/]+\/\d+-\d+m(?:\?|$)/,
  },
  { why: "Today's is its outfit, below the same header", at: /^\/dashboards\/[^/]+\/today(?:\?|$)/ },
  { why: "A helper's page is Today's", at: /^\/today\/[\w-]{22}$/ },
  { why: "So is an instant plan's, which looks the same", at: /^\/plan\/.*\d{4}-\d{2}$/ },
  { why: "A temperature's page opens with its question", at: /^\/wear\/(?:night\/)?-?\d+c?(?:\/[a-z]+)?$/ },
  { why: "The landing page opens with its promise", at: /^\/$/ },
];

/** Pages without a way back beside their title. */
const WITHOUT_WAY_BACK: readonly { why: string; states: readonly string[] }[] = [
  {
    why: "It is where the ways back lead",
    states: ["no plans", "plans, full", "a reader's plans", "plans, one that can't be read"],
  },
  {
    why: "The bar of the questions stands there; the way back is beside Next",
    states: [
      "quiz, place",
      "quiz, city",
      "quiz, due date",
      "quiz, due date of twins",
      "quiz, clothes",
      "quiz, laundry",
    ],
  },
  {
    why: "Its one button leads home, or tries again",
    states: ["offline", "an invalid share link", "no such page", "no such temperature"],
  },
];

/** The frame that a state's page must have. */
export function frameOf({ name, isError }: { name: string; isError?: true }, path: string): Frame {
  if (!isError && OWN_HEADLINES.some(({ at }) => at.test(path))) return null;
  return { wayBack: !WITHOUT_WAY_BACK.some(({ states }) => states.includes(name)) };
}
