// THE catalogue of what can go wrong, in the specification's words. Code says a code; people read its text.
import { MIN_PASSWORD_CHARACTERS } from "./accounts/auth.ts";
import { MOST_COPIES } from "./sharing/sharing.ts";
import { MOST_TRIPS } from "./travel/limits.ts";

export const ERROR_TEXTS = {
  // Session and auth
  INVALID_CREDENTIALS:
    "Invalid login credentials. If you have just signed up, please confirm your email first.",
  PASSWORD_REQUIRED: "Please enter a password.",
  PASSWORD_MISSING: "Please enter your password.",
  CONFIRM_PASSWORD_REQUIRED: "Please enter the password again.",
  PASSWORDS_DO_NOT_MATCH: "Passwords do not match.",
  PASSWORD_TOO_SHORT: `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters.`,
  PASSWORD_TOO_LONG: "Password should be at most 256 bytes.",
  PASSWORD_TOO_COMMON:
    "Password is too weak: it is one of the most used passwords, so it is easy to guess. Please choose another.",
  PASSWORD_WRONG: "The current password is not right.",
  PROFILE_UNREADABLE: "Could not load profile data.",
  PROFILE_LOAD_FAILED:
    "Error loading profile: There was an issue loading your profile data. Please refresh or contact support.",
  PROFILE_NOT_CREATED:
    "Error creating profile: There was an issue setting up your profile. Please try again or contact support.",
  EMAIL_IN_USE:
    "This email is already associated with an account. Please sign out and log in with your existing account.",
  EMAIL_REQUIRED: "Please enter your email first.",
  EMAIL_INVALID: "Please enter a valid email address.",
  UNSUBSCRIBE_FAILED: "Failed to unsubscribe",
  TOO_MANY_REQUESTS: "Too many attempts. Please wait a minute and try again.",
  FORM_UNREADABLE: "This form could not be read. Please reload the page and try again.",
  FORM_TOO_LONG: "What was sent is too long. Please shorten it and try again.",
  CROSS_ORIGIN: "This request did not come from this site, so it was not carried out.",

  // Quiz and limits
  ZIP_INVALID: "Please enter a 5-digit ZIP code.",
  CITY_MISSING: "Please choose a city from the list.",
  CITY_UNKNOWN: "We could not find this city. Please search for it again, or choose a larger one nearby.",
  ZIP_UNKNOWN: "We could not find this ZIP code. Please check it, or use one nearby.",
  ZIP_NOT_COVERED:
    "Military and Pacific-territory ZIP codes are not covered yet. Please use the ZIP code of the place where the baby will live.",
  DUE_DATE_INVALID: "Please choose a real date.",
  GENDER_INVALID: "Please choose one of the three.",
  LAUNDRY_INVALID: "Please choose how often you do laundry.",
  QUIZ_LIMIT_REACHED: "You have reached the maximum attempts for your plan. Please upgrade for more.",
  QUIZ_LIMIT_ON_SUBMIT: "Cannot submit new quiz. Please upgrade your plan for more attempts.",
  QUIZ_SUBMIT_FAILED: "Failed to submit quiz. Please try again.",
  PLAN_FAILED: "We could not finish this plan. Please try again.",
  ATTEMPT_NOT_READY: "This quiz attempt is still processing or has failed.",

  // Titles
  TITLE_REQUIRED: "Please enter a title or cancel.",
  TITLE_UNREADABLE: "Please leave out line breaks and invisible characters.",
  TITLE_TOO_LONG: "Please use at most 80 characters.",
  TITLE_NOT_UPDATED: "Unable to update title",
  TITLE_UPDATE_FAILED: "Update failed",

  // Dashboard
  QUANTITY_NOT_SAVED: "Failed to save quantity. Please try again.",
  NOTE_NOT_SAVED: "Failed to save note. Please try again.",
  SET_ASIDE_NOT_SAVED: "Could not set the item aside. Please try again.",
  QUANTITIES_UNREADABLE: "Could not load calculated quantities for this scenario/age.",

  // Items added by hand
  ITEM_INFORMATION_MISSING: "Missing required information to add item.",
  ITEM_NAME_REQUIRED: "Please enter a name for the item.",
  ITEM_NAME_TOO_LONG: "Please use at most 80 characters.",
  ITEM_NAME_UNREADABLE: "Please leave out line breaks and invisible characters.",
  ITEM_CATEGORY_REQUIRED: "Please choose a category.",
  ITEM_ESSENTIALITY_INVALID: "Please choose how essential the item is.",
  ITEM_QUANTITY_INVALID: "Please enter a whole number from 0 to 20.",
  ITEM_GROUP_UNKNOWN: "This plan's weather has changed. Please reload the page and try again.",
  ITEM_NOTES_TOO_LONG: "Please use at most 2000 characters.",
  CUSTOM_ITEM_LIMIT:
    "This plan already has 100 custom items, the most it can hold. Remove one to add another.",
  CUSTOM_ITEM_NOT_CREATED: "Failed to create custom item",
  CUSTOM_ITEM_NOT_ADDED: "Failed to add custom item.",
  CUSTOM_ITEM_NOT_SAVED: "Failed to save the item. Please try again.",
  CUSTOM_ITEM_NOT_REMOVED: "Failed to remove the item. Please try again.",
  CUSTOM_ITEM_NOT_RESTORED: "The item could not be brought back.",

  // Clothing images and shopping links, managed by administrators
  IMAGE_TYPE_INVALID: "Invalid file type. Only PNG, JPEG, JPG, WebP, and AVIF files are allowed.",
  IMAGE_TOO_LARGE: "File too large. Maximum size is 5MB.",
  IMAGE_TOO_MANY_PIXELS: "Image too large. Maximum is 40 megapixels.",
  IMAGE_AVIF_TOO_MANY_PIXELS:
    "AVIF image too large. Maximum is 8 megapixels. Please use JPEG, PNG, or WebP for larger ones.",
  IMAGE_MISSING: "Please choose an image file.",
  IMAGE_ITEM_UNKNOWN: "This item is not in the catalog.",
  IMAGE_UPLOAD_FAILED: "Upload failed",
  IMAGE_ROLE_REQUIRED: "Admin or Owner role required for image uploads",
  MANAGER_SIGNED_OUT: "User not authenticated",
  ROLE_UNVERIFIED: "Unable to verify user permissions",
  MANAGER_ROLE_REQUIRED: "Admin or Owner role is required to manage clothing images.",
  LINK_CATEGORY_INVALID: "Please choose one of the two.",
  LINK_ORDER_INVALID: "Please enter a whole number from 0 to 999.",
  LINK_AUDIENCE_INVALID: "Please choose one from the list.",
  LINK_TITLE_REQUIRED: "Please enter a product title.",
  LINK_TEXT_UNREADABLE: "Please leave out line breaks and invisible characters.",
  LINK_TEXT_TOO_LONG: "Please use at most 200 characters.",
  LINK_URL_INVALID: "Please enter a full address that starts with https://.",
  LINK_URL_TOO_LONG: "Please use at most 2000 characters.",
  LINK_FIELDS_INVALID: "Please check the marked fields.",
  LINK_NOT_SAVED: "Could not save the link. Please try again.",
  LINK_ROLE_REQUIRED: "Admin or Owner role is required to manage shopping links.",
  UNKNOWN: "Unknown error occurred",

  // Final dashboard and birth
  SELECTION_FAILED: "Failed to update selection",
  SELECTION_NOT_UPDATED: "Could not update your selection.",
  SELECTION_NOT_CLEARED: "Could not clear your selection.",
  BIRTH_DATE_INVALID: "Please enter a real date.",
  BIRTH_DATE_AHEAD: "The birth date cannot be after today.",
  BIRTH_DATE_LONG_AGO: "Please enter a date within the last two years: the plan covers the first year.",
  BIRTH_NOT_SAVED: "Could not save the birth date. Please try again.",
  UNITS_NOT_SAVED: "Could not save the units. Please try again.",

  // Sharing
  SHARE_ANSWER_INVALID: "Invalid response from server: missing replicationToken",
  SHARE_LINK_FAILED: "Could not generate share link.",
  SHARE_LINK_UNREADABLE: "Could not load the share link. Please try again.",
  SHARE_REVOKE_FAILED: "Could not revoke the share link. Please try again.",
  COPY_LINK_FAILED: "Could not copy link to clipboard.",
  CLIPBOARD_MISSING: "Clipboard API not available in this browser.",

  // Replication
  REPLICATION_LINK_MISSING: "Invalid or missing replication link.",
  REPLICATION_TOKEN_INVALID: "Invalid or expired replication token, or no preview data found.",
  REPLICATION_NOT_FOUND: "Replication link not found or data is invalid.",
  REPLICATION_TOKEN_MISSING: "Replication token is missing.",
  REPLICATION_FAILED: "Failed to initiate dashboard replication.",
  REPLICATION_ANSWER_INVALID: "Invalid response from server: missing newOnboardingId or status",
  REPLICATION_UNREADABLE: "Could not load replication data. The link may be invalid or expired.",
  REPLICATION_SIGNED_OUT: "You must be logged in to replicate a dashboard.",
  REPLICATION_NOT_READY:
    "This dashboard is being updated at the moment, so it cannot be copied. Please try again in a minute.",
  REPLICATION_LIMIT_REACHED: `You already have ${MOST_COPIES} copied dashboards, and an account can have no more. Your own quiz attempts are not affected.`,

  // Trips
  TRIP_DESTINATION_REQUIRED: "Please choose where you are going from the list.",
  TRIP_DESTINATION_UNKNOWN: "We do not know this place. Please choose another one nearby.",
  TRIP_START_INVALID: "Please enter a real first day.",
  TRIP_END_INVALID: "Please enter a real last day.",
  TRIP_END_EARLY: "The last day cannot be before the first.",
  TRIP_TOO_LONG: "A trip can take 90 days at most.",
  TRIP_TOO_LONG_AGO: "Please choose a trip of the last five years.",
  TRIP_TOO_FAR_AHEAD: "Please choose a trip within the next three years.",
  TRIP_PLAN_REQUIRED: "Please choose one of your finished plans.",
  TRIP_NOTES_TOO_LONG: "Please use at most 2000 characters.",
  TRIP_LIMIT_REACHED: `You already have ${MOST_TRIPS} trips, and an account can have no more. Delete one to plan another.`,
  TRIP_FAILED: "We could not work this trip out. Please try again.",
  TRIP_NOT_SAVED: "Could not save your trip. Please try again.",
  TRIP_NOT_DELETED: "Could not delete the trip. Please try again.",
  TRIP_NOT_RESTORED: "The trip could not be brought back.",
  TRIP_TICK_NOT_SAVED: "Could not save that. Please try again.",
  TRIP_ITEM_NOT_ADDED: "Could not add the item to your plan. Please try again.",
  TRIP_PLAN_GONE: "The plan of this trip has been deleted.",

  // Reading
  ATTEMPTS_UNREADABLE: "Failed to load attempts",
  ATTEMPT_DETAILS_UNREADABLE: "Failed to load attempt details",
  RECOMMENDATIONS_NOT_FOUND: "Could not load recommendations for this specific attempt and age range.",
  UNEXPECTED: "An unexpected error occurred. Please try again.",
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

/** Why a dashboard could not be shared. */
export function shareFailed(message: string): string {
  return `Failed to enable dashboard replication: ${message}`;
}

/** Says how long to wait, in words. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60 ? "in a moment" : minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
  return `Too many attempts. Please try again ${wait}.`;
}
