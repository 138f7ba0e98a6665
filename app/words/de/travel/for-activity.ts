// An activity after 'für', with the article that its noun takes. Used by the texts beside it alone.
import { ACTIVITY_LABELS } from "./trips-copy.ts";

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  [ACTIVITY_LABELS.beach]: "für den Strand",
  [ACTIVITY_LABELS.sightseeing]: "für den Stadtbummel",
};

/** 'für den Strand', 'fürs Wandern'; `label` is one of ACTIVITY_LABELS. */
export function activityWords(label: string): string {
  return WITH_ARTICLE[label] ?? `fürs ${label}`;
}
