// Said once what was entered without a network has been sent, or didn't reach a plan that is gone, on whatever page is open.

import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const SENT_LATER_COPY = {
  facts: {
    sent: "We've saved the size details you entered offline.",
    refused: "We couldn't save the size details you entered offline.",
    seeWhy: "Go to your baby's size to see why.",
  },
  bags: {
    sent: "The bag you added while you were offline is saved.",
    refused: "We couldn't save the bag you added while you were offline.",
    seeWhy: "Go to Hand-me-downs to see why.",
  },
  left: (text: string) => `We couldn't read: ${text}`,
};

export const LOST_COPY = {
  title: "Changes that weren't saved",
  lead: "You can't open this plan anymore, so we couldn't save these changes. They're only in this browser.",
  forget: "Delete them here",
};

export interface LostEdit {
  name?: string | undefined;
  ageRange: keyof typeof SIZE_LABELS;
  kind: "quantity" | "note" | "set-aside";
  value: string | number;
}

/** "Footed Sleepers, 0–3m: 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `“${value}”`,
    "set-aside": value === "no" ? "put back" : "skipped",
  };
  return `${name ?? "An item"}, ${SIZE_LABELS[ageRange]}: ${what[kind]}`;
}
