// A day is read alike wherever one comes in: each door is shown each spelling, and takes it as the same day or refuses it.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "~/contracts/form.ts";
import { parentsGiftForm, readListWish } from "~/contracts/gifts/parents-gift-form.ts";
import { readSizeWish } from "~/contracts/growth/size-wish.ts";
import { readAnswers, readBirthForm } from "~/contracts/plans/plan-forms.ts";
import { readQuizAnswers, readTypedAnswers } from "~/contracts/plans/quiz-answers.ts";
import { readTripForm } from "~/contracts/travel/trip-form.ts";
import { type IsoDay, isDay, readDay } from "~/domain/calendar.ts";

const TODAY = "2027-03-10";
const DAY = "2027-03-05";
const KEY = "aaaabbbbccccdddd";
const QUIZ = { zipcode: "55401", genderPreference: "girl", laundryScenario: "daily" };
const TRIP = { place: "zip:80202", onboardingId: "p", startDate: DAY, endDate: DAY };
const FACT = { intent: "tell", size: "3-6m", formKey: KEY };

/** What a door takes a text for; null if it refuses it. */
type Door = (text: string) => IsoDay | null | undefined;

function factOn(fields: { on?: string; day?: string }): IsoDay | null {
  const read = readSizeWish({ ...FACT, ...fields }, TODAY);
  return read.kind === "tell" ? (read.wish.facts[0]?.on ?? null) : null;
}

const DOORS: Readonly<Record<string, Door>> = {
  "the quiz": (dueDate) => readQuizAnswers({ ...QUIZ, dueDate }, TODAY).answers?.dueDate,
  "the quiz that isn't sent yet, and its address": (dueDate) => {
    const typed = readTypedAnswers({ ...QUIZ, dueDate }).dueDate;
    return isDay(typed) ? typed : null;
  },
  "changed answers": (dueDate) => readAnswers({ ...QUIZ, dueDate }, TODAY).answers?.dueDate,
  "the birth": (bornOn) => {
    const read = readBirthForm({ intent: "save", bornOn }, TODAY);
    return "error" in read ? null : read.bornOn;
  },
  "the day of a fact": (on) => factOn({ on }),
  "the day of a fact, by its chip": (day) => factOn({ day }),
  "a trip's first day": (startDate) => readTripForm({ ...TRIP, startDate }, TODAY).trip?.startDate,
  "a trip's last day": (endDate) => readTripForm({ ...TRIP, endDate }, TODAY).trip?.endDate,
  "the end of a surprise": (revealOn) => {
    const sent = Object.entries({ title: "Gifts", mode: "surprise", revealOn });
    const read = readListWish(fieldsOf(parentsGiftForm, sent), []);
    return "value" in read ? read.value.revealOn : null;
  },
  "an address": readDay,
};

const TAKEN = [DAY, ` ${DAY} `, `\u00a0${DAY}\u00a0`, `\t${DAY}\r\n`];
const REFUSED = [
  // As people write them: a date field sends one spelling, whatever it shows.
  ...[
    "3/5/2027",
    "03/05/2027",
    "5.3.2027",
    "05.03.2027",
    "5/3/2027",
    "5 de marzo de 2027",
    "5 mars 2027",
    "Mar 5, 2027",
  ],
  ...["2027-3-5", "20270305", "2027/03/05", "2027-03-05T00:00", "2027-03-05Z", "27-03-05", "2027 - 03 - 05"],
  // No such day.
  ...["2027-02-30", "2027-02-29", "2027-13-01", "2027-00-10", "2027-03-00", "2027-04-31"],
  // No digits of ours, or no day at all.
  ...["２０２７-０３-０５", "٢٠٢٧-٠٣-٠٥", "2027\u201003\u201005", "2027\u221203\u221205"],
  ...["", " ", "today", "tomorrow", "NaN", "null", "-2027-03-05", "+002027-03-05", "12027-03-05"],
  ...["a".repeat(10_000), "1".repeat(10_000), " ".repeat(10_000), `${" ".repeat(10_000)}x`],
];
/** Days that nobody means. */
const FAR = ["0000-01-01", "0001-01-01", "1900-01-01", "2200-01-01", "9999-12-31"];

describe.each(Object.entries(DOORS))("%s", (name, door) => {
  it("takes a day, with spaces around it or not", () => {
    for (const text of TAKEN) expect(door(text), JSON.stringify(text)).toBe(DAY);
  });

  it("refuses anything else", () => {
    for (const text of REFUSED) expect(door(text) ?? null, JSON.stringify(text.slice(0, 40))).toBeNull();
  });

  it("takes no day that nobody means", () => {
    // These two only pass it on; what is sent is read again.
    if (name.includes("address")) return;
    for (const text of FAR) expect(door(text) ?? null, text).toBeNull();
  });
});

it("is the only way in: no form and no route asks for a day by itself", () => {
  // In a forecast by the hour, the word says that the sun is up.
  const KEPT = /contracts\/.*\/stored-|contracts\/weather\/(?:weather|hourly)-response/;
  const own = globSync("app/{contracts,routes}/**/*.{ts,tsx}").filter(
    (path) => !KEPT.test(path) && /\bisDay\b/.test(readFileSync(path, "utf8")),
  );
  // Both ask what they show for a day that was read before.
  expect(own.toSorted()).toEqual([
    "app/routes/plans/quiz/answer-field.tsx",
    "app/routes/plans/quiz/quiz-question.tsx",
  ]);
});
