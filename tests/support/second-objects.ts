// Every form that names two objects: the one that it is sent to, in its address, and another, in its fields or further in its
// address. Whoever may change the first may not therefore reach the second. tests/integration/operations/second-objects.test.ts
// sends each with a second object of other plans; tests/unit/second-objects.test.ts fails when a form is added that isn't here.

/** What a plan has that a form can name. */
export interface PlanObjects {
  onboardingId: string;
  /** A row of `user_clothing_items` that a parent added, one of the catalogue's, and a removed one. */
  ownItem: string;
  item: string;
  removedItem: string;
  /** The garment behind `ownItem`. */
  garment: string;
  /** With a change of `item`. */
  bag: string;
  /** A box with pieces of `item`. */
  box: string;
  fact: string;
  wish: string;
  reservation: string;
  /** The gift list's address. */
  list: string;
  member: string;
  /** Another member. */
  heir: string;
  invitation: string;
  /** A helper's link. */
  helperLink: string;
  /** On which the owner gets notices. */
  device: string;
  /** A link to the calendar feed. */
  calendarLink: string;
  trip: string;
}

export interface SecondObjectForm {
  /** As in the route manifest. */
  path: string;
  /** The fields, and parameters of the address, that name the second object. */
  names: readonly string[];
  /** An editor of the first plan, its owner, or a giver, who has no account. */
  sender: "editor" | "owner" | "giver";
  /** The address, without what `form` holds. */
  address(first: PlanObjects, second: PlanObjects): string;
  form(first: PlanObjects, second: PlanObjects): Readonly<Record<string, string>>;
  /** Second objects that the form may reach; none if not said. */
  allowed?: readonly ("same owner" | "own" | "edits")[];
}

const SIZE = "0-3m";
/** What a baby who was born 50 days ago wears on a trip in four months. */
export const SIZE_ON_TRIP = "3-6m";

/** A day that many days from today. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const key = () => crypto.randomUUID().replaceAll("-", "");

const ofPlan = (path: string) => (first: PlanObjects) => `/dashboards/${first.onboardingId}${path}`;
const itemAddress = (ending: string, which: "ownItem" | "item" | "removedItem") => ({
  path: `/dashboards/:onboardingId/items/:itemId${ending}`,
  names: [":itemId"],
  sender: "editor" as const,
  address: (first: PlanObjects, second: PlanObjects) =>
    `/dashboards/${first.onboardingId}/items/${second[which]}${ending}`,
});
const planForm = (
  path: string,
  sender: SecondObjectForm["sender"],
  names: readonly string[],
  form: (second: PlanObjects) => Record<string, string>,
): SecondObjectForm => ({
  path: `/dashboards/:onboardingId${path}`,
  names,
  sender,
  address: ofPlan(path),
  form: (_, second) => form(second),
});
const boxForm = (
  names: readonly string[],
  form: (first: PlanObjects, second: PlanObjects) => Record<string, string>,
): SecondObjectForm => ({
  ...planForm("/boxes", "editor", names, () => ({})),
  form: (first, second) => ({ formKey: key(), ...form(first, second) }),
});
const gifts = (
  intent: string,
  names: readonly string[],
  form: (second: PlanObjects) => Record<string, string>,
) => planForm("/gifts", "editor", names, (second) => ({ intent, formKey: key(), ...form(second) }));
const reservation = (intent: string, more: Record<string, string> = {}) =>
  gifts(intent, ["id"], (second) => ({ id: second.reservation, ...more }));

/** In an order in which what one takes away no later one needs. */
export const SECOND_OBJECT_FORMS: readonly SecondObjectForm[] = [
  { ...itemAddress("", "item"), form: () => ({ ageRange: SIZE, quantity: "7" }) },
  {
    ...itemAddress("/edit", "ownItem"),
    form: () => ({ name: "Bonnet", category: "Accessories", ageRange: SIZE }),
  },
  { ...itemAddress("/remove", "ownItem"), form: () => ({ ageRange: SIZE }) },
  { ...itemAddress("/restore", "removedItem"), form: () => ({ ageRange: SIZE }) },
  planForm("/bag", "editor", ["cells"], (second) => ({
    ...{ intent: "save", size: SIZE, formKey: key(), cells: `${second.item}:${SIZE}:2` },
  })),
  planForm("/bag", "editor", ["n-"], (second) => ({
    ...{ intent: "save", size: SIZE, formKey: key(), [`n-${second.item}`]: "2" },
  })),
  planForm("/enough", "editor", ["bagId"], (second) => ({
    intent: "undo",
    ageRange: SIZE,
    bagId: second.bag,
  })),
  planForm("/pass-on", "editor", ["all"], (second) => ({
    ...{ all: `${second.item}:${SIZE}:1`, formKey: key() },
  })),
  planForm("/pass-on", "editor", ["pass-"], (second) => ({
    ...{ [`pass-${second.item}:${SIZE}`]: "1", formKey: key() },
  })),
  planForm("/bag", "editor", ["bagId"], (second) => ({ intent: "undo", bagId: second.bag })),
  { ...planForm("/pass-on", "editor", ["bagId"], (second) => ({ intent: "undo", bagId: second.bag })) },
  boxForm(["bagId"], (_, second) => ({ intent: "undo", bagId: second.bag })),
  boxForm(["boxId"], (_, second) => ({ intent: "save", boxId: second.box, label: "Other" })),
  {
    ...planForm("/boxes/pack", "editor", ["box"], () => ({})),
    form: (first, second) => ({
      ...{ box: second.box, formKey: key(), [`pass-${first.item}:${SIZE}`]: "1" },
    }),
  },
  planForm("/boxes/pack", "editor", ["pass-"], (second) => ({
    ...{ box: "new", label: "Another", formKey: key(), [`pass-${second.item}:${SIZE}`]: "1" },
  })),
  boxForm(["pass-"], (first, second) => ({
    ...{ intent: "unpack", boxId: first.box, [`pass-${second.item}:${SIZE}`]: "1" },
  })),
  boxForm(["all"], (first, second) => ({
    ...{ intent: "unpack", boxId: first.box, all: `${second.item}:${SIZE}:1` },
  })),
  boxForm(["boxId"], (first, second) => ({
    ...{ intent: "give", boxId: second.box, all: `${first.item}:${SIZE}:1` },
  })),
  // A second child wears what is in the boxes of the first, if the sender and the boxes' owner may edit both plans.
  {
    ...boxForm(["boxId"], (first, second) => ({
      ...{ intent: "use", boxId: second.box, all: `${first.item}:${SIZE}:99` },
    })),
    allowed: ["same owner", "own"],
  },
  boxForm(["boxId"], (_, second) => ({ intent: "delete", boxId: second.box })),
  gifts("leave-off", ["item"], (second) => ({ item: `wish.${second.wish}` })),
  gifts("put-back", ["item"], (second) => ({ item: `wish.${second.wish}` })),
  gifts("add", ["item"], (second) => ({
    item: `wish.${second.wish}`,
    name: "Grandma",
    pieces: "1",
    how: "buy",
  })),
  reservation("approve"),
  reservation("thanked"),
  reservation("not-thanked"),
  reservation("arrived", { arrived: "1" }),
  {
    path: "/gifts/:token/reserve",
    names: ["item"],
    sender: "giver",
    address: (first) => `/gifts/${first.list}/reserve`,
    form: (_, second) => ({
      ...{
        item: `wish.${second.wish}`,
        formKey: key(),
        name: "Bo",
        pieces: "1",
        how: "buy",
        message: "",
        email: "",
      },
    }),
  },
  {
    path: "/gifts/:token/mine",
    names: ["id"],
    sender: "giver",
    address: (first) => `/gifts/${first.list}/mine`,
    form: (_, second) => ({ intent: "bought", id: second.reservation }),
  },
  reservation("remove"),
  gifts("unwish", ["id"], (second) => ({ id: second.wish })),
  {
    path: "/travel-plans/:planId/packed",
    names: ["clothingId"],
    sender: "editor",
    address: (first) => `/travel-plans/${first.trip}/packed`,
    form: (_, second) => ({ clothingId: second.garment, ageRange: SIZE_ON_TRIP, isPacked: "true" }),
  },
  {
    path: "/travel-plans/:planId/add",
    names: ["clothingId"],
    sender: "editor",
    address: (first) => `/travel-plans/${first.trip}/add`,
    form: (_, second) => ({ clothingId: second.garment, ageRange: SIZE_ON_TRIP }),
  },
  {
    path: "/travel-quiz",
    names: ["?edit", "onboardingId"],
    sender: "editor",
    address: (first) => `/travel-quiz?edit=${first.trip}`,
    form: (_, second) => ({
      ...{ destination: "Miami Beach, FL", destinationFound: "Miami Beach, FL", place: "zip:33139" },
      ...{ startDate: dayFromNow(100), endDate: dayFromNow(104), laundryFrequency: "daily", notes: key() },
      onboardingId: second.onboardingId,
    }),
    allowed: ["same owner"],
  },
  planForm("/today/helpers", "editor", ["helperId"], (second) => ({
    ...{ intent: "renew", helperId: second.helperLink },
  })),
  planForm("/today/helpers", "editor", ["helperId"], (second) => ({
    ...{ intent: "close", helperId: second.helperLink },
  })),
  planForm("/calendar", "editor", ["calendarId"], (second) => ({
    ...{ intent: "close", calendarId: second.calendarLink },
  })),
  {
    // An account has it, whatever the plan.
    ...planForm("/today/notice", "owner", ["device"], (second) => ({
      intent: "forget",
      device: second.device,
    })),
    allowed: ["same owner"],
  },
  // They start the plan anew.
  planForm("/size", "editor", ["factId"], (second) => ({
    ...{
      intent: "edit",
      factId: second.fact,
      formKey: key(),
      on: dayFromNow(-6),
      weight: "5.3",
      weightUnit: "kg",
    },
  })),
  planForm("/size", "editor", ["factId"], (second) => ({ intent: "remove", factId: second.fact })),
  planForm("/members", "owner", ["member"], (second) => ({
    ...{ intent: "change-role", member: second.member, role: "reader" },
  })),
  planForm("/members", "owner", ["invitation"], (second) => ({
    ...{ intent: "send-again", invitation: second.invitation },
  })),
  planForm("/members", "owner", ["invitation"], (second) => ({
    ...{ intent: "withdraw", invitation: second.invitation },
  })),
  planForm("/members", "owner", ["member"], (second) => ({ intent: "remove", member: second.member })),
  planForm("/members/hand-over", "owner", ["member"], (second) => ({ member: second.heir })),
];

/** Two objects that are no plan's, and where it is held that one doesn't open the other. */
export const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  // A garment of the catalogue and one of its links, for administrators.
  "/admin/links/:clothingId linkId": "tests/integration/shopping/managed-links.test.ts",
  "/admin/links/:clothingId/:linkId :linkId": "tests/integration/shopping/managed-links.test.ts",
  // An account and its passkeys and sessions.
  "/profile/passkeys passkey": "tests/integration/accounts/manage-passkeys.test.ts",
  "/profile session": "tests/integration/accounts/end-sessions.test.ts",
  // A link's or an invitation's token is itself the right to what it names.
  "/replicate token": "tests/integration/sharing/claim-share.test.ts",
};
