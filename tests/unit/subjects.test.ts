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
    "leased-rows": "operations/faults-messages",
    "sound-json": "wardrobe/save-bag",
  },
  "data/accounts": {
    "account-rows": "accounts/sign-in",
    "address-changes": "accounts/request-address-change",
    "confirm-links": "accounts/confirm-email",
    "live-sessions": "live/sockets",
    "oauth-accounts": "accounts/admit-identity",
    "passkey-rows": "accounts/manage-passkeys",
    "password-rows": "accounts/reset-password",
    "pending-sign-ups": "accounts/sign-up-door",
    "rate-counters": "accounts/limit-tries",
    "spent-secrets": "accounts/sign-in-with-provider",
    "unsent-forms": "accounts/keep-unsent-form",
    "ways-in": "accounts/disconnect-provider",
  },
  "data/gifts": {
    coming: "gifts/mark-arrived",
    "gift-extras": "gifts/find-gift-list",
    "gift-list-writes": "gifts/open-gift-list",
    "lists-to-mail": "gifts/tell-of-gifts",
    "parents-gifts": "gifts/save-gift-list",
    reservations: "gifts/reserve-gift",
    "select-gift-list": "gifts/find-gift-list",
  },
  "data/growth": { "moved-sizes": "growth/settle-moves", "size-facts": "growth/record-fact" },
  "data/members": {
    "hand-over": "members/hand-over-plan",
    invitations: "members/join-plan",
    "kept-acts": "members/note-act",
    memberships: "members/leave-plan",
    people: "members/leave-plan",
    "short-names": "members/note-act",
    standing: "members/plan-refusal",
  },
  "data/mail": { "mail-outbox": "mail/deliver-mail", "mail-preferences": "mail/unsubscribe" },
  "data/operations": { leftovers: "operations/purge-expired" },
  "data/places": { "place-columns": "places/places", "select-places": "places/places" },
  "data/plans": {
    "plan-restarts": "plans/record-birth",
    "plan-runs": "operations/faults-messages",
    plans: "plans/submit-quiz",
    deletions: "plans/delete-plan",
    move: "operations/faults-messages",
    renewals: "plans/renew-plan",
    selection: "plans/select-final",
  },
  "data/sharing": { copies: "sharing/make-copy", shares: "sharing/share-dashboard" },
  "data/shopping": { "affiliate-links": "shopping/list-shop-links" },
  "data/travel": {
    "trip-deletions": "travel/delete-trip",
    "trip-items": "travel/pack-item",
    "select-trip": "travel/read-trips",
    "trip-runs": "travel/faults-trips",
    "trip-writes": "travel/plan-trip",
    "select-trips": "travel/read-trips",
  },
  "data/wardrobe": {
    "bag-writes": "wardrobe/save-bag",
    "carried-items": "plans/record-birth",
    "count-sql": "wardrobe/edit-item",
    "image-uploads": "wardrobe/upload-clothing-image",
    "item-edits": "wardrobe/edit-item",
    "managed-catalogue": "shopping/managed-links",
    "removed-items": "wardrobe/edit-custom-item",
    "select-wardrobe": "operations/page-visits",
  },
  "data/weather": { "weather-cells": "weather/refresh-weather-cache" },
  "usecases/accounts": {
    "ask-for-passkey": "accounts/manage-passkeys",
    "change-password": "accounts/reset-password",
    "confirm-address-change": "accounts/request-address-change",
    "connect-identity": "accounts/admit-identity",
    "enter-by-provider": "accounts/admit-identity",
    "mailed-link": "accounts/request-password-reset",
    "passkey-notices": "accounts/manage-passkeys",
    "password-notice": "accounts/reset-password",
    "sign-in-with-passkey": "accounts/manage-passkeys",
    "take-passkey-answer": "accounts/manage-passkeys",
  },
  "usecases/gifts": {
    "add-gift": "gifts/save-gift-list",
    "find-gift-channel": "gifts/gift-channel",
    "gift-list-link": "gifts/open-gift-list",
    "line-as-read": "gifts/reserve-gift",
    "own-reservations": "gifts/find-gift-list",
    "read-parents-list": "gifts/save-gift-list",
    "save-wish": "gifts/save-gift-list",
    "settle-gift": "gifts/save-gift-list",
    "tell-givers": "live/acts-told",
    "tell-of-list": "gifts/gift-channel",
    "undo-by-mail": "gifts/change-own-gift",
  },
  "usecases/mail": {
    "read-mailbox": "mail/size-reminders",
    "remind-of-sizes": "mail/size-reminders",
    "send-mail": "mail/deliver-mail",
  },
  "usecases/operations": { revive: "operations/faults-messages", sweep: "plans/renew-plan" },
  "usecases/places": {
    "locate-answer": "places/locate-city",
    "locate-zip": "places/zip-climate",
  },
  "usecases/plans": {
    "announce-plan": "plans/calculate-plan",
    "begin-run": "plans/record-birth",
    "calculate-items": "plans/calculate-plan",
    "carry-items": "plans/record-birth",
    "dismiss-number-changes": "plans/renew-plan",
    "fail-plan": "operations/faults-dead-letters",
    "fetch-plan-weather": "plans/calculate-plan",
    "postpone-renewal": "plans/renew-plan",
    "retry-plan": "operations/faults-dead-letters",
    "under-lease": "operations/faults-messages",
  },
  "usecases/growth": {
    "find-sizes": "growth/facts-restart",
    "judge-fact": "growth/record-fact",
    "known-babies": "growth/record-fact",
  },
  "usecases/public": { "draw-plan": "public/instant-plan" },
  "usecases/shopping": { "save-shop-link": "shopping/managed-links" },
  "usecases/travel": {
    "announce-trip": "travel/faults-trips",
    "fail-trip": "travel/faults-trips",
    "locate-trip": "travel/plan-trip",
    "name-destination": "travel/find-destinations",
    "restart-trips": "travel/change-trip",
    "retry-trip": "travel/faults-trips",
    "start-trip": "travel/plan-trip",
    "sweep-trips": "travel/faults-trips",
  },
  "usecases/wardrobe": {
    "add-custom-item": "wardrobe/custom-items",
    "announce-custom-item": "wardrobe/custom-items",
    "make-image-variants": "wardrobe/upload-clothing-image",
    "purge-removed-items": "wardrobe/edit-custom-item",
    "read-custom-item": "wardrobe/edit-custom-item",
    "remove-custom-item": "wardrobe/edit-custom-item",
    "restore-custom-item": "wardrobe/edit-custom-item",
    "sweep-images": "wardrobe/upload-clothing-image",
  },
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
