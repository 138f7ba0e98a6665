// Answers to the quiz, as families all over give them.
import type { Random } from "../random.ts";

const ZIPS = [
  "55401",
  "33101",
  "85001",
  "98101",
  "80202",
  "10001",
  "99501",
  "70112",
  "96813",
  "04101",
] as const;
/** Munich, Tokyo, Sydney, São Paulo, Nairobi, Reykjavik. */
const CITIES = ["2867714", "1850147", "2147714", "3448439", "184745", "3413829"] as const;
const GENDERS = ["boy", "girl", "neutral"] as const;
const ROUTINES = ["daily", "every_2_3_days", "weekly_plus"] as const;
const DAY_MS = 86_400_000;

/** A day so many days from now, yyyy-MM-dd. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Fields of a form that the quiz takes. */
export function someAnswers(random: Random): Record<string, string> {
  const isCity = random.chance(0.3);
  return {
    zipcode: isCity ? "" : (random.pick(ZIPS) ?? ""),
    ...(isCity ? { placeId: random.pick(CITIES) ?? "" } : {}),
    dueDate: dayFromNow(random.between(-60, 210)),
    genderPreference: random.pick(GENDERS) ?? "",
    laundryScenario: random.pick(ROUTINES) ?? "",
  };
}

/** The same as one text, to compare with what is stored. */
export function answersText(fields: Readonly<Record<string, string>>): string {
  const { zipcode, placeId = "", dueDate, genderPreference, laundryScenario } = fields;
  return [placeId || zipcode, dueDate, genderPreference, laundryScenario].join(" ");
}
