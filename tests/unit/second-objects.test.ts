// Every form that names two objects is in the walk of tests/integration/operations/second-objects.test.ts: a new field or address
// has to be looked at before this passes.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { FormContract } from "../../app/contracts/form.ts";
import { DECISIONS, everyPath } from "../support/route-decisions.ts";
import { HELD_ELSEWHERE, SECOND_OBJECT_FORMS } from "../support/second-objects.ts";

/** Fields that name an object that is stored, by contract, and the address that its form is sent to. */
const NAMING: Readonly<Record<string, string>> = {
  "bagForm.bagId": "/dashboards/:onboardingId/bag",
  "bagForm.cells": "/dashboards/:onboardingId/bag",
  "bagForm.n-": "/dashboards/:onboardingId/bag",
  "passOnForm.all": "/dashboards/:onboardingId/pass-on",
  "passOnForm.bagId": "/dashboards/:onboardingId/pass-on",
  "passOnForm.pass-": "/dashboards/:onboardingId/pass-on",
  "packForm.box": "/dashboards/:onboardingId/boxes/pack",
  "packForm.pass-": "/dashboards/:onboardingId/boxes/pack",
  "boxForm.boxId": "/dashboards/:onboardingId/boxes",
  "boxForm.bagId": "/dashboards/:onboardingId/boxes",
  "boxForm.all": "/dashboards/:onboardingId/boxes",
  "boxForm.pass-": "/dashboards/:onboardingId/boxes",
  "enoughForm.bagId": "/dashboards/:onboardingId/enough",
  "factForm.factId": "/dashboards/:onboardingId/size",
  "noticeForm.device": "/dashboards/:onboardingId/today/notice",
  "parentsGiftForm.id": "/dashboards/:onboardingId/gifts",
  "parentsGiftForm.item": "/dashboards/:onboardingId/gifts",
  "reserveForm.item": "/gifts/:token/reserve",
  "ownGiftForm.id": "/gifts/:token/mine",
  "membersRequest.invitation": "/dashboards/:onboardingId/members",
  "membersRequest.member": "/dashboards/:onboardingId/members",
  "handOverRequest.member": "/dashboards/:onboardingId/members/hand-over",
  "helperForm.helperId": "/dashboards/:onboardingId/today/helpers",
  "calendarForm.calendarId": "/dashboards/:onboardingId/calendar",
  "packedForm.clothingId": "/travel-plans/:planId/packed",
  "addToPlanForm.clothingId": "/travel-plans/:planId/add",
  "tripForm.onboardingId": "/travel-quiz",
  "linkSwitchForm.linkId": "/admin/links/:clothingId",
  "passkeysForm.passkey": "/profile/passkeys",
  "profileRequest.session": "/profile",
  "claimForm.token": "/replicate",
};

/** Fields that name the only object of their form, or none. */
const ALONE: ReadonlySet<string> = new Set([
  // A mailed link's token or a reservation's key is the right to what it names.
  ...["completeRequest.token", "confirmRequest.token", "resetPasswordRequest.token", "unsubscribeForm.token"],
  "endNoticeForm.token",
  ...["confirmAddressRequest.token", "invitationRequest.token", "undoGiftForm.key"],
  // Administrators' pictures hang on one garment of the catalogue.
  "imageUploadForm.clothingId",
  // Of the sender's own browser: a form that it kept.
  "forgetUnsentForm.address",
  // A place of the public gazetteer.
  ...["quizForm.placeId", "answersForm.placeId", "tripForm.place"],
]);

/** Fields that say something: a text, a choice, a number, where to go on, or which sending of a form it is. */
const PLAIN: ReadonlySet<string> = new Set(
  `active affiliateUrl ageRange approves arrived ask- auth babies baby baby- beach before bornOn care- category cf-turnstile-response chosenLink city
  cityFound confirmed confirmPassword country credential currency currentPassword day day- descriptor destination destinationFound displayOrder dueDate email
  endDate endpoint essentiality fileName final fit flow for formKey from gender genderPreference go greeting group group- helper hiking how intent isPacked keep
  key kit label language laundryFrequency laundryScenario length lengthUnit link links madeOn mails message mode month more name note notes on onlyChanges
  ounces outside outsideAsked own p256dh password pieces place plans price price- pricedOn productTitle provider purpose q quantity read reason reminders replaceExisting revealOn role roomDegrees
  roomName rowsOf scenario seen setAside sex sheet- shownName sightseeing situation size skiing startDate step stepId swimming tab text time title toGet told
  undo units warmAs way weekdayBack weekdayOut weekendBack weekendOut weight weightUnit what where wish wishName yourName zipcode`.split(
    /\s+/,
  ),
);

/** Parameters of an address that aren't stored objects. */
const NO_OBJECTS = new Set([":ageRangeId?", ":ageRangeId", ":place", ":month", ":country", ":part"]);

const WALKED = SECOND_OBJECT_FORMS.flatMap(({ path, names }) => names.map((name) => `${path} ${name}`));
const LOOKED_AT = new Set([...WALKED, ...Object.keys(HELD_ELSEWHERE)]);

/** Names of a contract's fields that nobody has looked at. */
function unknownIn(name: string, { fields, numbered }: FormContract): string[] {
  return [...fields, ...(numbered ? [numbered.prefix] : [])]
    .filter((field) => !ALONE.has(`${name}.${field}`))
    .filter((field) => {
      const path = NAMING[`${name}.${field}`];
      return path === undefined ? !PLAIN.has(field) : !LOOKED_AT.has(`${path} ${field}`);
    })
    .map((field) => `${name}.${field}`);
}

/** Addresses that take a form, with the objects that they name after their first one, that aren't in the walk. */
function unwalked(paths: readonly string[]): string[] {
  return paths
    .filter((path) => DECISIONS[path]?.post !== "nobody")
    .flatMap((path) => {
      const [, ...more] = path.split("/").filter((part) => part.startsWith(":") && !NO_OBJECTS.has(part));
      return more.map((part) => `${path} ${part}`);
    })
    .filter((one) => !LOOKED_AT.has(one));
}

it("S43 every field that names something second is in the walk", async () => {
  const modules = Object.values(
    import.meta.glob<Readonly<Record<string, unknown>>>("../../app/contracts/**/*.ts", { eager: true }),
  );
  const contracts = modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, FormContract] => isContract(entry[1])),
  );
  expect(contracts.length).toBeGreaterThan(35);
  expect(contracts.flatMap(([name, contract]) => unknownIn(name, contract))).toEqual([]);
});

it("S43 every address that names two objects is in the walk, and what is held elsewhere is", () => {
  expect(unwalked(everyPath())).toEqual([]);
  expect(SECOND_OBJECT_FORMS.filter(({ path }) => !DECISIONS[path])).toEqual([]);
  expect(Object.values(HELD_ELSEWHERE).filter((file) => !existsSync(file))).toEqual([]);
});

it("S43 a form that is new is noticed, by its fields or its address", () => {
  expect(unknownIn("shelfForm", { fields: ["name", "shelfId"], typed: [] })).toEqual(["shelfForm.shelfId"]);
  expect(unknownIn("tripForm", { fields: ["onboardingId", "destination"], typed: [] })).toEqual([]);
  expect(unwalked(["/dashboards/:onboardingId/shelves/:shelfId"])).toHaveLength(1);
});

function isContract(value: unknown): value is FormContract {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}
