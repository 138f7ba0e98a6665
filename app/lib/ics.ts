// Writes a calendar file or a feed (RFC 5545) of all-day events that Google, Apple, and Microsoft calendars can read.

const LINE_END = "\r\n";
const MOST_OCTETS = 75;

export interface CalendarDay {
  /** Stable for an event, so that reading the file again moves it instead of duplicating it. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** When it was written, or in a feed when it last changed, in epoch milliseconds. */
  stampedAt: number;
  isCancelled?: boolean;
  /** 'yyyy-MM-dd' */
  day: string;
  /** The day after, 'yyyy-MM-dd'. */
  end: string;
  summary: string;
  description: string;
  /** An absolute, already encoded URL. */
  url: string;
  /** How long before midnight of the day the alarm rings, such as 'P20DT15H', and its text; null for no alarm. */
  alarm: { before: string; text: string } | null;
}

interface Calendar {
  /** The program that made the file, such as '-//Example//EN'. */
  producer: string;
  name: string;
  days: readonly CalendarDay[];
}

/** A whole file to import. Texts may contain anything: nothing in them can break out of a line. */
export function calendarFile(calendar: Calendar): string {
  return written(calendar, ["METHOD:PUBLISH"]);
}

/**
 * A whole feed to subscribe to, which calendars are asked to read again after `refresh`, such as 'P1D'. It names no method: it is
 * what stands at an address, and no message to anyone (RFC 5545, 3.7.2).
 */
export function calendarFeed(calendar: Calendar, refresh: string): string {
  return written(calendar, [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`]);
}

function written({ producer, name, days }: Calendar, head: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escaped(producer)}`,
    "CALSCALE:GREGORIAN",
    ...head,
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(event),
    "END:VCALENDAR",
  ];
  return lines.map((line) => folded(line) + LINE_END).join("");
}

function event({
  uid,
  sequence,
  stampedAt,
  isCancelled,
  day,
  end,
  summary,
  description,
  url,
  alarm,
}: CalendarDay) {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    ...(isCancelled ? ["STATUS:CANCELLED"] : []),
    `DTSTAMP:${new Date(stampedAt).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${end.replaceAll("-", "")}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url.replace(CONTROLS, "")}`,
    "TRANSP:TRANSPARENT",
    ...(alarm ? ring(alarm) : []),
    "END:VEVENT",
  ];
}

function ring({ before, text }: NonNullable<CalendarDay["alarm"]>): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(text)}`,
    `TRIGGER:-${before}`,
    "END:VALARM",
  ];
}

/** Not allowed in a line, or taken for a line break by some readers. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(CONTROLS, "");
}

/** Splits lines at 75 bytes, never within a character; continuation lines start with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [current, room] = ["", MOST_OCTETS];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (octets > room) {
      lines.push(current);
      [current, room] = ["", MOST_OCTETS - 1];
    }
    current += letter;
    room -= octets;
  }
  return [...lines, current].join(`${LINE_END} `);
}
