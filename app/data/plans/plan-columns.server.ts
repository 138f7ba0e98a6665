// Columns of a plan's row that many selects read together; those of its place are in select-places.server.ts.
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { userOnboardingData as plans } from "~/data/schema.ts";
import { pick } from "~/lib/pick.ts";

/** The parts of a plan's title. */
export const TITLE_COLUMNS = pick(plans, "cardTitle", "babyNames", "attemptNumber");

/** The days of a plan's sizes, the months that it covers, and the room that its numbers are for are worked out from these. */
export const SIZE_COLUMNS = {
  ...pick(plans, "expectedDueDate", "babyBornOn", "babies", "plannedMonths", "plannedSizes", "nightRoomF"),
  country: PLACE_COLUMNS.country,
};
