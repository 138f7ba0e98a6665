// The HTTP status of every refusal that has a code, in one place; its text is in words/en/error-texts.ts. Pages and scripts get both.

import type { ErrorCode } from "~/domain/error-codes.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import type { Refusal } from "./script-answers.server.ts";

type TextCode = keyof typeof ERROR_TEXTS;

/** Codes that aren't about a field, by their status. */
// biome-ignore format: a list is read by its words
const CODES = {
  400: [
    "ADDRESS_SAME", "LINK_FIELDS_INVALID", "REPLICATION_TOKEN_MISSING", "UNEXPECTED",
  ],
  401: [
    "INVALID_CREDENTIALS", "MANAGER_SIGNED_OUT", "REPLICATION_SIGNED_OUT",
  ],
  403: [
    "HUMAN_NEEDED", "IMAGE_ROLE_REQUIRED", "PASSKEY_PROOF_NEEDED", "PASSKEY_REFUSED", "PASSKEY_TOO_LATE",
    "PASSWORD_WRONG", "QUIZ_LIMIT_ON_SUBMIT", "REPLICATION_LIMIT_REACHED", "ROLE_UNVERIFIED",
    "TRIP_LIMIT_REACHED",
  ],
  404: [
    "GIFT_LIST_GONE", "IMAGE_ITEM_UNKNOWN", "PASSKEY_NOT_FOUND", "REPLICATION_NOT_FOUND",
    "UPDATE_WITHOUT_ATTEMPT", "UPDATE_WITHOUT_ITEM",
  ],
  409: [
    "ATTEMPT_ID_NOT_RETURNED", "ATTEMPT_NOT_READY", "DEVICES_FULL", "DEVICE_TAKEN", "BOX_CHANGED",
    "BOXES_FULL", "COUNTS_UNREADABLE", "GIFT_ALL_YOURS", "GIFT_BROWSER_FULL", "GIFT_GONE",
    "GIFT_LIST_CLOSED", "GIFT_LIST_FULL", "GIFT_NOT_YOURS", "GIFT_OWNED", "GIFT_RESERVATIONS_FULL",
    "GIFT_STAYS_SURPRISE", "GIFT_TAKEN", "GIFT_WISHES_FULL", "GIFT_STARS_FULL", "HELPERS_FULL",
    "LINK_NAME_TAKEN", "CALENDARS_FULL", "PASSKEY_LAST", "PASSKEY_NOT_ADDED", "PRICES_CHANGED",
    "REPLICATION_NOT_READY", "WASH_FULL",
  ],
  413: [
    "FORM_TOO_LONG", "IMAGE_TOO_LARGE",
  ],
  429: [
    "TOO_MANY_REQUESTS",
  ],
  503: [
    "BAG_NOT_SAVED", "BIRTH_NOT_SAVED", "BOX_NOT_SAVED", "CARE_NOT_SAVED", "CALENDAR_NOT_SAVED",
    "CHOICE_NOT_SAVED", "NOTICE_NOT_SAVED", "DEVICE_NOT_RENEWED", "CUSTOM_ITEM_NOT_ADDED",
    "CUSTOM_ITEM_NOT_CREATED", "CUSTOM_ITEM_NOT_REMOVED", "CUSTOM_ITEM_NOT_RESTORED",
    "CUSTOM_ITEM_NOT_SAVED", "FACT_NOT_SAVED", "GIFT_NOT_SAVED", "IMAGE_UPLOAD_FAILED",
    "LANGUAGE_NOT_SAVED", "LINK_NOT_SAVED", "HELPER_NOT_SAVED", "MARK_NOT_SAVED", "NAMES_NOT_SAVED",
    "NOTE_NOT_SAVED", "PASSKEY_FAILED", "PRICES_NOT_SAVED", "QUANTITY_NOT_SAVED", "REPLICATION_FAILED",
    "ROOM_NOT_SAVED", "SELECTION_NOT_CLEARED", "SELECTION_NOT_UPDATED", "SET_ASIDE_NOT_SAVED",
    "SHEET_NOT_SAVED", "SHARE_LINK_FAILED", "SHARE_LINK_UNREADABLE", "SHARE_NOT_SAVED",
    "SHARE_REVOKE_FAILED", "TITLE_UPDATE_FAILED", "TRIP_FAILED", "TRIP_ITEM_NOT_ADDED",
    "TRIP_TICK_NOT_SAVED", "UNITS_NOT_SAVED", "UNSUBSCRIBE_FAILED", "USER_ITEM_NOT_CREATED",
  ],
} as const satisfies Readonly<Record<number, readonly TextCode[]>>;

/** A code that a form can be refused with. */
export type RefusalCode = ErrorCode | (typeof CODES)[keyof typeof CODES][number];

const STATUSES: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
);

/** The status of a code: 400 for whatever is wrong with a field. */
export function statusOf(code: RefusalCode): number {
  return STATUSES.get(code) ?? 400;
}

/** Why a form is refused: a code, or words of its own, such as how long to wait. */
export type Why = RefusalCode | Refusal;

/** A refusal by its code; `about` adds errors by field, a text that knows more, or another status. */
export function refusalOf(why: Why, about: Partial<Refusal> = {}): Refusal {
  const refusal = typeof why === "string" ? { status: statusOf(why), message: ERROR_TEXTS[why] } : why;
  return { ...refusal, ...about };
}

/** A form that its contract can't read is 400, also if the text is that of an act that failed. */
export function unreadable(code: RefusalCode, about: Partial<Refusal> = {}): Refusal {
  return refusalOf(code, { ...about, status: 400 });
}

/** 404 for what the form or its address names and isn't there. */
export function missing(code: RefusalCode, about: Partial<Refusal> = {}): Refusal {
  return refusalOf(code, { ...about, status: 404 });
}
