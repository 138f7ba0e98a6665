// Columns of a plan's row that many selects read together; those of its place are in select-places.server.ts.
import { userOnboardingData as plans } from "~/data/schema.ts";

/** The parts of a plan's title. */
export const TITLE_COLUMNS = {
  cardTitle: plans.cardTitle,
  babyNames: plans.babyNames,
  attemptNumber: plans.attemptNumber,
};

/** The days of a plan's sizes, and the months that it covers, are worked out from these. */
export const SIZE_COLUMNS = {
  expectedDueDate: plans.expectedDueDate,
  babyBornOn: plans.babyBornOn,
  babies: plans.babies,
  plannedMonths: plans.plannedMonths,
  plannedSizes: plans.plannedSizes,
};
