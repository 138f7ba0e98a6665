/** The first so many characters and an ellipsis, or the whole text when it is no longer; never half an emoji. */
export function truncate(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join("").trimEnd()}…`;
}
