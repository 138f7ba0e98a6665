// Plans: how one is made, what it is told of its baby, and how it ends.
import { AGE_RANGES, type AgeRange } from "../../../app/domain/vocabulary.ts";
import {
  type AboutAt,
  type Address,
  AGAIN,
  ASKS,
  ASKS_AND_KEEPS,
  byEditor,
  dayFromNow,
  everyone,
  newKey,
} from "./about.ts";

const OF_A_SIZE = Object.fromEntries(
  AGE_RANGES.map((ageRange) => [`/dashboards/${ageRange}`, { read: "user" }]),
) as Record<`/dashboards/${AgeRange}`, { read: "user" }>;

export const PLANS = {
  "/onboarding": {
    read: "user",
    form: {
      post: "user",
      fields: {},
      acts: { "send the quiz": { trips: 2 }, "go on to the next question": { trips: 1 } },
      // A place of the public gazetteer.
      names: { placeId: "alone" },
    },
  },
  "/onboarding/place": { read: "user" },
  "/onboarding/cities.json": { read: "user" },
  "/onboarding/processing/:onboardingId": {
    read: "reader",
    form: { post: "editor", fields: {}, acts: { "try again": { trips: 2 } } },
  },
  "/onboarding/status/:onboardingId": { read: "reader" },
  "/transition": { read: "user" },
  "/dashboard": { read: "user" },
  "/age-ranges": { read: "user" },
  "/age-range-dashboard/:ageRangeId?": { read: "user" },
  "/dashboards": { read: "user", hears: true },
  "/dashboards/default-attempt/:ageRangeId?": { read: "user" },
  ...OF_A_SIZE,
  "/dashboards/:onboardingId": { read: "reader", hears: true },
  // Everyone chooses for themselves which plan is final.
  "/dashboards/:onboardingId/final": {
    read: "nobody",
    form: {
      post: "reader",
      fields: { final: "on", confirmed: "yes" },
      acts: { "choose the final plan": { trips: 2 } },
    },
  },
  "/dashboards/:onboardingId/title": {
    read: "nobody",
    form: {
      post: "editor",
      fields: { title: "Mine" },
      acts: { "rename a plan": { trips: 2, told: everyone("attempt") } },
    },
  },
  "/dashboards/:onboardingId/names": {
    read: "editor",
    hears: ASKS_AND_KEEPS,
    form: {
      post: "editor",
      fields: { "baby-1": "Robin" },
      acts: { "name the babies": { trips: 2, told: everyone("attempt") } },
    },
  },
  "/dashboards/:onboardingId/numbers": {
    read: "nobody",
    form: { post: "editor", fields: {}, acts: { "dismiss changed numbers": { trips: 2 } } },
  },
  "/dashboards/:onboardingId/moves": {
    read: "nobody",
    form: { post: "editor", fields: {}, acts: { "dismiss moved sizes": { trips: 2 } } },
  },
  "/dashboards/:onboardingId/year": { read: "reader", hears: true },
  "/dashboards/:onboardingId/year/figure": {
    read: "reader",
    hears: "a part of a page that listens",
    unseen: "a part of a page that is seen",
  },
  "/dashboards/:onboardingId/size": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { intent: "forget" },
      acts: { "tell a weight": { trips: 4, why: AGAIN } },
      names: {
        // They start the plan anew.
        factId: [
          byEditor(({ fact }) => ({
            ...{ intent: "edit", factId: fact, formKey: newKey(), on: dayFromNow(-6) },
            ...{ weight: "5.3", weightUnit: "kg" },
          })),
          byEditor(({ fact }) => ({ intent: "remove", factId: fact })),
        ],
      },
    },
  },
  "/dashboards/:onboardingId/birth": {
    read: "editor",
    hears: ASKS_AND_KEEPS,
    form: {
      post: "editor",
      fields: { intent: "remove" },
      acts: { "record the birth": { trips: 3, why: AGAIN, told: everyone("attempt", false) } },
    },
  },
  "/dashboards/:onboardingId/answers": {
    read: "editor",
    hears: ASKS_AND_KEEPS,
    form: {
      post: "editor",
      fields: {},
      acts: { "change the answers": { trips: 4, why: AGAIN } },
      // A place of the public gazetteer.
      names: { placeId: "alone" },
    },
  },
  // The plan has these months already, so that no run goes on while the next address is asked.
  "/dashboards/:onboardingId/second-year": {
    read: "editor",
    hears: ASKS_AND_KEEPS,
    form: {
      post: "editor",
      fields: { intent: "first-year" },
      acts: { "go on to 24 months": { trips: 3, why: AGAIN } },
    },
  },
  "/dashboards/:onboardingId/delete": {
    read: "owner",
    hears: ASKS,
    form: { post: "owner", fields: {}, acts: { "delete a plan": { trips: 2, told: everyone("attempt") } } },
  },
  "/dashboards/:onboardingId/restore": {
    read: "nobody",
    hears: "restores, and says only why it can't",
    form: { post: "owner", fields: {}, acts: { "restore a plan": { trips: 2, told: everyone("attempt") } } },
  },
} as const satisfies { [A in Address]?: AboutAt<A> };
