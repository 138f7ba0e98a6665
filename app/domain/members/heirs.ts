/**
 * Who takes over each plan when its owner deletes the account: the first of its editors. They come plan by plan, those
 * who have been there longest first.
 */
export function heirsOf<Editor extends { onboardingId: string }>(editors: readonly Editor[]): Editor[] {
  return editors.filter(
    (one, place) => editors.findIndex(({ onboardingId: planId }) => planId === one.onboardingId) === place,
  );
}
