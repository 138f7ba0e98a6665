// All error codes. Rules, contracts, and use cases return codes; their texts are in copy/error-texts.ts.

export const ERROR_CODES = [
  // Accounts
  "EMAIL_REQUIRED",
  "EMAIL_INVALID",
  "PASSWORD_REQUIRED",
  "PASSWORD_MISSING",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "PASSWORD_TOO_COMMON",
  "PASSWORD_HOLDS_NAME",
  "PASSWORD_BREACHED",
  "PASSWORDS_DO_NOT_MATCH",
  "CONFIRM_PASSWORD_REQUIRED",
  "PASSKEY_NAME_REQUIRED",
  "PASSKEY_NAME_UNREADABLE",
  "PASSKEY_NAME_TOO_LONG",
  "FORM_UNREADABLE",

  // Plans
  "ZIP_INVALID",
  "ZIP_UNKNOWN",
  "ZIP_NOT_COVERED",
  "CITY_MISSING",
  "CITY_NAME_REQUIRED",
  "CITY_UNKNOWN",
  "MONTH_INVALID",
  "DUE_DATE_INVALID",
  "GENDER_INVALID",
  "LAUNDRY_INVALID",
  "BABIES_INVALID",
  "QUIZ_LIMIT_REACHED",
  "QUIZ_LIMIT_ON_SUBMIT",
  "ATTEMPT_ID_NOT_RETURNED",
  "ATTEMPT_NOT_READY",
  "TITLE_REQUIRED",
  "TITLE_UNREADABLE",
  "TITLE_TOO_LONG",
  "BIRTH_DATE_INVALID",
  "BIRTH_DATE_AHEAD",
  "BIRTH_DATE_LONG_AGO",
  "BIRTH_NOT_SAVED",

  // Gift lists
  "GIFT_NAME_REQUIRED",
  "GIFT_NAME_TOO_LONG",
  "GIFT_MESSAGE_TOO_LONG",
  "GIFT_PIECES_INVALID",
  "GIFT_LIST_GONE",
  "GIFT_TAKEN",
  "GIFT_GONE",
  "GIFT_LIST_FULL",
  "GIFT_BROWSER_FULL",
  "GIFT_NOT_YOURS",
  "GIFT_NOT_SAVED",

  // Facts about a baby's size
  "FACT_MISSING",
  "FACT_WEIGHT_INVALID",
  "FACT_LENGTH_INVALID",
  "FACT_UNIT_INVALID",
  "FACT_SIZE_INVALID",
  "FACT_SEX_INVALID",
  "FACT_BABY_INVALID",
  "FACT_DATE_INVALID",
  "FACT_DATE_AHEAD",
  "FACT_BEFORE_BIRTH",
  "FACT_TOO_LATE",
  "FACT_DOUBTED",
  "FACT_LIMIT",
  "FACT_NOT_SAVED",

  // Custom items
  "ITEM_INFORMATION_MISSING",
  "ITEM_NAME_REQUIRED",
  "ITEM_NAME_UNREADABLE",
  "ITEM_NAME_TOO_LONG",
  "ITEM_CATEGORY_REQUIRED",
  "ITEM_ESSENTIALITY_INVALID",
  "ITEM_QUANTITY_INVALID",
  "ITEM_GROUP_UNKNOWN",
  "ITEM_NOTES_TOO_LONG",
  "CUSTOM_ITEM_LIMIT",
  "CUSTOM_ITEM_NOT_CREATED",
  "CUSTOM_ITEM_NOT_ADDED",
  "CUSTOM_ITEM_NOT_SAVED",
  "CUSTOM_ITEM_NOT_REMOVED",
  "CUSTOM_ITEM_NOT_RESTORED",
  "USER_ITEM_NOT_CREATED",

  // Pictures and links, for administrators
  "IMAGE_MISSING",
  "IMAGE_TYPE_INVALID",
  "IMAGE_TOO_LARGE",
  "IMAGE_TOO_MANY_PIXELS",
  "IMAGE_AVIF_TOO_MANY_PIXELS",
  "IMAGE_ITEM_UNKNOWN",
  "IMAGE_UPLOAD_FAILED",
  "IMAGE_ROLE_REQUIRED",
  "ROLE_UNVERIFIED",
  "MANAGER_SIGNED_OUT",
  "LINK_CATEGORY_INVALID",
  "LINK_ORDER_INVALID",
  "LINK_AUDIENCE_INVALID",
  "LINK_TITLE_REQUIRED",
  "LINK_TEXT_UNREADABLE",
  "LINK_TEXT_TOO_LONG",
  "LINK_URL_INVALID",
  "LINK_URL_TOO_LONG",

  // Copies of shared dashboards
  "REPLICATION_NOT_FOUND",
  "REPLICATION_NOT_READY",
  "REPLICATION_LIMIT_REACHED",

  // Trips
  "TRIP_DESTINATION_REQUIRED",
  "TRIP_DESTINATION_UNKNOWN",
  "TRIP_START_INVALID",
  "TRIP_END_INVALID",
  "TRIP_END_EARLY",
  "TRIP_TOO_LONG",
  "TRIP_TOO_LONG_AGO",
  "TRIP_TOO_FAR_AHEAD",
  "TRIP_PLAN_REQUIRED",
  "TRIP_PLAN_GONE",
  "TRIP_NOTES_TOO_LONG",
  "TRIP_LIMIT_REACHED",
  "TRIP_ITEM_NOT_ADDED",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A form field's name → its error. */
export type FieldErrorCodes = Readonly<Record<string, ErrorCode>>;

export function isErrorCode(text: string): text is ErrorCode {
  const codes: readonly string[] = ERROR_CODES;
  return codes.includes(text);
}

/** A code as a schema's message; a misspelled one doesn't compile. */
export function code<Code extends ErrorCode>(name: Code): Code {
  return name;
}

/** The code in a schema's message. A message of the library itself means that the form wasn't one of ours. */
export function codeOf(message: string | undefined): ErrorCode {
  return message !== undefined && isErrorCode(message) ? message : "FORM_UNREADABLE";
}
