// What the pages say about the due date on any day before and after it.
// The days around every change of unit are spelled out, since that is where wording breaks;
// a property keeps zeros and wrong plurals out everywhere else.

import fc from "fast-check";
import { expect, test } from "vitest";
import { areSeveral } from "~/domain/plans/names.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import { dueMoment } from "../../../app/domain/plans/birth-date.ts";
import * as words from "../../../app/words/en/plans/due-date-copy.ts";

const dueDateBanner = (...days: Parameters<typeof dueMoment>) => words.dueDateBanner(dueMoment(...days));
const pickerGreeting = (...days: Parameters<typeof dueMoment>) => words.pickerGreeting(dueMoment(...days));

const DUE = "2025-03-31";

test.each([
  [-280, "40 Weeks to Baby!"],
  [-27, "3 Weeks to Baby!"],
  [-21, "3 Weeks to Baby!"],
  [-20, "20 Days to Baby!"],
  [-2, "2 Days to Baby!"],
  [-1, "1 Day to Baby!"],
  [0, "Today is your due date!"],
  [1, "Your baby is less than a week old"],
  [6, "Your baby is less than a week old"],
  [7, "Your baby is 1 week old"],
  [29, "Your baby is 4 weeks old"],
  [30, "Your baby is 1 month old"],
  [61, "Your baby is 2 months old"],
  [365, "Your baby is 12 months old"],
])("the banner %i days from the due date reads %s", (days, text) => {
  expect(dueDateBanner(DUE, plusDays(DUE, days))).toBe(text);
});

test.each([
  [-280, "You are 40 weeks away from meeting your baby!"],
  [-13, "You are 1 week away from meeting your baby!"],
  [-7, "You are 1 week away from meeting your baby!"],
  [-6, "You are less than a week away from meeting your baby!"],
  [-1, "You are less than a week away from meeting your baby!"],
  [0, "Today is your due date!"],
  [3, "Your baby is less than a week old"],
  [14, "Your baby is 2 weeks old"],
  [30, "Your baby is 1 month old"],
  [400, "Your baby is 13 months old"],
])("the greeting %i days from the due date reads %s", (days, text) => {
  expect(pickerGreeting(DUE, plusDays(DUE, days))).toBe(text);
});

test("a leap day's child is a month old on the 29th", () => {
  expect(dueDateBanner("2024-02-29", "2024-03-28")).toBe("Your baby is 4 weeks old");
  expect(dueDateBanner("2024-02-29", "2024-03-29")).toBe("Your baby is 1 month old");
});

test("on any day both texts count from one, in the singular for one", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 4_000 }), (days) => {
      for (const speak of [dueDateBanner, pickerGreeting]) {
        const text = speak(DUE, plusDays(DUE, days));
        expect(text).not.toMatch(/\b0 |NaN|-\d/);
        const [, count, plural] = /(\d+) (?:day|week|month)(s?)\b/i.exec(text) ?? [];
        if (count) expect(plural === "s").toBe(count !== "1");
      }
    }),
  );
});

test.each([
  [-1, "Your baby is less than a week old"],
  [0, "Your baby is less than a week old"],
  [6, "Your baby is less than a week old"],
  [7, "Your baby is 1 week old"],
  [40, "Your baby is 1 month old"],
])("%i days after a known birth both texts read %s, whatever the due date was", (days, text) => {
  const bornOn = "2025-03-10";
  const today = plusDays(bornOn, days);
  for (const due of [DUE, "2025-02-01", today]) {
    expect(dueDateBanner(due, today, bornOn)).toBe(text);
    expect(pickerGreeting(due, today, bornOn)).toBe(text);
  }
});

test("Z8 several babies are more than one", () => {
  const of = (today: string, speak: typeof words.dueDateBanner) =>
    speak(dueMoment(DUE, today), { babyNames: null, babies: 2, areSeveral: true });
  expect(of(plusDays(DUE, 14), words.dueDateBanner)).toBe("Your babies are 2 weeks old");
  expect(of(plusDays(DUE, 40), words.pickerGreeting)).toBe("Your babies are 1 month old");
  expect(of(plusDays(DUE, -13), words.pickerGreeting)).toBe("You are 1 week away from meeting your babies!");
});

test.each([
  [["Mia"], 1, "Mia is 2 weeks old"],
  [["Mia", "Leo"], 2, "Mia and Leo are 2 weeks old"],
  [["Mia", ""], 2, "Mia is 2 weeks old"],
  [["", ""], 2, "Your babies are 2 weeks old"],
])("babies go by their names: %j of %i", (babyNames, babies, said) => {
  const born = dueMoment(DUE, plusDays(DUE, 14));
  const named = { babyNames, babies, areSeveral: areSeveral({ babyNames, babies }) };
  expect(words.dueDateBanner(born, named)).toBe(said);
  expect(words.pickerGreeting(born, named)).toBe(said);
});
