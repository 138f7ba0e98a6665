// A file that a browser saves, under a name that people recognize.

import { withoutEdges } from "~/domain/text-edges.ts";

interface SavedFile {
  /** Such as 'text/csv'; the text is UTF-8. */
  type: string;
  /** In ASCII, for browsers and proxies that read no other: letters, digits, '-', and '.'. */
  plainName: string;
  /** The name with what somebody has typed, such as a plan's title; may hold anything. */
  name: string;
}

/** The file as an answer, for its reader alone. */
export function fileAnswer(body: string, file: SavedFile): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${file.type}; charset=utf-8`,
      "Content-Disposition": savedAs(file),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/**
 * The header that has a file saved under its name (RFC 6266; the name's own letters as in RFC 8187). Nothing in the name can end
 * the header or its value: whatever isn't a letter or a digit is sent as bytes in percent signs.
 */
export function savedAs({ plainName, name }: Omit<SavedFile, "type">): string {
  const encoded = encodeURIComponent(fileName(name, plainName)).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName.replace(/[^\w.-]/g, "-")}"; filename*=UTF-8''${encoded}`;
}

/** What no file system takes in a name, or takes for a folder. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;
/** Line ends and other characters without a look, and those that would turn the ending around. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** File systems allow 255 bytes with the ending. */
const MOST_BYTES = 200;

/** The name as a file can have it, with the ending of the other one. */
function fileName(name: string, plainName: string): string {
  const ending = plainName.slice(plainName.lastIndexOf("."));
  const stem = name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  const seen = stem.replace(UNSEEN, " ").replace(NOT_IN_NAMES, " ").replace(/\s+/g, " ");
  const clean = withoutEdges(seen, " .~-", " .");
  const short = shortened(clean).trimEnd();
  return short === "" ? plainName : `${short}${ending}`;
}

/** As many whole letters as fit; an emoji of several parts is one. */
function shortened(text: string): string {
  const encoder = new TextEncoder();
  let [kept, bytes] = ["", 0];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MOST_BYTES) break;
    kept += segment;
  }
  return kept;
}
