// Rows to start a test from; whatever a test doesn't name gets a value that no other row has.
import type { QuizAnswers } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { clothingList, sessions, userOnboardingData, users, usersProfile } from "~/data/schema.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { LEGAL_KNOWN } from "~/domain/public/legal-changes.ts";
import { newId } from "~/lib/new-id.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";

/** Answers of a family in Minneapolis. */
export const ANSWERS: Omit<QuizAnswers, "babies"> = {
  zipcode: "55401",
  placeId: "",
  dueDate: "2027-02-10",
  genderPreference: "neutral",
  laundryScenario: "every_2_3_days",
};

/** A confirmed user with a profile on the free tier. */
export async function aUser(
  db: Database,
  { user = {}, profile = {} }: UserFields = {},
): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = `${id}@layette.test`;
  const now = Date.now();
  await db.batch([
    db.insert(users).values({ id, email, emailConfirmedAt: now, createdAt: now, ...user }),
    db
      .insert(usersProfile)
      .values({ userId: id, email, legalKnown: LEGAL_KNOWN, createdAt: now, updatedAt: now, ...profile }),
  ]);
  return { id, email };
}

interface UserFields {
  user?: Partial<typeof users.$inferInsert>;
  profile?: Partial<typeof usersProfile.$inferInsert>;
}

/** A pending attempt of the user that counts; the profile's counter is left to the caller. */
export async function aStoredPlan(
  db: Database,
  userId: string,
  fields: Partial<typeof userOnboardingData.$inferInsert> = {},
): Promise<typeof userOnboardingData.$inferSelect> {
  const now = Date.now();
  const [row] = await db
    .insert(userOnboardingData)
    .values({
      onboardingId: newId(),
      userId,
      attemptNumber: 1,
      zipcode: ANSWERS.zipcode,
      expectedDueDate: ANSWERS.dueDate,
      genderPreference: ANSWERS.genderPreference,
      laundryScenario: ANSWERS.laundryScenario,
      status: "pending",
      submissionKey: newId(),
      runId: newId(),
      rulesVersion: RULES_VERSION,
      createdAt: now,
      updatedAt: now,
      ...fields,
    })
    .returning();
  if (!row) throw new Error("The attempt was not written");
  return row;
}

/** A garment that a user has added to the catalogue; no plan has it yet. */
export async function aCustomGarment(
  db: Database,
  ownerId: string,
  fields: Partial<typeof clothingList.$inferInsert> & { name: string },
): Promise<typeof clothingList.$inferSelect> {
  const [row] = await db
    .insert(clothingList)
    .values({
      clothingNameId: `custom_${newId()}`,
      category: "Other",
      essentiality: "{}",
      weatherAdjustments: "{}",
      baseQuantities: "{}",
      validAgeRanges: "[]",
      ownerId,
      ...fields,
    })
    .returning();
  if (!row) throw new Error("The garment was not written");
  return row;
}

/** A live session of the user: its token and the Cookie header that carries it. */
export async function aSession(
  db: Database,
  userId: string,
  fields: Partial<typeof sessions.$inferInsert> = {},
): Promise<{ token: string; tokenHash: string; cookie: string }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const now = Date.now();
  await db
    .insert(sessions)
    .values({ tokenHash, userId, createdAt: now, lastSeenAt: now, expiresAt: now + 86_400_000, ...fields });
  const [cookie = ""] = (await sessionCookie({ isHttps: false }, userId, token)).split(";");
  return { token, tokenHash, cookie };
}
