// The pages of plans over the routes themselves, with their layouts, combined as in routes.ts.
import { createStaticHandler } from "react-router";
import * as calendarFeed from "~/routes/feed/calendar-feed.ts";
import * as calendarPage from "~/routes/feed/calendar-page.tsx";
import * as ageRanges from "~/routes/plans/age-ranges.tsx";
import * as list from "~/routes/plans/list.tsx";
import * as secondYear from "~/routes/plans/second-year-page.tsx";
import * as sharing from "~/routes/sharing/sharing-page.tsx";
import * as cost from "~/routes/shopping/cost-page.tsx";
import * as files from "~/routes/shopping/files-page.tsx";
import * as shoppingList from "~/routes/shopping/shopping-list-page.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import * as dayCare from "~/routes/today/day-care-page.tsx";
import * as helper from "~/routes/today/helper-page.tsx";
import * as helpers from "~/routes/today/helpers-page.tsx";
import * as labels from "~/routes/today/labels-page.tsx";
import * as today from "~/routes/today/today-page.tsx";
import * as boxLabel from "~/routes/wardrobe/box-label-page.tsx";
import * as boxes from "~/routes/wardrobe/boxes-page.tsx";
import * as dashboard from "~/routes/wardrobe/detail.tsx";
import * as pack from "~/routes/wardrobe/pack-page.tsx";
import * as pieces from "~/routes/wardrobe/pieces-page.tsx";
import * as root from "../../app/root.tsx";
import { serverParts } from "./pages.ts";

/** The list, a plan's age ranges, its dashboard, today's outfit, for helpers too, its shopping list, and the pages that share it and print it. */
export const PLAN_PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { path: "today/:token", ...serverParts(helper) },
      { path: "calendar/:file", ...serverParts(calendarFeed) },
      {
        id: "signed-in",
        ...serverParts(signedIn),
        children: [
          { path: "dashboards", ...serverParts(list) },
          { path: "dashboards/:onboardingId", ...serverParts(ageRanges) },
          { path: "dashboards/:onboardingId/shopping-list", ...serverParts(shoppingList) },
          { path: "dashboards/:onboardingId/today", ...serverParts(today) },
          { path: "dashboards/:onboardingId/today/helpers", ...serverParts(helpers) },
          { path: "dashboards/:onboardingId/today/day-care", ...serverParts(dayCare) },
          { path: "dashboards/:onboardingId/cost", ...serverParts(cost) },
          { path: "dashboards/:onboardingId/today/labels", ...serverParts(labels) },
          { path: "dashboards/:onboardingId/calendar", ...serverParts(calendarPage) },
          { path: "dashboards/:onboardingId/sharing", ...serverParts(sharing) },
          { path: "dashboards/:onboardingId/second-year", ...serverParts(secondYear) },
          { path: "dashboards/:onboardingId/files", ...serverParts(files) },
          { path: "dashboards/:onboardingId/pieces/:ageRangeId", ...serverParts(pieces) },
          { path: "dashboards/:onboardingId/boxes", ...serverParts(boxes) },
          { path: "dashboards/:onboardingId/boxes/pack", ...serverParts(pack) },
          { path: "dashboards/:onboardingId/boxes/:boxId", ...serverParts(boxLabel) },
          { path: "dashboards/:onboardingId/:ageRangeId", ...serverParts(dashboard) },
        ],
      },
    ],
  },
]);
