/** The first `characters` characters and an ellipsis, or the whole text if it is no longer; never splits an emoji. */
export function truncate(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join("").trimEnd()}…`;
}
