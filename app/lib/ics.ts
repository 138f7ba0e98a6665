// A calendar file (RFC 5545) of days: what Google's, Apple's and Microsoft's calendars read.

const LINE_END = "\r\n";
const MOST_OCTETS = 75;

export interface CalendarDay {
  /** The same event keeps its uid, so that reading the file again moves it instead of doubling it. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  /** 'yyyy-MM-dd' */
  day: string;
  /** The day after, 'yyyy-MM-dd'. */
  end: string;
  summary: string;
  description: string;
  /** An address, already written as one. */
  url: string;
  /** How long before midnight of the day it rings, as in 'P20DT15H', and what it says; null where it does not ring. */
  alarm: { before: string; text: string } | null;
}

interface Calendar {
  /** Who has made it, as in '-//Example//EN'. */
  producer: string;
  name: string;
  /** Epoch milliseconds. */
  now: number;
  days: readonly CalendarDay[];
}

/** The whole file. Texts may hold anything: none of it can end a line. */
export function calendarFile({ producer, name, now, days }: Calendar): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escaped(producer)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => event(day, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => folded(line) + LINE_END).join("");
}

function event({ uid, sequence, day, end, summary, description, url, alarm }: CalendarDay, stamp: string) {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
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

/** What may stand in no line, and what some readers take for the end of one. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(CONTROLS, "");
}

/** No line is longer than 75 bytes; what follows goes on behind a space, and no letter is cut. */
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
