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

/** The English modules by their paths in app/copy. */
interface English {
  "accounts/account.ts": typeof import("~/copy/accounts/account.ts");
  "accounts/auth.ts": typeof import("~/copy/accounts/auth.ts");
  "accounts/fields.ts": typeof import("~/copy/accounts/fields.ts");
  "flashes.ts": typeof import("~/copy/flashes.ts");
  "layout.ts": typeof import("~/copy/layout.ts");
  "accounts/mailed-links.ts": typeof import("~/copy/accounts/mailed-links.ts");
  "accounts/oauth-copy.ts": typeof import("~/copy/accounts/oauth-copy.ts");
  "plans/quiz-copy.ts": typeof import("~/copy/plans/quiz-copy.ts");
  "plans/tiers.ts": typeof import("~/copy/plans/tiers.ts");
  "offline/offline-copy.ts": typeof import("~/copy/offline/offline-copy.ts");
  "day-words.ts": typeof import("~/copy/day-words.ts");
  "error-texts.ts": typeof import("~/copy/error-texts.ts");
  "errors.ts": typeof import("~/copy/errors.ts");
  "shopping/shopping-list-copy.ts": typeof import("~/copy/shopping/shopping-list-copy.ts");
  "gifts/parents-gifts-copy.ts": typeof import("~/copy/gifts/parents-gifts-copy.ts");
  "gifts/giver-page-copy.ts": typeof import("~/copy/gifts/giver-page-copy.ts");
  "growth/fit-copy.ts": typeof import("~/copy/growth/fit-copy.ts");
  "growth/size-copy.ts": typeof import("~/copy/growth/size-copy.ts");
  "label-copy.ts": typeof import("~/copy/label-copy.ts");
  "language.ts": typeof import("~/copy/language.ts");
  "mail/account-mails.ts": typeof import("~/copy/mail/account-mails.ts");
  "mail/address-notices.ts": typeof import("~/copy/mail/address-notices.ts");
  "mail/plan-mails.ts": typeof import("~/copy/mail/plan-mails.ts");
  "mail/unsubscribe-copy.ts": typeof import("~/copy/mail/unsubscribe-copy.ts");
  "members/changes-copy.ts": typeof import("~/copy/members/changes-copy.ts");
  "members/members-copy.ts": typeof import("~/copy/members/members-copy.ts");
  "members/reader-copy.ts": typeof import("~/copy/members/reader-copy.ts");
  "offline/sent-later-copy.ts": typeof import("~/copy/offline/sent-later-copy.ts");
  "places/city-search-copy.ts": typeof import("~/copy/places/city-search-copy.ts");
  "plans/title-of-plan.ts": typeof import("~/copy/plans/title-of-plan.ts");
  "plans/babies-copy.ts": typeof import("~/copy/plans/babies-copy.ts");
  "plans/birth-copy.ts": typeof import("~/copy/plans/birth-copy.ts");
  "plans/calendar-copy.ts": typeof import("~/copy/plans/calendar-copy.ts");
  "plans/plan-list-copy.ts": typeof import("~/copy/plans/plan-list-copy.ts");
  "plans/due-date-copy.ts": typeof import("~/copy/plans/due-date-copy.ts");
  "plans/names-copy.ts": typeof import("~/copy/plans/names-copy.ts");
  "plans/number-changes-copy.ts": typeof import("~/copy/plans/number-changes-copy.ts");
  "plans/plan-changes.ts": typeof import("~/copy/plans/plan-changes.ts");
  "plans/processing-copy.ts": typeof import("~/copy/plans/processing-copy.ts");
  "plans/second-year-copy.ts": typeof import("~/copy/plans/second-year-copy.ts");
  "plans/selection-copy.ts": typeof import("~/copy/plans/selection-copy.ts");
  "public/descriptions.ts": typeof import("~/copy/public/descriptions.ts");
  "public/guide-copy.ts": typeof import("~/copy/public/guide-copy.ts");
  "public/instant-plan-copy.ts": typeof import("~/copy/public/instant-plan-copy.ts");
  "public/landing-copy.ts": typeof import("~/copy/public/landing-copy.ts");
  "public/legal.ts": typeof import("~/copy/public/legal.ts");
  "public/meta.ts": typeof import("~/copy/public/meta.ts");
  "public/privacy-copy.ts": typeof import("~/copy/public/privacy-copy.ts");
  "public/terms-copy.ts": typeof import("~/copy/public/terms-copy.ts");
  "sharing/replication-copy.ts": typeof import("~/copy/sharing/replication-copy.ts");
  "sharing/sharing-copy.ts": typeof import("~/copy/sharing/sharing-copy.ts");
  "sharing/ways-copy.ts": typeof import("~/copy/sharing/ways-copy.ts");
  "shopping/cost-copy.ts": typeof import("~/copy/shopping/cost-copy.ts");
  "shopping/price-sheets-copy.ts": typeof import("~/copy/shopping/price-sheets-copy.ts");
  "shopping/managed-links-copy.ts": typeof import("~/copy/shopping/managed-links-copy.ts");
  "shopping/shop-copy.ts": typeof import("~/copy/shopping/shop-copy.ts");
  "travel/trip-copy.ts": typeof import("~/copy/travel/trip-copy.ts");
  "travel/packing-copy.ts": typeof import("~/copy/travel/packing-copy.ts");
  "travel/trips-copy.ts": typeof import("~/copy/travel/trips-copy.ts");
  "wardrobe/item-words.ts": typeof import("~/copy/wardrobe/item-words.ts");
  "wardrobe/box-links-copy.ts": typeof import("~/copy/wardrobe/box-links-copy.ts");
  "wardrobe/boxes-copy.ts": typeof import("~/copy/wardrobe/boxes-copy.ts");
  "wardrobe/comparison-copy.ts": typeof import("~/copy/wardrobe/comparison-copy.ts");
  "wardrobe/comparison-link-copy.ts": typeof import("~/copy/wardrobe/comparison-link-copy.ts");
  "wardrobe/dashboard-copy.ts": typeof import("~/copy/wardrobe/dashboard-copy.ts");
  "wardrobe/garment-names.ts": typeof import("~/copy/wardrobe/garment-names.ts");
  "wardrobe/hand-me-downs-copy.ts": typeof import("~/copy/wardrobe/hand-me-downs-copy.ts");
  "wardrobe/item-copy.ts": typeof import("~/copy/wardrobe/item-copy.ts");
  "wardrobe/managed-images-copy.ts": typeof import("~/copy/wardrobe/managed-images-copy.ts");
  "wardrobe/pieces-copy.ts": typeof import("~/copy/wardrobe/pieces-copy.ts");
  "wardrobe/size-ahead-copy.ts": typeof import("~/copy/wardrobe/size-ahead-copy.ts");
  "wardrobe/wardrobe-copy.ts": typeof import("~/copy/wardrobe/wardrobe-copy.ts");
  "wardrobe/warm-as-copy.ts": typeof import("~/copy/wardrobe/warm-as-copy.ts");
  "wardrobe/why.ts": typeof import("~/copy/wardrobe/why.ts");
  "today/day-care-copy.ts": typeof import("~/copy/today/day-care-copy.ts");
  "today/outfit-copy.ts": typeof import("~/copy/today/outfit-copy.ts");
  "today/notice-copy.ts": typeof import("~/copy/today/notice-copy.ts");
  "today/helper-copy.ts": typeof import("~/copy/today/helper-copy.ts");
  "feed/calendar-links-copy.ts": typeof import("~/copy/feed/calendar-links-copy.ts");
  "feed/feed-copy.ts": typeof import("~/copy/feed/feed-copy.ts");
  "today/today-copy.ts": typeof import("~/copy/today/today-copy.ts");
  "public/wear-copy.ts": typeof import("~/copy/public/wear-copy.ts");
  "public/wear-night-copy.ts": typeof import("~/copy/public/wear-night-copy.ts");
  "public/how-we-count-copy.ts": typeof import("~/copy/public/how-we-count-copy.ts");
  "weather/weather-copy.ts": typeof import("~/copy/weather/weather-copy.ts");
  "weather/year-picture-copy.ts": typeof import("~/copy/weather/year-picture-copy.ts");
}

/** All texts of a language. */
export type Locale = { readonly [Path in keyof English]: InOtherWords<English[Path]> };
