// Finds the place of a quiz answer: a ZIP code or a city.
import { packPlace } from "~/contracts/places/stored-place.ts";
import type { PlanAnswers, QuizAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { locateCity } from "./locate-city.ts";
import { locateZip } from "./locate-zip.ts";

/** The answers as a plan stores them, or why there can be no plan; in one round trip. */
export async function locateAnswer(
  db: Database,
  { placeId, ...answers }: QuizAnswers,
): Promise<{ answers: PlanAnswers; problem: null } | { answers: null; problem: ErrorCode }> {
  const found = placeId ? await locateCity(db, placeId) : await locateZip(db, answers.zipcode);
  if (found.kind === "unknown") return { answers: null, problem: found.code };
  const place = found.kind === "city" ? packPlace(found.city) : null;
  return { answers: { ...answers, place }, problem: null };
}
