// A plan's clothes, its boxes, and the catalogue's pictures.
import {
  type AboutAt,
  type Address,
  ASKS,
  ASKS_AND_KEEPS,
  AT_0_3,
  byEditor,
  everyone,
  newKey,
  type PlanObjects,
  READ_FIRST,
  SIZE,
} from "./about.ts";
import { KEPT_BOX } from "./paths.ts";

export const OWN_ITEM = {
  ...AT_0_3,
  name: "Knitted hat",
  category: "Accessories",
  "group-1": "1",
  key: newKey(),
};

/** The bag that was passed on before anyone asks. */
export const PASSED_ON = "p".repeat(20);

/** A piece of no plan, on its way into a box. */
const PACKING = { formKey: "f".repeat(20), "pass-999999999:0-3m": "1" };

const ofSecond = (which: "ownItem" | "item" | "removedItem", ending = "") => ({
  to: (first: PlanObjects, second: PlanObjects) =>
    `/dashboards/${first.onboardingId}/items/${second[which]}${ending}`,
});
const atSize = (item: string) => `${item}:${SIZE}`;

export const WARDROBE = {
  "/dashboards/:onboardingId/items/:itemId": {
    read: "nobody",
    form: {
      post: "editor",
      fields: { ...AT_0_3, quantity: "1" },
      acts: {
        "tap on +": { trips: 1 },
        "tap on +, without a script": { trips: 1 },
        "count pieces": { told: everyone("item") },
        "set an item aside": { told: everyone("item") },
        "change a note": { told: everyone("item", false) },
      },
      names: { ":itemId": [byEditor(() => ({ ageRange: SIZE, quantity: "7" }), ofSecond("item"))] },
    },
  },
  "/dashboards/:onboardingId/items": {
    read: "nobody",
    form: {
      post: "editor",
      fields: OWN_ITEM,
      acts: { "add an item of one's own": { trips: 2, told: everyone("item") } },
    },
  },
  "/dashboards/:onboardingId/items/:itemId/edit": {
    read: "editor",
    hears: ASKS,
    form: {
      post: "editor",
      fields: { ...OWN_ITEM, name: "Bonnet" },
      acts: { "change an item": { trips: 3, why: READ_FIRST } },
      names: {
        ":itemId": [
          byEditor(
            () => ({ name: "Bonnet", category: "Accessories", ageRange: SIZE }),
            ofSecond("ownItem", "/edit"),
          ),
        ],
      },
    },
  },
  "/dashboards/:onboardingId/items/:itemId/remove": {
    read: "nobody",
    form: {
      post: "editor",
      fields: AT_0_3,
      acts: { "remove an item": { trips: 2 } },
      names: { ":itemId": [byEditor(() => ({ ageRange: SIZE }), ofSecond("ownItem", "/remove"))] },
    },
  },
  "/dashboards/:onboardingId/items/:itemId/restore": {
    read: "nobody",
    form: {
      post: "editor",
      fields: AT_0_3,
      acts: { "put an item back": { trips: 2 } },
      names: { ":itemId": [byEditor(() => ({ ageRange: SIZE }), ofSecond("removedItem", "/restore"))] },
    },
  },
  "/dashboards/:onboardingId/bag": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { intent: "save", size: "0-3m", text: "2 hats", formKey: "b".repeat(20) },
      acts: { "save a bag": { trips: 2, told: everyone("item") } },
      names: {
        cells: [
          byEditor(({ item }) => ({
            ...{ intent: "save", size: SIZE, formKey: newKey(), cells: `${atSize(item)}:2` },
          })),
        ],
        "n-": [
          byEditor(({ item }) => ({
            ...{ intent: "save", size: SIZE, formKey: newKey(), [`n-${item}`]: "2" },
          })),
        ],
        bagId: [byEditor(({ bag }) => ({ intent: "undo", bagId: bag }))],
      },
    },
  },
  "/dashboards/:onboardingId/enough": {
    read: "nobody",
    form: {
      post: "editor",
      fields: { intent: "enough", ageRange: "0-3m", scenario: "daily" },
      acts: { "have enough of a size": { trips: 3, why: READ_FIRST, told: everyone("item") } },
      names: { bagId: [byEditor(({ bag }) => ({ intent: "undo", ageRange: SIZE, bagId: bag }))] },
    },
  },
  "/dashboards/:onboardingId/pass-on": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { intent: "undo", bagId: PASSED_ON },
      acts: { "pass things on": { trips: 2 } },
      names: {
        all: [byEditor(({ item }) => ({ all: `${atSize(item)}:1`, formKey: newKey() }))],
        "pass-": [byEditor(({ item }) => ({ [`pass-${atSize(item)}`]: "1", formKey: newKey() }))],
        bagId: [byEditor(({ bag }) => ({ intent: "undo", bagId: bag }))],
      },
    },
  },
  "/dashboards/:onboardingId/boxes/pack": {
    read: "reader",
    hears: ASKS_AND_KEEPS,
    form: {
      post: "editor",
      fields: { box: "new", label: "Ours", ...PACKING },
      acts: { "pack a box": { trips: 2 } },
      names: {
        box: [byEditor(({ box }, { item }) => ({ box, formKey: newKey(), [`pass-${atSize(item)}`]: "1" }))],
        "pass-": [
          byEditor(({ item }) => ({
            ...{ box: "new", label: "Another", formKey: newKey(), [`pass-${atSize(item)}`]: "1" },
          })),
        ],
      },
    },
  },
  "/dashboards/:onboardingId/boxes": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { intent: "save", boxId: KEPT_BOX, label: "Ours" },
      acts: { "unpack a box": { trips: 2 } },
      names: {
        bagId: [byEditor(({ bag }) => ({ formKey: newKey(), intent: "undo", bagId: bag }))],
        "pass-": [
          byEditor(({ item }, { box }) => ({
            ...{ formKey: newKey(), intent: "unpack", boxId: box, [`pass-${atSize(item)}`]: "1" },
          })),
        ],
        all: [
          byEditor(({ item }, { box }) => ({
            ...{ formKey: newKey(), intent: "unpack", boxId: box, all: `${atSize(item)}:1` },
          })),
        ],
        boxId: [
          byEditor(({ box }) => ({ formKey: newKey(), intent: "save", boxId: box, label: "Other" })),
          byEditor(({ box }, { item }) => ({
            ...{ formKey: newKey(), intent: "give", boxId: box, all: `${atSize(item)}:1` },
          })),
          // A second child wears what is in the boxes of the first, if the sender and the boxes' owner may edit both plans.
          byEditor(
            ({ box }, { item }) => ({
              ...{ formKey: newKey(), intent: "use", boxId: box, all: `${atSize(item)}:99` },
            }),
            { allowed: ["same owner", "own"] },
          ),
          byEditor(({ box }) => ({ formKey: newKey(), intent: "delete", boxId: box })),
        ],
        take: [byEditor(({ item }) => ({ formKey: newKey(), intent: "row", take: `${item}:3-6m:1` }))],
        small: [byEditor(({ item }) => ({ formKey: newKey(), intent: "row", small: `${atSize(item)}:1` }))],
      },
    },
  },
  "/dashboards/:onboardingId/boxes/:boxId": { read: "reader", hears: true },
  "/dashboards/:onboardingId/pieces/:ageRangeId": { read: "reader", hears: true },
  "/dashboards/:onboardingId/bag-items": { read: "reader" },
  "/dashboards/:onboardingId/:ageRangeId": { read: "reader", hears: true },
  "/dashboards/:onboardingId/:ageRangeId/reasons": { read: "reader" },
  // Remembers a choice in the browser; the plan stays as it is.
  "/scenario-comparison": {
    read: "reader",
    hears: true,
    form: {
      post: "reader",
      fields: { scenario: "daily" },
      acts: { "choose a laundry routine": { trips: 2 } },
    },
  },
  "/admin/clothing/upload": {
    read: "nobody",
    form: {
      post: "admin",
      fields: {},
      acts: { "upload a photo": { trips: 2 } },
      // Administrators' pictures hang on one garment of the catalogue.
      names: { clothingId: "alone" },
    },
  },
  "/admin/clothing": { read: "admin" },
} as const satisfies { [A in Address]?: AboutAt<A> };
