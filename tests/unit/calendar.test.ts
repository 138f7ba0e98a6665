// Dates must read as date-fns would format them; its formatter is too large to send to browsers.
import { UTCDateMini } from "@date-fns/utc/date/mini";
import { format } from "date-fns";
import fc from "fast-check";
import { expect, it } from "vitest";

import { formatDay, formatMoment, plusDays } from "../../app/domain/calendar.ts";

const PATTERNS = ["MMM d, yyyy", "MMM d", "MMM yyyy", "MMMM d", "MMMMM", "EEEE, MMMM d, yyyy"];

it("every day reads as date-fns writes it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.constantFrom(...PATTERNS), (count, pattern) => {
      const day = plusDays("1950-01-01", count);
      expect(formatDay(day, pattern)).toBe(format(new UTCDateMini(`${day}T00:00:00Z`), pattern));
    }),
  );
});

it("a day that is none is refused", () => {
  expect(() => formatDay("2025-02-30")).toThrow(RangeError);
});

it.each([
  ["2025-01-05T00:07:59Z", "Jan 5, 2025 at 12:07 AM UTC"],
  ["2025-01-05T11:59:00Z", "Jan 5, 2025 at 11:59 AM UTC"],
  ["2025-01-05T12:00:00Z", "Jan 5, 2025 at 12:00 PM UTC"],
  ["2025-12-31T23:05:00Z", "Dec 31, 2025 at 11:05 PM UTC"],
])("writes the moment %s as '%s'", (instant, expected) => {
  expect(formatMoment(new Date(instant))).toBe(expected);
});
