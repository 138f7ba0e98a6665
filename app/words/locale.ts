// The texts of a language other than English: each module of app/words/en with the same exports, which take the same
// parameters, in that language's words. app/words/en/counted.ts isn't among them, because it counts in English.

/** The shape of a text, whatever its words are. */
export type InOtherWords<Text> = Text extends string
  ? string
  : Text extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => InOtherWords<Said>
    : Text extends object
      ? { readonly [Key in keyof Text]: InOtherWords<Text[Key]> }
      : Text;

/** The English modules by their paths in app/words/en. */
interface English {
  "accounts/account.ts": typeof import("./en/accounts/account.ts");
  "accounts/auth.ts": typeof import("./en/accounts/auth.ts");
  "accounts/fields.ts": typeof import("./en/accounts/fields.ts");
  "flashes.ts": typeof import("./en/flashes.ts");
  "layout.ts": typeof import("./en/layout.ts");
  "accounts/oauth-copy.ts": typeof import("./en/accounts/oauth-copy.ts");
  "plans/quiz-copy.ts": typeof import("./en/plans/quiz-copy.ts");
  "plans/tiers.ts": typeof import("./en/plans/tiers.ts");
  "offline/offline-copy.ts": typeof import("./en/offline/offline-copy.ts");
  "day-words.ts": typeof import("./en/day-words.ts");
  "error-texts.ts": typeof import("./en/error-texts.ts");
  "errors.ts": typeof import("./en/errors.ts");
  "shopping/shopping-list-copy.ts": typeof import("./en/shopping/shopping-list-copy.ts");
  "gifts/parents-gifts-copy.ts": typeof import("./en/gifts/parents-gifts-copy.ts");
  "gifts/giver-page-copy.ts": typeof import("./en/gifts/giver-page-copy.ts");
  "growth/fit-copy.ts": typeof import("./en/growth/fit-copy.ts");
  "growth/size-copy.ts": typeof import("./en/growth/size-copy.ts");
  "language.ts": typeof import("./en/language.ts");
  "mail/account-mails.ts": typeof import("./en/mail/account-mails.ts");
  "mail/plan-mails.ts": typeof import("./en/mail/plan-mails.ts");
  "mail/unsubscribe-copy.ts": typeof import("./en/mail/unsubscribe-copy.ts");
  "members/changes-copy.ts": typeof import("./en/members/changes-copy.ts");
  "members/members-copy.ts": typeof import("./en/members/members-copy.ts");
  "members/reader-copy.ts": typeof import("./en/members/reader-copy.ts");
  "offline/sent-later-copy.ts": typeof import("./en/offline/sent-later-copy.ts");
  "plans/title-of-plan.ts": typeof import("./en/plans/title-of-plan.ts");
  "plans/babies-copy.ts": typeof import("./en/plans/babies-copy.ts");
  "plans/birth-copy.ts": typeof import("./en/plans/birth-copy.ts");
  "plans/calendar-copy.ts": typeof import("./en/plans/calendar-copy.ts");
  "plans/plan-list-copy.ts": typeof import("./en/plans/plan-list-copy.ts");
  "plans/due-date-copy.ts": typeof import("./en/plans/due-date-copy.ts");
  "plans/names-copy.ts": typeof import("./en/plans/names-copy.ts");
  "plans/number-changes-copy.ts": typeof import("./en/plans/number-changes-copy.ts");
  "plans/plan-changes.ts": typeof import("./en/plans/plan-changes.ts");
  "plans/processing-copy.ts": typeof import("./en/plans/processing-copy.ts");
  "plans/second-year-copy.ts": typeof import("./en/plans/second-year-copy.ts");
  "plans/selection-copy.ts": typeof import("./en/plans/selection-copy.ts");
  "public/descriptions.ts": typeof import("./en/public/descriptions.ts");
  "public/guide-copy.ts": typeof import("./en/public/guide-copy.ts");
  "public/instant-plan-copy.ts": typeof import("./en/public/instant-plan-copy.ts");
  "public/landing-copy.ts": typeof import("./en/public/landing-copy.ts");
  "public/legal.ts": typeof import("./en/public/legal.ts");
  "public/privacy-copy.ts": typeof import("./en/public/privacy-copy.ts");
  "public/terms-copy.ts": typeof import("./en/public/terms-copy.ts");
  "sharing/replication-copy.ts": typeof import("./en/sharing/replication-copy.ts");
  "sharing/sharing-copy.ts": typeof import("./en/sharing/sharing-copy.ts");
  "sharing/ways-copy.ts": typeof import("./en/sharing/ways-copy.ts");
  "shopping/cost-copy.ts": typeof import("./en/shopping/cost-copy.ts");
  "managed-copy.ts": typeof import("./en/managed-copy.ts");
  "shopping/shop-copy.ts": typeof import("./en/shopping/shop-copy.ts");
  "travel/trip-copy.ts": typeof import("./en/travel/trip-copy.ts");
  "travel/packing-copy.ts": typeof import("./en/travel/packing-copy.ts");
  "travel/trips-copy.ts": typeof import("./en/travel/trips-copy.ts");
  "wardrobe/item-words.ts": typeof import("./en/wardrobe/item-words.ts");
  "wardrobe/box-links-copy.ts": typeof import("./en/wardrobe/box-links-copy.ts");
  "wardrobe/comparison-link-copy.ts": typeof import("./en/wardrobe/comparison-link-copy.ts");
  "wardrobe/boxes-copy.ts": typeof import("./en/wardrobe/boxes-copy.ts");
  "wardrobe/comparison-copy.ts": typeof import("./en/wardrobe/comparison-copy.ts");
  "wardrobe/dashboard-copy.ts": typeof import("./en/wardrobe/dashboard-copy.ts");
  "wardrobe/garment-names.ts": typeof import("./en/wardrobe/garment-names.ts");
  "wardrobe/hand-me-downs-copy.ts": typeof import("./en/wardrobe/hand-me-downs-copy.ts");
  "wardrobe/item-copy.ts": typeof import("./en/wardrobe/item-copy.ts");
  "wardrobe/pieces-copy.ts": typeof import("./en/wardrobe/pieces-copy.ts");
  "wardrobe/size-ahead-copy.ts": typeof import("./en/wardrobe/size-ahead-copy.ts");
  "wardrobe/wardrobe-copy.ts": typeof import("./en/wardrobe/wardrobe-copy.ts");
  "wardrobe/warm-as-copy.ts": typeof import("./en/wardrobe/warm-as-copy.ts");
  "wardrobe/why.ts": typeof import("./en/wardrobe/why.ts");
  "today/day-care-copy.ts": typeof import("./en/today/day-care-copy.ts");
  "today/outfit-copy.ts": typeof import("./en/today/outfit-copy.ts");
  "today/notice-copy.ts": typeof import("./en/today/notice-copy.ts");
  "today/helper-copy.ts": typeof import("./en/today/helper-copy.ts");
  "feed/calendar-links-copy.ts": typeof import("./en/feed/calendar-links-copy.ts");
  "feed/feed-copy.ts": typeof import("./en/feed/feed-copy.ts");
  "today/today-copy.ts": typeof import("./en/today/today-copy.ts");
  "public/wear-copy.ts": typeof import("./en/public/wear-copy.ts");
  "public/how-we-count-copy.ts": typeof import("./en/public/how-we-count-copy.ts");
  "weather/credits-copy.ts": typeof import("./en/weather/credits-copy.ts");
  "weather/weather-copy.ts": typeof import("./en/weather/weather-copy.ts");
  "weather/year-picture-copy.ts": typeof import("./en/weather/year-picture-copy.ts");
}

/** All texts of a language. */
export type Locale = { readonly [Path in keyof English]: InOtherWords<English[Path]> };
