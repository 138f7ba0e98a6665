// What a baby wears today, for parents and helpers, and what mornings are told of it.
import { type AboutAt, type Address, byEditor, byOwner, READ_FIRST, SHOWS_LINKS } from "./about.ts";

export const TODAY = {
  "/today": {
    read: "user",
    waits: { trips: 2, why: "the first look in an hour claims the forecast of each place" },
  },
  // So may whoever has a helper's link.
  "/today/:token": { read: "everyone" },
  "/dashboards/:onboardingId/today": {
    read: "reader",
    hears: true,
    waits: { trips: 2, why: "the first look in an hour claims the forecast" },
    form: {
      post: "editor",
      fields: { roomName: "night", roomDegrees: "66", units: "f" },
      acts: { "say how warm a room is": { trips: 3, why: READ_FIRST } },
    },
  },
  // Everyone chooses for themselves, a reader as well.
  "/dashboards/:onboardingId/today/choices": {
    read: "reader",
    hears: "shows one's own times, which nobody else changes",
    form: { post: "reader", fields: { situation: "carrier" }, acts: { "set one's own times": { trips: 2 } } },
  },
  "/dashboards/:onboardingId/today/helpers": {
    read: "reader",
    hears: SHOWS_LINKS,
    form: {
      post: "editor",
      fields: { intent: "make", helper: "Day care" },
      acts: { "make a link for a helper": { trips: 2 } },
      names: {
        helperId: [
          byEditor(({ helperLink }) => ({ intent: "renew", helperId: helperLink })),
          byEditor(({ helperLink }) => ({ intent: "close", helperId: helperLink })),
        ],
      },
    },
  },
  // Readers get the text to copy; links are the parents'.
  "/dashboards/:onboardingId/today/day-care": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { intent: "save", size: "0-3m" },
      acts: { "change the list for day care": { trips: 2 } },
    },
  },
  "/dashboards/:onboardingId/today/labels": { read: "reader", hears: "shows nothing of the plan" },
  "/dashboards/:onboardingId/today/notice": {
    read: "reader",
    hears: "shows one's own notice, which nobody else changes",
    form: {
      post: "reader",
      fields: { intent: "save", time: "07:00", "day-1": "on" },
      acts: { "choose a morning notice": { trips: 3, why: READ_FIRST } },
      names: {
        // An account has it, whatever the plan.
        device: [byOwner(({ device }) => ({ intent: "forget", device }), { allowed: ["same owner"] })],
      },
    },
  },
  "/dashboards/:onboardingId/today/marks": {
    read: "nobody",
    form: {
      post: "editor",
      fields: { intent: "neck", what: "cold" },
      acts: { "mark a piece or a neck": { trips: 3, why: READ_FIRST } },
    },
  },
} as const satisfies { [A in Address]?: AboutAt<A> };
