/** The text without these characters at its start and those at its end, in a time that grows with the text alone (S79). */
export function withoutEdges(text: string, atStart: string, atEnd: string): string {
  let [from, to] = [0, text.length];
  while (from < to && atStart.includes(text.charAt(from))) from += 1;
  while (to > from && atEnd.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
