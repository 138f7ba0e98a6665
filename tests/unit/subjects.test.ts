// Every use case and every data module has a test with its name in its noun's folder; the few that only ever
// run inside another are listed with the test that covers them there.
import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * By noun: a module without a test of its name, and the test that covers it, in the noun's folder or another.
 */
const PROVEN_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  data: {
    database: "operations/page-query",
    sessions: "accounts/sessions",
    "leased-rows": "operations/faults-messages",
    "sound-json": "wardrobe/save-bag",
  },
  "data/accounts": {
    "delete-account-rows": "accounts/delete-account",
    "address-changes": "accounts/request-address-change",
    "oauth-accounts": "accounts/admit-identity",
    "passkey-rows": "accounts/manage-passkeys",
    "password-rows": "accounts/reset-password",
    "pending-sign-ups": "accounts/sign-up-door",
    "rate-counters": "accounts/limit-tries",
    "unsent-forms": "accounts/keep-unsent-form",
  },
  "data/gifts": {
    "lists-to-mail": "gifts/tell-of-gifts",
    "parents-gifts": "gifts/save-gift-list",
    reservations: "gifts/reserve-gift",
    "select-gift-list": "gifts/find-gift-list",
  },
  "data/growth": { "size-facts": "growth/record-fact" },
  "data/members": {
    "hand-over": "members/hand-over-plan",
    invitations: "members/join-plan",
    "kept-acts": "members/note-act",
    memberships: "members/leave-plan",
    people: "members/leave-plan",
  },
  "data/mail": { "mail-outbox": "mail/deliver-mail" },
  "data/operations": {
    leftovers: "operations/purge-expired",
    "sealed-rows": "operations/reseal-rows",
    "upkeep-rows": "operations/tell-operator",
  },
  "data/places": { "select-places": "places/places" },
  "data/plans": {
    allowance: "plans/submit-quiz",
    "gift-channel": "gifts/gift-channel",
    "plan-restarts": "plans/record-birth",
    "plan-columns": "plans/select-final",
    "plan-runs": "operations/faults-messages",
    plans: "plans/submit-quiz",
    deletions: "plans/delete-plan",
    move: "operations/faults-messages",
    renewals: "plans/renew-plan",
    selection: "plans/select-final",
  },
  "data/sharing": {
    copies: "sharing/make-copy",
    "made-links": "sharing/move-seen-links",
    shares: "sharing/share-dashboard",
  },
  "data/shopping": {
    "affiliate-links": "shopping/list-shop-links",
    "own-prices": "shopping/keep-own-prices",
    "price-sheets": "shopping/keep-price-sheets",
  },
  "data/travel": {
    "trip-items": "travel/pack-item",
    "select-trip": "travel/read-trips",
    "trip-runs": "travel/faults-trips",
    "trip-writes": "travel/plan-trip",
    "select-trips": "travel/read-trips",
  },
  "data/wardrobe": {
    "bag-writes": "wardrobe/save-bag",
    boxes: "wardrobe/keep-boxes",
    "image-uploads": "wardrobe/upload-clothing-image",
    "item-edits": "wardrobe/edit-item",
    "removed-items": "wardrobe/edit-custom-item",
    "select-around": "wardrobe/keep-boxes",
    "select-wardrobe": "operations/page-visits",
  },
  "data/feed": { "calendar-links": "feed/give-calendar-link", "calendar-events": "feed/read-feed" },
  "data/today": {
    "day-care-lists": "today/keep-care-list",
    "helper-links": "today/give-helper-link",
    "morning-notices": "today/send-notices",
    "push-devices": "today/keep-device",
    "push-messages": "today/deliver-push",
  },
  "data/weather": {
    "hourly-forecasts": "weather/find-hours",
    "weather-cells": "weather/refresh-weather-cache",
  },
  "usecases/accounts": {
    "answer-passkey": "accounts/manage-passkeys",
    "provider-identities": "accounts/admit-identity",
    "address-change": "accounts/request-address-change",
  },
  "usecases/gifts": { "own-reservations": "gifts/find-gift-list", "tell-givers": "live/acts-told" },
  "usecases/mail": { "read-mailbox": "mail/size-reminders", "remind-of-sizes": "mail/size-reminders" },
  "usecases/operations": { sweep: "plans/renew-plan" },
  "usecases/places": { "locate-answer": "places/locate-city" },
  "usecases/plans": {
    "fetch-plan-weather": "plans/calculate-plan",
    "under-lease": "operations/faults-messages",
    "manage-plan": "plans/rename-plan",
  },
  "usecases/growth": { "find-sizes": "growth/facts-restart" },
  "usecases/public": { "draw-plan": "public/instant-plan" },
  "usecases/sharing": { "give-link": "today/give-helper-link" },
  "usecases/shopping": { "manage-shop-links": "shopping/list-shop-links" },
  "usecases/travel": {
    "start-trip": "travel/plan-trip",
    "sweep-trips": "travel/faults-trips",
    "run-trips": "travel/faults-trips",
  },
  "usecases/wardrobe": {
    "remove-custom-item": "wardrobe/edit-custom-item",
    "edit-custom-items": "wardrobe/custom-items",
  },
  "usecases/members": { "invite-people": "members/invite-to-plan" },
};

interface Subject {
  folder: string;
  name: string;
}

const subjects = globSync("app/{usecases,data}/**/*.ts")
  .filter((path) => !path.startsWith("app/data/schema") && path !== "app/usecases/needs.ts")
  .map((path): Subject => {
    const [, folder = "", name = ""] = /^app\/(.+)\/([^/]+?)(?:\.server)?\.ts$/.exec(path) ?? [];
    return { folder, name };
  });

const isTest = (path: string) =>
  ["unit", "integration"].some((kind) => existsSync(`tests/${kind}/${path}.test.ts`));

/** Modules without a noun are the pages' machinery, tested among operations. */
function hasOwnTest({ folder, name }: Subject): boolean {
  const [, noun = "operations"] = folder.split("/");
  return isTest(`${noun}/${name}`);
}

it("a use case and a module of data has a test of its name, or a row that says what proves it", () => {
  expect(subjects.length).toBeGreaterThan(100);
  const unproven = subjects.filter(
    (subject) => !hasOwnTest(subject) && PROVEN_BY[subject.folder]?.[subject.name] === undefined,
  );
  expect(unproven).toEqual([]);
});

it("the rows name modules that are there and have no test of their name, and tests that are there", () => {
  const rows = Object.entries(PROVEN_BY).flatMap(([folder, names]) =>
    Object.entries(names).map(([name, test]) => ({ folder, name, test })),
  );
  const wrong = rows.filter(
    ({ folder, name, test }) =>
      !isTest(test) ||
      hasOwnTest({ folder, name }) ||
      !subjects.some((subject) => subject.folder === folder && subject.name === name),
  );
  expect(wrong).toEqual([]);
});
