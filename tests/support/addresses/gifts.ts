// A plan's gift list, for its parents and for givers.
import {
  type AboutAt,
  type Address,
  byEditor,
  byGiver,
  everyone,
  newKey,
  type PlanObjects,
} from "./about.ts";

const reservation = (intent: string) =>
  byEditor(({ reservation: id }: PlanObjects) => ({ intent, formKey: newKey(), id }));
const wishItem = (intent: string, more: Readonly<Record<string, string>> = {}) =>
  byEditor(({ wish }: PlanObjects) => ({ intent, formKey: newKey(), item: `wish.${wish}`, ...more }));

export const GIFTS = {
  "/dashboards/:onboardingId/gifts": {
    // Readers see how much is coming, not from whom. Making a list makes its address, which is the owner's.
    read: "reader",
    hears: true,
    form: {
      post: "owner",
      fields: { intent: "make", title: "Gifts" },
      acts: { "make a gift list": { trips: 2 }, "change the gift list": { told: everyone("gifts") } },
      names: {
        item: [
          wishItem("leave-off"),
          wishItem("put-back"),
          wishItem("add", { name: "Grandma", pieces: "1", how: "buy" }),
        ],
        id: [
          reservation("approve"),
          reservation("thanked"),
          reservation("not-thanked"),
          byEditor(({ reservation: id }) => ({ intent: "arrived", formKey: newKey(), id, arrived: "1" })),
          { ...reservation("remove"), last: true },
          byEditor(({ wish }) => ({ intent: "unwish", formKey: newKey(), id: wish }), { last: true }),
        ],
      },
    },
  },
  "/dashboards/:onboardingId/gifts.csv": { read: "reader" },
  // Whoever has a list's address may read it.
  "/gifts/:token": { read: "everyone" },
  "/gifts/:token/reserve": {
    read: "nobody",
    form: {
      post: "everyone",
      fields: {},
      acts: { "reserve a gift": { trips: 2, told: everyone("gifts") } },
      names: {
        item: [
          byGiver(({ wish }) => ({
            ...{ item: `wish.${wish}`, formKey: newKey(), name: "Bo", pieces: "1", how: "buy" },
            ...{ message: "", email: "" },
          })),
        ],
      },
    },
  },
  "/gifts/:token/mine": {
    read: "nobody",
    form: {
      post: "everyone",
      fields: {},
      acts: { "mark a gift as bought": { trips: 2, told: everyone("gifts", false) } },
      names: { id: [byGiver(({ reservation: id }) => ({ intent: "bought", id }))] },
    },
  },
  // Without a reservation's secret there is nothing to undo.
  "/gifts/undo": {
    read: "nobody",
    form: { post: "nobody", fields: {}, acts: { "undo a gift": { trips: 2, told: everyone("gifts") } } },
  },
} as const satisfies { [A in Address]?: AboutAt<A> };
