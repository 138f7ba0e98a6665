// What could not be sent yet, kept over a reload of the tab.
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import type { FieldEdit } from "./edit-queue.ts";

const keyOf = (onboardingId: string) => `unsaved-edits:${onboardingId}`;

/** Keeps a plan's unsaved edits in place of those kept before; a full or forbidden store is no reason to fail. */
export function keepUnsaved(onboardingId: string, edits: readonly FieldEdit[]): void {
  try {
    if (edits.length === 0) window.sessionStorage.removeItem(keyOf(onboardingId));
    else window.sessionStorage.setItem(keyOf(onboardingId), JSON.stringify(edits));
  } catch {
    // The edits are still in the page.
  }
}

/** The edits kept for a plan; what makes no sense is left out. */
export function readUnsaved(onboardingId: string): FieldEdit[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(onboardingId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEdit) : [];
  } catch {
    return [];
  }
}

function isEdit(kept: unknown): kept is FieldEdit {
  if (typeof kept !== "object" || kept === null) return false;
  const { kind, itemId, ageRange, value }: Partial<Record<string, unknown>> = { ...kept };
  if (typeof itemId !== "number" || typeof ageRange !== "string" || !parseAgeRange(ageRange)) return false;
  return kind === "note" ? typeof value === "string" : kind === "quantity" && typeof value === "number";
}
