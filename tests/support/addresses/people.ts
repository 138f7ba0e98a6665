// Who is on a plan, and what it is shared by.
import {
  type AboutAt,
  type Address,
  ASKS,
  byEditor,
  byOwner,
  everyone,
  JOINED,
  SHOWS_LINKS,
  type Told,
  TURN,
} from "./about.ts";

const LEFT: Told = { owner: ["attempt"], others: ["attempt"], member: ["membership"], givers: true };
const OWNERS: Told = { owner: ["membership"], others: [], member: [], givers: false };

export const PEOPLE = {
  // Each card shows what its reader may see.
  "/dashboards/:onboardingId/sharing": { read: "reader", hears: true },
  "/dashboards/:onboardingId/share": {
    read: "owner",
    hears: "a plan's owner alone sees its link",
    form: { post: "owner", fields: { intent: "generate", notes: "exclude" }, acts: { share: { trips: 2 } } },
  },
  // A link is shown to whoever has it; only signed-in people can claim it.
  "/replicate": {
    read: "everyone",
    form: {
      post: "user",
      fields: {},
      acts: { "take a copy": { trips: 2 } },
      // A link's token is itself the right to what it names.
      names: { token: "tests/integration/sharing/claim-share.test.ts" },
    },
  },
  // A link passes the plan's dates on: it is the parents'.
  "/dashboards/:onboardingId/calendar": {
    read: "editor",
    hears: SHOWS_LINKS,
    form: {
      post: "editor",
      fields: { intent: "make", label: "Ours" },
      acts: { "make a link for calendars": { trips: 2 } },
      names: {
        calendarId: [byEditor(({ calendarLink }) => ({ intent: "close", calendarId: calendarLink }))],
      },
    },
  },
  // Whoever has the address of a calendar's feed may read it. Its link says which language.
  "/calendar/:file": { read: "everyone", hasNoLanguage: true },
  "/dashboards/:onboardingId/members": {
    read: "reader",
    hears: true,
    form: {
      post: "owner",
      fields: {},
      acts: {
        "invite somebody": { trips: 4, why: TURN, told: OWNERS },
        "withdraw an invitation": { told: OWNERS },
        "change a member's role": { told: { ...everyone("attempt"), member: ["attempt", "membership"] } },
        "remove a member": { told: LEFT },
      },
      names: {
        invitation: [
          byOwner(({ invitation }) => ({ intent: "send-again", invitation })),
          byOwner(({ invitation }) => ({ intent: "withdraw", invitation })),
        ],
        member: [
          byOwner(({ member }) => ({ intent: "change-role", member, role: "reader" })),
          byOwner(({ member }) => ({ intent: "remove", member })),
        ],
      },
    },
  },
  // Without an invitation there is nothing to see.
  "/invitation": {
    read: "nobody",
    form: {
      post: "nobody",
      fields: {},
      acts: { "accept an invitation": { trips: 3, why: JOINED, told: everyone("attempt") } },
      names: { token: "alone" },
    },
  },
  // Without the button's name nobody leaves.
  "/dashboards/:onboardingId/leave": {
    read: "reader",
    hears: ASKS,
    form: { post: "reader", fields: {}, acts: { "leave a plan": { trips: 2, told: LEFT } } },
  },
  "/dashboards/:onboardingId/members/hand-over": {
    read: "owner",
    hears: ASKS,
    form: {
      post: "owner",
      fields: {},
      acts: {
        "hand a plan over": {
          trips: 2,
          told: {
            ...everyone("attempt"),
            owner: ["attempt", "membership"],
            member: ["attempt", "membership"],
          },
          last: true,
        },
      },
      names: { member: [byOwner(({ heir }) => ({ member: heir }), { last: true })] },
    },
  },
  "/dashboards/:onboardingId/changes": { read: "reader", hears: true },
} as const satisfies { [A in Address]?: AboutAt<A> };
