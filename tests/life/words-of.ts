/** What a page says, without its markup. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
