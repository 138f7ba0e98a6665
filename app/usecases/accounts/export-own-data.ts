import { readPlace } from "~/contracts/places/stored-place.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readStoredKit } from "~/contracts/travel/stored-trip.ts";
import { readOwnData } from "~/data/accounts/own-data.server.ts";
import type { Database } from "~/data/database.server.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { securityLog } from "~/lib/security-log.server.ts";

/** Of all weather in the file, whatever is shown on pages. */
const STORED_UNITS = { temperature: "°F", humidity: "%", precipitation: "inches" } as const;

/** Everything that is the user's as one readable object, without hashes and other means of access. */
export async function exportOwnData({ db, now }: { db: Database; now: number }, userId: string) {
  const rows = await readOwnData(db, userId);
  securityLog("data_exported", { userId });
  return {
    exportedAt: when(now),
    units: STORED_UNITS,
    account: rows.account && {
      ...rows.account,
      emailConfirmedAt: when(rows.account.emailConfirmedAt),
      createdAt: when(rows.account.createdAt),
    },
    signIns: rows.signIns.map(({ provider, email, createdAt }) => ({
      provider,
      email,
      createdAt: when(createdAt),
    })),
    passkeys: rows.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: when(createdAt),
      lastUsedAt: when(lastUsedAt),
    })),
    wantedAddress: rows.wantedAddress && {
      email: rows.wantedAddress.email,
      expiresAt: when(rows.wantedAddress.expiresAt),
    },
    profile: rows.profile && {
      ...rows.profile,
      subscriptionJoinedAt: when(rows.profile.subscriptionJoinedAt),
      ...stamps(rows.profile),
    },
    mailPreferences: rows.preferences && {
      reminders: rows.preferences.reminders,
      unsubscribedAt: when(rows.preferences.unsubscribedAt),
      updatedAt: when(rows.preferences.updatedAt),
    },
    devices: rows.devices.map(({ userAgent, createdAt, lastSeenAt, provedAt, expiresAt }) => ({
      userAgent,
      signedInAt: when(createdAt),
      lastSeenAt: when(lastSeenAt),
      confirmedAt: when(provedAt),
      expiresAt: when(expiresAt),
    })),
    attempts: rows.attempts.map(({ place, monthCards, weatherGroups, ...attempt }) => ({
      ...attempt,
      place: readPlace(place),
      ...stamps(attempt),
      monthCards: monthCards && (readMonthCards(monthCards) ?? monthCards),
      weatherGroups: weatherGroups && (readWeatherGroups(weatherGroups) ?? weatherGroups),
      items: rows.items
        .filter(({ onboardingId }) => onboardingId === attempt.onboardingId)
        .map(({ onboardingId: _, calculatedQuantities, userAddedQuantities, personalNotes, ...item }) => ({
          ...item,
          ...stamps(item),
          calculatedQuantities: unpackQuantities(calculatedQuantities) ?? calculatedQuantities,
          userAddedQuantities: readJson(userAddedQuantities),
          personalNotes: readJson(personalNotes),
        })),
    })),
    customItems: rows.customItems,
    travelPlans: rows.trips.map(({ plan, weather }) => ({
      id: plan.id,
      onboardingId: plan.onboardingId,
      destination: plan.destination,
      zipcode: plan.zipcode,
      place: readPlace(plan.place),
      startDate: plan.startDate,
      endDate: plan.endDate,
      laundryFrequency: plan.laundryFrequency,
      hasLaundryAccess: plan.hasLaundryAccess,
      activities: readJson(plan.activities),
      notes: plan.notes,
      status: plan.status,
      ...stamps(plan),
      packedBesidesClothes: [...readStoredKit(plan.kit)],
      weather,
      items: rows.packed
        .filter(({ travelPlanId }) => travelPlanId === plan.id)
        .map(({ travelPlanId: _, ...item }) => item),
    })),
    mails: rows.mails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: when(createdAt),
      sentAt: when(sentAt),
    })),
    reminders: rows.reminders.map(({ createdAt, ...reminder }) => ({
      ...reminder,
      createdAt: when(createdAt),
    })),
  };
}

function when(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function stamps({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }) {
  return { createdAt: when(createdAt), updatedAt: when(updatedAt) };
}

/** What a JSON column holds; text that cannot be read is handed out as it is. */
function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
