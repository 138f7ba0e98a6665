// What is said of changes that never reached a plan, where the plan is gone.
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";

export const LOST_COPY = {
  title: "Changes that weren't saved",
  lead: "You can't open this plan anymore, so these changes of yours didn't get through. They're only in this browser.",
  forget: "Delete them here",
};

interface LostEdit {
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
