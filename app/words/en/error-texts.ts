// The one catalogue of error texts, in the specification's words. One export per code, so that a page loads
// only the texts its scripts may show. A test compares the figures in them with the limits of the rules.

// Session and auth
export const INVALID_CREDENTIALS =
  "Invalid login credentials. If you have just signed up, please confirm your email first.";
export const PASSWORD_REQUIRED = "Please enter a password.";
export const PASSWORD_MISSING = "Please enter your password.";
export const CONFIRM_PASSWORD_REQUIRED = "Please enter the password again.";
export const PASSWORDS_DO_NOT_MATCH = "Passwords do not match.";
export const PASSWORD_TOO_SHORT = "Password should be at least 6 characters.";
export const PASSWORD_TOO_LONG = "That password is too long.";
export const PASSWORD_TOO_COMMON =
  "That's one of the most common passwords, so it's easy to guess. Please choose another.";
export const PASSWORD_HOLDS_NAME =
  "That password contains your email or our name, so it's easy to guess. Please choose another.";
export const PASSWORD_BREACHED =
  "That password has appeared in a data breach on another site, so it isn't safe. Please choose another.";
export const PASSWORD_WRONG = "That isn't your current password.";
export const PROFILE_UNREADABLE = "Could not load profile data.";
export const PROFILE_LOAD_FAILED =
  "Error loading profile: There was an issue loading your profile data. Please refresh or contact support.";
export const PROFILE_NOT_CREATED =
  "Error creating profile: There was an issue setting up your profile. Please try again or contact support.";
export const EMAIL_IN_USE =
  "This email is already associated with an account. Please sign out and log in with your existing account.";
export const EMAIL_REQUIRED = "Please enter your email first.";
export const EMAIL_INVALID = "Please enter a valid email address.";
export const UNSUBSCRIBE_FAILED = "Failed to unsubscribe";
export const TOO_MANY_REQUESTS = "Too many attempts. Please wait a minute and try again.";
export const UNREACHABLE = "We can't reach Layette right now. Please check your connection and try again.";
export const FORM_UNREADABLE = "We couldn't read this form. Please reload the page and try again.";
export const FORM_TOO_LONG = "That's too long. Please shorten it and try again.";
export const CROSS_ORIGIN = "We couldn't verify that request. Please reload the page and try again.";

// Quiz and limits
export const ZIP_INVALID = "Please enter a 5-digit ZIP code.";
export const CITY_MISSING = "Please choose a city from the list.";
export const CITY_NAME_REQUIRED = "Please enter a city.";
export const CITY_UNKNOWN = "We can't find that city. Please search again or choose a larger one nearby.";
export const ZIP_UNKNOWN = "We can't find that ZIP code. Please check it or try one nearby.";
export const ZIP_NOT_COVERED =
  "We don't cover military and Pacific-territory ZIP codes yet. Please use the ZIP code where your baby will live.";
export const MONTH_INVALID = "Please choose a month.";
export const DUE_DATE_INVALID = "Please choose a valid date.";
export const DUE_DATE_TOO_FAR = "Please choose a due date within the next 10 months.";
export const GENDER_INVALID = "Please choose boy, girl, or gender neutral.";
export const LAUNDRY_INVALID = "Please choose how often you do laundry.";
export const BABIES_INVALID = "Please choose how many babies, from 1 to 3.";
export const QUIZ_LIMIT_REACHED =
  "You have reached the maximum attempts for your plan. Please upgrade for more.";
export const QUIZ_LIMIT_ON_SUBMIT = "Cannot submit new quiz. Please upgrade your plan for more attempts.";
export const QUIZ_SUBMIT_FAILED = "Failed to submit quiz. Please try again.";
export const ATTEMPT_ID_NOT_RETURNED = "Failed to create onboarding attempt - no ID returned";
export const ATTEMPT_ANSWER_INVALID = "Invalid response from server: missing onboardingId";
export const QUIZ_DATA_UNREADABLE = "Could not load your quiz data.";
export const ANSWERS_NOT_SAVED = "Couldn't save your answers. Please try again.";
export const PLAN_FAILED = "We couldn't finish this plan. Please try again.";
export const ATTEMPT_NOT_READY = "This quiz attempt is still processing or has failed.";

// Titles
export const TITLE_REQUIRED = "Please enter a title or cancel.";
export const TITLE_UNREADABLE = "Please leave out line breaks, invisible characters, and heaps of accents.";
export const TITLE_TOO_LONG = "Please use at most 80 characters.";
export const NAMES_NOT_SAVED = "Failed to save the names. Please try again.";
export const NAME_TOO_LONG = "Please use at most 40 letters.";
export const MARK_NOT_SAVED = "We couldn't save that. Please try again.";
export const WASH_FULL = "40 pieces are in the wash already. Put one back first.";
export const HELPERS_FULL = "This plan has five links already. Please close one first.";
export const LINK_NAME_TAKEN =
  "Someone else on this plan has made a link with this name. Please choose another name.";
export const HELPER_NOT_SAVED = "We couldn't save that link. Please try again.";
export const CARE_NOT_SAVED = "We couldn't save that list. Please try again.";
export const CARE_COUNT_INVALID = "Please enter whole numbers from 0 to 20.";
export const CARE_TEXT_TOO_LONG = "Please use at most 500 characters.";
export const CALENDARS_FULL = "This plan has three calendar links already. Please close one first.";
export const CALENDAR_NOT_SAVED = "We couldn't save that link. Please try again.";
export const ROOM_NOT_SAVED = "Failed to save the room's temperature. Please try again.";
export const TIME_UNREADABLE = "Please enter a time of day.";
export const TIME_MISSING = "Please enter both times, or leave both empty.";
export const TIMES_TOO_CLOSE = "Please come back at least 30 minutes after going out, on the same day.";
export const CHOICE_NOT_SAVED = "Failed to save your choice. Please try again.";
export const NOTICE_DAYS_MISSING = "Please choose at least one day.";
export const NOTICE_NOT_SAVED = "We couldn't save the notice. Please try again.";
export const DEVICES_FULL = "Five of your devices have notifications already. Please turn one off first.";
export const DEVICE_TAKEN = "This browser still belonged to another account. Please try once more.";
export const DEVICE_NOT_REACHABLE = "We can't send notifications to this browser. Please choose email.";
export const DEVICE_NOT_RENEWED = "We couldn't renew the notifications of this browser.";
export const NAME_UNREADABLE = "Please leave out line breaks, invisible characters, and heaps of accents.";
export const TITLE_NOT_UPDATED = "Unable to update title";
export const TITLE_UPDATE_FAILED = "Update failed";

// Dashboard
export const QUANTITY_NOT_SAVED = "Failed to save quantity. Please try again.";
export const NOTE_NOT_SAVED = "Failed to save note. Please try again.";
export const UPDATE_WITHOUT_PROFILE = "Missing user profile for update. User may not be logged in.";
export const UPDATE_WITHOUT_ATTEMPT = "Missing current attempt data for update. No attempt loaded.";
export const UPDATE_WITHOUT_ITEM = "Missing dashboardItemId for update. Item ID is null or undefined.";
export const SET_ASIDE_NOT_SAVED = "We couldn't save that change. Please try again.";
export const QUANTITIES_UNREADABLE = "Could not load calculated quantities for this scenario/age.";

// Gift lists
export const GIFT_NAME_REQUIRED = "Please enter your name, so the parents know who it's from.";
export const GIFT_NAME_TOO_LONG = "Please use at most 60 characters.";
export const GIFT_MESSAGE_TOO_LONG = "Please use at most 300 characters.";
export const GIFT_PIECES_INVALID = "Please enter how many, as a whole number.";
export const GIFT_LIST_GONE = "This gift list has moved or been closed";
export const GIFT_TAKEN = "Someone else just reserved it. None are left.";
export const GIFT_OWNED = "The parents have it now, so nothing more is needed here.";
export const GIFT_ALL_YOURS = "You've reserved all of it. Nothing more is needed here.";
export const GIFT_GONE = "This is no longer on the list.";
export const GIFT_LIST_FULL = "This list can't take any more reservations. Please ask the parents.";
export const GIFT_BROWSER_FULL =
  "You have 30 open reservations on this list, the most one person can have. Cancel one to reserve something else.";
export const GIFT_NOT_YOURS = "That reservation isn't there anymore.";
export const GIFT_NOT_SAVED = "We couldn't save that. Please try again.";
export const GIFT_TITLE_REQUIRED = "Please enter a title.";
export const GIFT_GREETING_TOO_LONG = "Please use at most 500 characters.";
export const GIFT_DAY_INVALID = "Please choose a day.";
export const GIFT_STAYS_SURPRISE =
  "Someone has already reserved something as a surprise, so the list stays a surprise until the day you chose.";
export const GIFT_GIVER_REQUIRED = "Please enter who it's from.";
export const GIFT_WISH_REQUIRED = "Please enter what you'd like.";
export const GIFT_WISH_PIECES = "Please enter a number from 1 to 20.";
export const GIFT_LINK_INVALID =
  "We couldn't find a link in that. Paste it from the store, such as www.store.com/car-seat";
export const GIFT_LINK_WHICH = "There's more than one link in that. Which one?";
export const GIFT_PRICE_TOO_LONG = "Please use at most 40 characters.";
export const GIFT_STARS_FULL = "You've starred 12 already. Take one star off to set another.";
export const GIFT_WISHES_FULL = "This list is full. Remove a wish to add another.";
export const GIFT_RESERVATIONS_FULL = "This list has as many reservations as fit. Remove one to add another.";
export const GIFT_LIST_CLOSED = "The list is closed. Open it again to add a gift.";

// Facts about a baby's size
export const FACT_MISSING = "Please enter a weight, or choose the size that fits now.";
export const FACT_WEIGHT_INVALID = "Please enter a weight, such as 11 lb 4 oz or 5.1 kg.";
export const FACT_WEIGHT_AMBIGUOUS =
  "Please enter whole pounds beside ounces, or pounds with decimals and no ounces.";
export const FACT_LENGTH_INVALID = "Please enter a length, such as 23.25 in or 59 cm.";
export const FACT_UNIT_INVALID = "Please choose a unit.";
export const FACT_SIZE_INVALID = "Please choose a size from the list.";
export const FACT_SEX_INVALID = "Please choose one from the list.";
export const FACT_BABY_INVALID = "Please choose one of your babies.";
export const FACT_DATE_INVALID = "Please choose a valid date.";
export const FACT_DATE_AHEAD = "This date can't be after today.";
export const FACT_BEFORE_BIRTH = "This date is before the birth.";
export const FACT_TOO_LATE = "We only estimate sizes for the first two years. Please choose an earlier date.";
export const FACT_DOUBTED = "Please check the number, the unit, and the date.";
export const FACT_LIMIT =
  "This plan already has 100 entries, the most it can hold. Remove one to add another.";
export const FACT_NOT_SAVED = "We couldn't save this. Please try again.";
export const BAG_EMPTY =
  "We didn't find any clothes in that. Try something like “12 bodysuits 3–6m, 2 hats”.";
export const BAG_TEXT_TOO_LONG = "That's too long. Please keep it to 4,000 characters.";
export const BAG_COUNT_INVALID = "Please enter whole numbers from 0 to 999.";
export const BAG_COUNT_TOO_HIGH =
  "This bag would push a count over 999, so we didn't save it. Please check the numbers.";
export const BAG_NOT_SAVED = "We couldn't save this bag. Please try again.";
export const COUNTS_UNREADABLE = "Data Issues Detected";
export const PASS_ON_EMPTY = "Check off what you're passing on first.";
export const BOX_LABEL_REQUIRED = "Please name the box.";
export const BOX_TEXT_TOO_LONG = "Please use at most 80 characters.";
export const BOX_PIECES_REQUIRED = "Choose at least one piece first.";
export const BOX_CHANGED =
  "Nothing was moved or changed, because this isn't as it was when you opened the page. Please look again.";
export const BOXES_FULL =
  "This plan has 60 boxes, the most it can hold. Add to one of them, or empty and delete one first.";
export const BOX_NOT_SAVED = "We couldn't save this box. Please try again.";

// Items added by hand
export const ITEM_INFORMATION_MISSING = "Missing required information to add item.";
export const ITEM_NAME_REQUIRED = "Please enter a name for the item.";
export const ITEM_NAME_TOO_LONG = "Please use at most 80 characters.";
export const ITEM_NAME_UNREADABLE =
  "Please leave out line breaks, invisible characters, and heaps of accents.";
export const ITEM_CATEGORY_REQUIRED = "Please choose a category.";
export const ITEM_ESSENTIALITY_INVALID = "Please choose how essential the item is.";
export const ITEM_WARMTH_INVALID = "Please choose a piece from the list, or none.";
export const ITEM_QUANTITY_INVALID = "Please enter a whole number from 0 to 20.";
export const ITEM_GROUP_UNKNOWN = "This plan's weather has changed. Please reload the page and try again.";
export const ITEM_NOTES_TOO_LONG = "Please use at most 2,000 characters.";
export const CUSTOM_ITEM_LIMIT =
  "This plan already has 100 custom items, the most it can hold. Remove one to add another.";
export const CUSTOM_ITEM_NOT_CREATED = "Failed to create custom item";
export const USER_ITEM_NOT_CREATED = "Failed to create user item";
export const CUSTOM_ITEM_NOT_ADDED = "Failed to add custom item.";
export const CUSTOM_ITEM_NOT_SAVED = "Failed to save the item. Please try again.";
export const CUSTOM_ITEM_NOT_REMOVED = "Failed to remove the item. Please try again.";
export const CUSTOM_ITEM_NOT_RESTORED = "We couldn't bring that item back.";

// Clothing images and shopping links, for administrators
export const IMAGE_TYPE_INVALID = "Invalid file type. Only PNG, JPEG, JPG, WebP, and AVIF files are allowed.";
export const IMAGE_TOO_LARGE = "File too large. Maximum size is 5MB.";
export const IMAGE_TOO_MANY_PIXELS = "Image too large. Maximum is 40 megapixels.";
export const IMAGE_AVIF_UNREADABLE =
  "This AVIF image can't be read in this browser. Please use JPEG, PNG, or WebP.";
export const IMAGE_MISSING = "Please choose an image file.";
export const IMAGE_ITEM_UNKNOWN = "This item isn't in the catalog.";
export const IMAGE_UPLOAD_FAILED = "Upload failed";
export const IMAGE_ROLE_REQUIRED = "Admin or Owner role required for image uploads";
export const MANAGER_SIGNED_OUT = "User not authenticated";
export const ROLE_UNVERIFIED = "Unable to verify user permissions";
export const MANAGER_ROLE_REQUIRED = "Admin or Owner role is required to manage clothing images.";
export const LINK_CATEGORY_INVALID = "Please choose Luxury Picks or Budget Picks.";
export const LINK_ORDER_INVALID = "Please enter a whole number from 0 to 999.";
export const LINK_AUDIENCE_INVALID = "Please choose one from the list.";
export const LINK_TITLE_REQUIRED = "Please enter a product title.";
export const LINK_TEXT_UNREADABLE =
  "Please leave out line breaks, invisible characters, and heaps of accents.";
export const LINK_TEXT_TOO_LONG = "Please use at most 200 characters.";
export const LINK_URL_INVALID = "Please enter a full address that starts with https://.";
export const LINK_URL_TOO_LONG = "Please use at most 2,000 characters.";
export const SHEET_PRICE_INVALID = "Please enter a price above 0 and up to 10,000, such as 12.50.";
export const SHEET_PREMIUM_LOW = "Please enter at least the budget price.";
export const SHEET_SHARE_INVALID = "Please enter a whole percentage from 0 to 100.";
export const SHEET_NOT_SAVED = "Couldn't save the prices. Please try again.";
export const PRICE_DAY_INVALID = "Please enter a day up to today.";
export const PRICE_INVALID = "Please enter a price from 0 to 10,000, such as 12.50.";
export const PRICES_CHANGED = "Prices for your country have changed. Please check yours and save them again.";
export const PRICES_NOT_SAVED = "We couldn't save your prices. Please try again.";
export const LINK_FIELDS_INVALID = "Please check the marked fields.";
export const LINK_NOT_SAVED = "Couldn't save the link. Please try again.";
export const LINK_ROLE_REQUIRED = "Admin or Owner role is required to manage shopping links.";
export const UNKNOWN = "Unknown error occurred";

// Final dashboard and birth
export const SELECTION_FAILED = "Failed to update selection";
export const SELECTION_NOT_UPDATED = "Could not update your selection.";
export const SELECTION_NOT_CLEARED = "Could not clear your selection.";
/** An answer of the wrong shape, and a refusal without a message. */
export const RPC_ANSWER_INVALID = "Unexpected data structure from RPC.";
export const RPC_FAILED = "Unexpected error";
export const BIRTH_DATE_INVALID = "Please enter a valid date.";
export const BIRTH_DATE_AHEAD = "The birth date can't be in the future.";
export const BIRTH_DATE_LONG_AGO = "Please enter a date within the last two years.";
export const BIRTH_NOT_SAVED = "Couldn't save the birth date. Please try again.";
export const LANGUAGE_NOT_SAVED = "Couldn't save the language. Please try again.";
export const UNITS_NOT_SAVED = "Couldn't save the units. Please try again.";

// Sharing
export const SHARE_ANSWER_INVALID = "Invalid response from server: missing replicationToken";
export const SHARE_LINK_FAILED = "Could not generate share link.";
export const SHARE_LINK_UNREADABLE = "Couldn't load the share link. Please try again.";
export const SHARE_NOT_SAVED = "Couldn't save your changes. Please try again.";
export const SHARE_REVOKE_FAILED = "Couldn't turn off the share link. Please try again.";
export const COPY_LINK_FAILED = "Could not copy link to clipboard.";
export const CLIPBOARD_MISSING = "Clipboard API not available in this browser.";

// Replication
export const REPLICATION_LINK_MISSING = "Invalid or missing replication link.";
export const REPLICATION_TOKEN_INVALID = "Invalid or expired replication token, or no preview data found.";
export const REPLICATION_NOT_FOUND = "Replication link not found or data is invalid.";
export const REPLICATION_TOKEN_MISSING = "Replication token is missing.";
export const REPLICATION_FAILED = "Failed to initiate dashboard replication.";
export const REPLICATION_ANSWER_INVALID = "Invalid response from server: missing newOnboardingId or status";
export const REPLICATION_UNREADABLE = "Could not load replication data. The link may be invalid or expired.";
export const REPLICATION_SIGNED_OUT = "You must be logged in to replicate a dashboard.";
export const REPLICATION_NOT_READY =
  "This plan is being updated, so it can't be copied right now. Please try again in a minute.";
export const REPLICATION_LIMIT_REACHED =
  "You already have 20 copied plans, and that's the most an account can have. Your own quiz attempts aren't affected.";

// Trips
export const TRIP_DESTINATION_REQUIRED = "Please choose your destination from the list.";
export const TRIP_DESTINATION_UNKNOWN = "We can't find that place. Please choose another nearby.";
export const TRIP_START_INVALID = "Please choose a start date.";
export const TRIP_END_INVALID = "Please choose an end date.";
export const TRIP_END_EARLY = "The end date can't be before the start date.";
export const TRIP_TOO_LONG = "Trips can be up to 90 days long.";
export const TRIP_TOO_LONG_AGO = "Please choose dates within the last five years.";
export const TRIP_TOO_FAR_AHEAD = "Please choose dates within the next three years.";
export const TRIP_PLAN_REQUIRED = "Please choose one of your finished plans.";
export const TRIP_NOTES_TOO_LONG = "Please use at most 2,000 characters.";
export const TRIP_LIMIT_REACHED =
  "You already have 50 trips, and that's the most an account can have. Delete one to plan another.";
export const TRIP_FAILED = "We couldn't put this trip together. Please try again.";
export const TRIP_NOT_SAVED = "Couldn't save your trip. Please try again.";
export const TRIP_NOT_DELETED = "Couldn't delete the trip. Please try again.";
export const TRIP_NOT_RESTORED = "Couldn't bring that trip back.";
export const TRIP_TICK_NOT_SAVED = "Couldn't save that. Please try again.";
export const TRIP_ITEM_NOT_ADDED = "Couldn't add the item to your plan. Please try again.";
export const TRIP_PLAN_GONE = "This trip's plan has been deleted.";

// Reading
export const ATTEMPTS_UNREADABLE = "Failed to load attempts";
export const ATTEMPT_DETAILS_UNREADABLE = "Failed to load attempt details";
export const RECOMMENDATIONS_NOT_FOUND =
  "Could not load recommendations for this specific attempt and age range.";
export const ANSWER_INVALID = "Invalid data received from server";
export const UNEXPECTED_BARE = "An unexpected error occurred.";
export const UNEXPECTED = "An unexpected error occurred. Please try again.";
export const HUMAN_NEEDED = "Please confirm that you're human, then send the form again.";
export const ADDRESS_SAME = "That's already your email.";
export const PASSKEY_TOO_LATE = "That took too long. Please try again.";
export const PASSKEY_REFUSED = "That passkey didn't work here. Please try again or use another way.";
export const PASSKEY_FAILED = "We couldn't use a passkey just now. Please try again or use another way.";
export const PASSKEY_NOT_ADDED =
  "That passkey can't be added. You may already have it, or you've reached the limit of 10 passkeys.";
export const PASSKEY_CANCELED = "Nothing was confirmed. Please try again or use another way.";
export const PASSKEY_PROOF_NEEDED = "Please confirm first that it's you.";
export const PASSKEY_NAME_REQUIRED = "Please enter a name.";
export const PASSKEY_NAME_UNREADABLE =
  "Please leave out line breaks, invisible characters, and heaps of accents.";
export const PASSKEY_NAME_TOO_LONG = "Please use at most 60 characters.";
export const PASSKEY_LAST =
  "This is your only way to log in. Please choose a password or add another passkey first.";
export const PASSKEY_NOT_FOUND = "That passkey isn't there anymore.";
