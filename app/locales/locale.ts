// What a language other than English has to bring: each module of app/copy with the same exports, which take the same
// parameters, in its own words. app/copy/counted.ts isn't among them, because it counts in English.

/** The shape of a text, whatever its words are. */
export type InOtherWords<Text> = Text extends string
  ? string
  : Text extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => InOtherWords<Said>
    : Text extends object
      ? { readonly [Key in keyof Text]: InOtherWords<Text[Key]> }
      : Text;

/** The modules by their paths in app/copy. */
export interface Locale {
  "accounts/account.ts": InOtherWords<typeof import("~/copy/accounts/account.ts")>;
  "accounts/auth.ts": InOtherWords<typeof import("~/copy/accounts/auth.ts")>;
  "accounts/check-inbox-copy.ts": InOtherWords<typeof import("~/copy/accounts/check-inbox-copy.ts")>;
  "accounts/devices.ts": InOtherWords<typeof import("~/copy/accounts/devices.ts")>;
  "accounts/fields.ts": InOtherWords<typeof import("~/copy/accounts/fields.ts")>;
  "accounts/flashes.ts": InOtherWords<typeof import("~/copy/accounts/flashes.ts")>;
  "accounts/language-copy.ts": InOtherWords<typeof import("~/copy/accounts/language-copy.ts")>;
  "accounts/limit-notice-copy.ts": InOtherWords<typeof import("~/copy/accounts/limit-notice-copy.ts")>;
  "accounts/log-out.ts": InOtherWords<typeof import("~/copy/accounts/log-out.ts")>;
  "accounts/mailed-links.ts": InOtherWords<typeof import("~/copy/accounts/mailed-links.ts")>;
  "accounts/oauth-copy.ts": InOtherWords<typeof import("~/copy/accounts/oauth-copy.ts")>;
  "accounts/passkey-copy.ts": InOtherWords<typeof import("~/copy/accounts/passkey-copy.ts")>;
  "accounts/profile-problem-copy.ts": InOtherWords<typeof import("~/copy/accounts/profile-problem-copy.ts")>;
  "accounts/tiers.ts": InOtherWords<typeof import("~/copy/accounts/tiers.ts")>;
  "accounts/unsent-copy.ts": InOtherWords<typeof import("~/copy/accounts/unsent-copy.ts")>;
  "brand.ts": InOtherWords<typeof import("~/copy/brand.ts")>;
  "day-words.ts": InOtherWords<typeof import("~/copy/day-words.ts")>;
  "error-texts.ts": InOtherWords<typeof import("~/copy/error-texts.ts")>;
  "errors.ts": InOtherWords<typeof import("~/copy/errors.ts")>;
  "file-names.ts": InOtherWords<typeof import("~/copy/file-names.ts")>;
  "gifts/gift-names.ts": InOtherWords<typeof import("~/copy/gifts/gift-names.ts")>;
  "gifts/giver-page-copy.ts": InOtherWords<typeof import("~/copy/gifts/giver-page-copy.ts")>;
  "gifts/parents-gifts-copy.ts": InOtherWords<typeof import("~/copy/gifts/parents-gifts-copy.ts")>;
  "growth/fit-copy.ts": InOtherWords<typeof import("~/copy/growth/fit-copy.ts")>;
  "growth/moved-sizes-copy.ts": InOtherWords<typeof import("~/copy/growth/moved-sizes-copy.ts")>;
  "growth/outlook-copy.ts": InOtherWords<typeof import("~/copy/growth/outlook-copy.ts")>;
  "growth/size-ask-copy.ts": InOtherWords<typeof import("~/copy/growth/size-ask-copy.ts")>;
  "growth/size-copy.ts": InOtherWords<typeof import("~/copy/growth/size-copy.ts")>;
  "label-copy.ts": InOtherWords<typeof import("~/copy/label-copy.ts")>;
  "language.ts": InOtherWords<typeof import("~/copy/language.ts")>;
  "layout.ts": InOtherWords<typeof import("~/copy/layout.ts")>;
  "mail/account-mails.ts": InOtherWords<typeof import("~/copy/mail/account-mails.ts")>;
  "mail/address-notices.ts": InOtherWords<typeof import("~/copy/mail/address-notices.ts")>;
  "mail/gift-mails.ts": InOtherWords<typeof import("~/copy/mail/gift-mails.ts")>;
  "mail/invitation-mail.ts": InOtherWords<typeof import("~/copy/mail/invitation-mail.ts")>;
  "mail/notice-mails.ts": InOtherWords<typeof import("~/copy/mail/notice-mails.ts")>;
  "mail/passkey-mails.ts": InOtherWords<typeof import("~/copy/mail/passkey-mails.ts")>;
  "mail/size-reminder-mail.ts": InOtherWords<typeof import("~/copy/mail/size-reminder-mail.ts")>;
  "mail/unsubscribe-copy.ts": InOtherWords<typeof import("~/copy/mail/unsubscribe-copy.ts")>;
  "managed-pages.ts": InOtherWords<typeof import("~/copy/managed-pages.ts")>;
  "members/changes-copy.ts": InOtherWords<typeof import("~/copy/members/changes-copy.ts")>;
  "members/invitation-copy.ts": InOtherWords<typeof import("~/copy/members/invitation-copy.ts")>;
  "members/members-copy.ts": InOtherWords<typeof import("~/copy/members/members-copy.ts")>;
  "members/people-text.ts": InOtherWords<typeof import("~/copy/members/people-text.ts")>;
  "members/reader-copy.ts": InOtherWords<typeof import("~/copy/members/reader-copy.ts")>;
  "offline/lost-copy.ts": InOtherWords<typeof import("~/copy/offline/lost-copy.ts")>;
  "offline/offline-copy.ts": InOtherWords<typeof import("~/copy/offline/offline-copy.ts")>;
  "offline/sent-later-copy.ts": InOtherWords<typeof import("~/copy/offline/sent-later-copy.ts")>;
  "pending.ts": InOtherWords<typeof import("~/copy/pending.ts")>;
  "places/city-search-copy.ts": InOtherWords<typeof import("~/copy/places/city-search-copy.ts")>;
  "plans/attempt-title.ts": InOtherWords<typeof import("~/copy/plans/attempt-title.ts")>;
  "plans/babies-copy.ts": InOtherWords<typeof import("~/copy/plans/babies-copy.ts")>;
  "plans/babies-question-copy.ts": InOtherWords<typeof import("~/copy/plans/babies-question-copy.ts")>;
  "plans/birth-copy.ts": InOtherWords<typeof import("~/copy/plans/birth-copy.ts")>;
  "plans/calendar-copy.ts": InOtherWords<typeof import("~/copy/plans/calendar-copy.ts")>;
  "plans/card-title-copy.ts": InOtherWords<typeof import("~/copy/plans/card-title-copy.ts")>;
  "plans/due-date-copy.ts": InOtherWords<typeof import("~/copy/plans/due-date-copy.ts")>;
  "plans/not-ready-copy.ts": InOtherWords<typeof import("~/copy/plans/not-ready-copy.ts")>;
  "plans/number-changes-copy.ts": InOtherWords<typeof import("~/copy/plans/number-changes-copy.ts")>;
  "plans/plan-changes.ts": InOtherWords<typeof import("~/copy/plans/plan-changes.ts")>;
  "plans/plan-list-copy.ts": InOtherWords<typeof import("~/copy/plans/plan-list-copy.ts")>;
  "plans/processing-copy.ts": InOtherWords<typeof import("~/copy/plans/processing-copy.ts")>;
  "plans/quiz-copy.ts": InOtherWords<typeof import("~/copy/plans/quiz-copy.ts")>;
  "plans/selection-copy.ts": InOtherWords<typeof import("~/copy/plans/selection-copy.ts")>;
  "plans/size-calendar-copy.ts": InOtherWords<typeof import("~/copy/plans/size-calendar-copy.ts")>;
  "public/descriptions.ts": InOtherWords<typeof import("~/copy/public/descriptions.ts")>;
  "public/guide-copy.ts": InOtherWords<typeof import("~/copy/public/guide-copy.ts")>;
  "public/instant-plan-copy.ts": InOtherWords<typeof import("~/copy/public/instant-plan-copy.ts")>;
  "public/landing-copy.ts": InOtherWords<typeof import("~/copy/public/landing-copy.ts")>;
  "public/legal.ts": InOtherWords<typeof import("~/copy/public/legal.ts")>;
  "public/meta.ts": InOtherWords<typeof import("~/copy/public/meta.ts")>;
  "public/privacy-copy.ts": InOtherWords<typeof import("~/copy/public/privacy-copy.ts")>;
  "public/terms-copy.ts": InOtherWords<typeof import("~/copy/public/terms-copy.ts")>;
  "sharing/replication-copy.ts": InOtherWords<typeof import("~/copy/sharing/replication-copy.ts")>;
  "sharing/sharing-copy.ts": InOtherWords<typeof import("~/copy/sharing/sharing-copy.ts")>;
  "shopping/managed-links-copy.ts": InOtherWords<typeof import("~/copy/shopping/managed-links-copy.ts")>;
  "shopping/no-list-copy.ts": InOtherWords<typeof import("~/copy/shopping/no-list-copy.ts")>;
  "shopping/shop-copy.ts": InOtherWords<typeof import("~/copy/shopping/shop-copy.ts")>;
  "shopping/shopping-list-copy.ts": InOtherWords<typeof import("~/copy/shopping/shopping-list-copy.ts")>;
  "toast-copy.ts": InOtherWords<typeof import("~/copy/toast-copy.ts")>;
  "travel/baby.ts": InOtherWords<typeof import("~/copy/travel/baby.ts")>;
  "travel/bag-copy.ts": InOtherWords<typeof import("~/copy/travel/bag-copy.ts")>;
  "travel/kit-copy.ts": InOtherWords<typeof import("~/copy/travel/kit-copy.ts")>;
  "travel/packing-copy.ts": InOtherWords<typeof import("~/copy/travel/packing-copy.ts")>;
  "travel/trip-form-copy.ts": InOtherWords<typeof import("~/copy/travel/trip-form-copy.ts")>;
  "travel/trips-copy.ts": InOtherWords<typeof import("~/copy/travel/trips-copy.ts")>;
  "wardrobe/add-item.ts": InOtherWords<typeof import("~/copy/wardrobe/add-item.ts")>;
  "wardrobe/comparison-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/comparison-copy.ts")>;
  "wardrobe/comparison-link-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/comparison-link-copy.ts")>;
  "wardrobe/counts.ts": InOtherWords<typeof import("~/copy/wardrobe/counts.ts")>;
  "wardrobe/dashboard-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/dashboard-copy.ts")>;
  "wardrobe/essentials.ts": InOtherWords<typeof import("~/copy/wardrobe/essentials.ts")>;
  "wardrobe/garment-names.ts": InOtherWords<typeof import("~/copy/wardrobe/garment-names.ts")>;
  "wardrobe/hand-me-downs-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/hand-me-downs-copy.ts")>;
  "wardrobe/hand-me-downs-links.ts": InOtherWords<typeof import("~/copy/wardrobe/hand-me-downs-links.ts")>;
  "wardrobe/item-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/item-copy.ts")>;
  "wardrobe/managed-images-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/managed-images-copy.ts")>;
  "wardrobe/size-times-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/size-times-copy.ts")>;
  "wardrobe/wardrobe-copy.ts": InOtherWords<typeof import("~/copy/wardrobe/wardrobe-copy.ts")>;
  "wardrobe/why.ts": InOtherWords<typeof import("~/copy/wardrobe/why.ts")>;
  "weather/day-counts.ts": InOtherWords<typeof import("~/copy/weather/day-counts.ts")>;
  "weather/limited-weather.ts": InOtherWords<typeof import("~/copy/weather/limited-weather.ts")>;
  "weather/units-copy.ts": InOtherWords<typeof import("~/copy/weather/units-copy.ts")>;
  "weather/weather-copy.ts": InOtherWords<typeof import("~/copy/weather/weather-copy.ts")>;
  "weather/year-picture-copy.ts": InOtherWords<typeof import("~/copy/weather/year-picture-copy.ts")>;
}
