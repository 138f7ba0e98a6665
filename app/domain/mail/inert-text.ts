// Text as a mail may say it: nothing that a mail program would turn into a link of its own. People type names, titles, and wishes,
// and mails carry them to strangers (H15). What could be tapped is broken where everybody sees it, as in 'evil[.]test'; phone
// numbers stay out, because programs find them behind any punctuation.

/** What turns the direction of the text around it. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a label of a domain may be made of, as generously as a program reads it; some are invisible. */
const IN_LABEL = String.raw`[\p{L}\p{N}\p{M}\p{S}\p{Cf}_-]`;

const SCHEME = /(?<=\p{L}[\p{N}+.-]{0,3})[:\uFF1A](?=[^\s:\uFF1A])/gu;
/** A server's folder, as Outlook links it. */
const SHARE = /\\\\(?=\S)/gu;
const AT = new RegExp(String.raw`(?<=${IN_LABEL}|["'.])[@\uFF20](?=${IN_LABEL}|\[)`, "gu");
/** A dot, or what browsers take for one, inside a word. */
const DOT = new RegExp(String.raw`(?<=${IN_LABEL}|\))[.\uFF0E\u3002\uFF61](?=${IN_LABEL})`, "gu");
/** Seven digits or more, in any script, with whatever may stand between them in a number. */
const NUMBER =
  /[+\uFF0B(\uFF08]{0,2}\p{Nd}(?:[\p{Z}\p{Pd}\p{Cf}()\uFF08\uFF09[\].\uFF0E/\u00B7\u2022~*+]{0,5}\p{Nd}){6,24}/gu;

/** What decides about a dot is this near. */
const NEARBY = 40;
const WWW_BEFORE = /(?:^|[^\p{L}\p{N}])(?:www\d*|ftp)$/iu;
const LABEL_AFTER = new RegExp(`^.${IN_LABEL}{2}`, "u");
const DECIMAL = /^\d+[.]\d+(?![.]?\p{N})/u;

/** The text in one line, without anything that mail programs link. Our own words stay as they are. */
export function inertText(text: string): string {
  return text
    .replace(DIRECTIONS, "")
    .replace(LINE_ENDS, " ")
    .replace(NUMBER, "[…]")
    .replace(SCHEME, "[:]")
    .replace(SHARE, "[\\\\]")
    .replace(AT, "[@]")
    .replace(DOT, (dot, at: number, whole: string) => (isOfName(dot, at, whole) ? `[${dot}]` : dot));
}

/** Whether a dot may be one of a domain or of an address: 'a.b' and '3.5' are none. */
function isOfName(dot: string, at: number, whole: string): boolean {
  const [before, after] = [whole.slice(Math.max(0, at - NEARBY), at), whole.slice(at, at + NEARBY)];
  if (/\d$/.test(before) && /^.\d/u.test(after)) {
    const start = before.split(/[^\d.]/).at(-1) ?? "";
    return !DECIMAL.test(start + after);
  }
  // A full stop of Chinese and Japanese needs no space after it.
  if (dot === "\u3002" && !/^.[a-z\d]/iu.test(after)) return false;
  return LABEL_AFTER.test(after) || WWW_BEFORE.test(before);
}
