// Reads calendars by a parser that nobody here wrote.
import ICAL from "ical.js";

export interface ReadEvent {
  uid: string;
  sequence: number;
  status: string | null;
  /** 'yyyy-MM-dd', and the day after the last one. */
  start: string;
  end: string;
  summary: string;
  description: string;
  /** When it last changed, as ISO 8601. */
  stamp: string;
}

export interface ReadCalendar {
  name: string;
  method: string | null;
  refresh: string | null;
  ttl: string | null;
  events: ReadEvent[];
}

/** What a calendar program reads; throws for what isn't a calendar, and for a date with a time. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const textOf = (name: string) => {
    const value = calendar.getFirstPropertyValue(name);
    return value === null ? null : `${value}`;
  };
  return {
    name: textOf("x-wr-calname") ?? "",
    method: textOf("method"),
    refresh: textOf("refresh-interval"),
    ttl: textOf("x-published-ttl"),
    events: calendar.getAllSubcomponents("vevent").map(readEvent),
  };
}

function readEvent(component: ICAL.Component): ReadEvent {
  const event = new ICAL.Event(component);
  if (!event.startDate.isDate || !event.endDate.isDate) throw new Error("Not a whole day");
  const status = component.getFirstPropertyValue("status");
  return {
    uid: event.uid,
    sequence: Number(component.getFirstPropertyValue("sequence")),
    status: status === null ? null : `${status}`,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    summary: event.summary,
    description: event.description,
    stamp: `${component.getFirstPropertyValue("dtstamp")}`,
  };
}
