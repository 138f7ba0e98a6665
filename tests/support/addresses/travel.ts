// Trips and what is packed for them.
import {
  type AboutAt,
  type Address,
  ASKS,
  AT_0_3,
  byEditor,
  dayFromNow,
  newKey,
  READ_FIRST,
  SIZE_ON_TRIP,
} from "./about.ts";

/** In a form, the placeholder for an item that is packed. */
export const PACKED = "packed";

export const TRAVEL = {
  "/travel-quiz/places.json": { read: "user" },
  "/travel-plans": { read: "user", hears: true },
  "/travel-plans/:planId": { read: "reader", hears: true },
  "/travel-plans/:planId/packed": {
    read: "nobody",
    form: {
      post: "editor",
      fields: { ...AT_0_3, clothingId: PACKED, isPacked: "true" },
      acts: { "tick off a piece": { trips: 2 } },
      names: {
        clothingId: [
          byEditor(({ garment }) => ({ clothingId: garment, ageRange: SIZE_ON_TRIP, isPacked: "true" })),
        ],
      },
    },
  },
  "/travel-plans/:planId/add": {
    read: "nobody",
    form: {
      post: "editor",
      fields: {},
      acts: { "add a trip's piece to the plan": { trips: 3, why: READ_FIRST } },
      names: { clothingId: [byEditor(({ garment }) => ({ clothingId: garment, ageRange: SIZE_ON_TRIP }))] },
    },
  },
  "/travel-quiz": {
    read: "user",
    form: {
      post: "user",
      fields: {},
      acts: { "plan a trip": { trips: 2 }, "change a trip": { trips: 2 } },
      names: {
        onboardingId: [
          byEditor(
            ({ onboardingId }) => ({
              ...{ destination: "Miami Beach, FL", destinationFound: "Miami Beach, FL", place: "zip:33139" },
              ...{ startDate: dayFromNow(100), endDate: dayFromNow(104), laundryFrequency: "daily" },
              ...{ notes: newKey(), onboardingId },
            }),
            { to: ({ trip }) => `/travel-quiz?edit=${trip}`, allowed: ["same owner"] },
          ),
        ],
      },
    },
  },
  "/travel-plans/:planId/retry": {
    read: "nobody",
    form: { post: "editor", fields: {}, acts: { "try a trip again": { trips: 2 } } },
  },
  "/travel-plans/:planId/delete": {
    read: "editor",
    hears: ASKS,
    form: { post: "editor", fields: {}, acts: { "delete a trip": { trips: 2 } } },
  },
  "/travel-plans/:planId/restore": {
    read: "nobody",
    hears: "restores, and says only why it can't",
    form: { post: "editor", fields: {}, acts: { "restore a trip": { trips: 2 } } },
  },
} as const satisfies { [A in Address]?: AboutAt<A> };
