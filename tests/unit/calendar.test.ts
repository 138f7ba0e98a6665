// Days in words are what date-fns' formatter makes of them, which is too large to be sent to browsers.
import { UTCDate } from "@date-fns/utc";
import { format } from "date-fns";
import fc from "fast-check";
import { expect, it } from "vitest";

import { formatDay, plusDays } from "../../app/domain/calendar.ts";

const PATTERNS = ["MMM d, yyyy", "MMM d", "MMM yyyy", "MMMM d", "MMMMM", "EEEE, MMMM d, yyyy"];

it("every day reads as date-fns writes it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), fc.constantFrom(...PATTERNS), (count, pattern) => {
      const day = plusDays("1950-01-01", count);
      expect(formatDay(day, pattern)).toBe(format(new UTCDate(`${day}T00:00:00Z`), pattern));
    }),
  );
});

it("a day that is none is refused", () => {
  expect(() => formatDay("2025-02-30")).toThrow(RangeError);
});
