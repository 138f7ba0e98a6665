// A plan's dates are in the order of its country on every page and in every mail, wherever its reader is, and
// the days of a trip are as at home.
import { createStaticHandler } from "react-router";
import { expect, it } from "vitest";
import { createPageReader } from "~/data/page-reader.server.ts";
import * as list from "~/routes/plans/list.tsx";
import * as quiz from "~/routes/plans/quiz/quiz-page.tsx";
import * as share from "~/routes/sharing/share.tsx";
import * as tripQuiz from "~/routes/travel/trip-quiz.tsx";
import { readTrips } from "~/usecases/travel/read-trips.ts";
import * as root from "../../../app/root.tsx";
import { aSession } from "../../support/factories.ts";
import { loaderText } from "../../support/loader-text.ts";
import { shared } from "../../support/sharing.ts";
import { serverParts } from "../../support/site-routes.ts";
import { aTrip, aTripWorld, TODAY, type TripWorld, tripPage } from "../../support/trips.ts";
import { MUNICH } from "../../unit/fixtures/cities.ts";

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { path: "onboarding", ...serverParts(quiz) },
      { path: "dashboards", ...serverParts(list) },
      { path: "dashboards/:onboardingId/share", ...serverParts(share) },
      { path: "travel-quiz", ...serverParts(tripQuiz) },
    ],
  },
]);

const DUE = "2027-03-10";

/** The page's loader data for the world's user, seen in the US, as one text. */
async function read({ db, userId }: TripWorld, path: string): Promise<string> {
  const { cookie } = await aSession(db, userId);
  return loaderText(PAGES, path, { cookie, cf: { country: "US" }, now: Date.now() });
}

it("a plan in Munich reads as there, also for a reader in the US", async () => {
  const world = await aTripWorld(
    undefined,
    {},
    { dueDate: DUE, zipcode: "", placeId: String(MUNICH.placeId) },
  );
  const { onboardingId: planId, userId, db } = world;
  await shared(userId, planId);
  expect(await read(world, "/dashboards")).toMatch(/"country":"DE","isBorn":false,"startsOn":"2027-03-10"/);
  expect(await read(world, `/dashboards/${planId}/share`)).toMatch(
    /"validUntil":"\d{4}-\d\d-\d\d","country":"DE"/,
  );
  expect(await read(world, "/onboarding?step=2")).toContain('"country":"DE"');
  expect(await read(world, "/travel-quiz")).toContain('"country":"DE"');

  // In Denver, but packed in Munich.
  const tripId = await aTrip(world);
  expect(await tripPage(world, tripId)).toMatchObject({ planCountry: "DE", country: "US" });
  const { upcoming } = await readTrips({ db, reader: createPageReader(db) }, userId, TODAY);
  expect(upcoming.map(({ planCountry }) => planCountry)).toEqual(["DE"]);
});

it("a plan of a ZIP code stays American", async () => {
  const world = await aTripWorld(undefined, {}, { dueDate: DUE });
  expect(await read(world, "/dashboards")).toContain(`"country":"US","isBorn":false,"startsOn":"${DUE}"`);
  expect(await read(world, "/onboarding?step=2")).toContain('"country":"US"');
  const tripId = await aTrip(world, { place: `place:${MUNICH.placeId}`, destination: "Munich, Germany" });
  expect(await tripPage(world, tripId)).toMatchObject({ planCountry: "US", country: "DE" });
});
