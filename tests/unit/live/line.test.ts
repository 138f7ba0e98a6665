// What a channel's two times say about a page and its ticket.
import { expect, it } from "vitest";
import {
  CLOCK_MARGIN_MS,
  isBehind,
  isTicketBelieved,
  isTicketYoung,
  nextInstant,
  TICKET_LIFE_MS,
} from "../../../app/domain/live/line.ts";

const T = 1_800_000_000_000;
const memory = (toldAt: number, endedAt = 0) => ({ toldAt, endedAt });

it("a page that has heard the last thing told is not behind, any other that has heard something is", () => {
  expect(isBehind({ readAt: T, heardAt: T + 9 }, memory(T + 9))).toBe(false);
  expect(isBehind({ readAt: T, heardAt: T + 8 }, memory(T + 9))).toBe(true);
  expect(isBehind({ readAt: T, heardAt: T + 9 }, memory(T + 8)), "a memory that was lost").toBe(true);
});

it("a page that has heard nothing yet is behind unless it was read clearly after the last thing told", () => {
  expect(isBehind({ readAt: T, heardAt: null }, memory(T + 1))).toBe(true);
  expect(isBehind({ readAt: T, heardAt: null }, memory(T - CLOCK_MARGIN_MS + 1))).toBe(true);
  expect(isBehind({ readAt: T, heardAt: null }, memory(T - CLOCK_MARGIN_MS))).toBe(false);
  expect(isBehind({ readAt: 0, heardAt: null }, memory(1)), "nothing is known of the page").toBe(true);
  expect(isBehind({ readAt: 0, heardAt: null }, memory(0)), "nothing was ever told").toBe(false);
});

it("a ticket is young for a minute, and believed when it was made clearly after the last end of a session", () => {
  expect(isTicketYoung(T, T + TICKET_LIFE_MS)).toBe(true);
  expect(isTicketYoung(T, T + TICKET_LIFE_MS + 1)).toBe(false);
  expect(isTicketBelieved(T, memory(T, 0))).toBe(true);
  expect(isTicketBelieved(T, memory(T, T - CLOCK_MARGIN_MS))).toBe(false);
  expect(isTicketBelieved(T, memory(T, T - CLOCK_MARGIN_MS - 1))).toBe(true);
});

it("instants rise also when the clock does not", () => {
  expect(nextInstant(T, T - 5)).toBe(T);
  expect(nextInstant(T, T)).toBe(T + 1);
  expect(nextInstant(T - 100, T)).toBe(T + 1);
});
