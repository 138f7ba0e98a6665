import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { AGE_RANGES } from "./domain/vocabulary.ts";

const publicPages = [
  index("routes/public/landing/landing-route.tsx"),
  route("swaddles-sleep-sacks", "routes/public/guide/guide-route.tsx"),
  route("wear", "routes/public/wear/wear-home-route.tsx"),
  ...prefix("wear", [
    route("find", "routes/public/wear/wear-find-route.tsx"),
    route("how-we-count", "routes/public/wear/how-we-count-route.tsx"),
    route("night", "routes/public/wear/wear-night-route.tsx"),
    route("night/:room", "routes/public/wear/wear-route.tsx", { id: "wear-at-night" }),
    route(":degrees/:situation?", "routes/public/wear/wear-route.tsx"),
  ]),
  route("privacy", "routes/public/legal/privacy-page.tsx"),
  route("terms", "routes/public/legal/terms-page.tsx"),
  route("sample-plan", "routes/public/instant-plan/sample-plan.ts"),
  route("plan", "routes/public/instant-plan/plan-question-page.tsx"),
  ...prefix("plan", [
    route("cities", "routes/public/instant-plan/plan-cities.tsx"),
    route("cities.json", "routes/public/instant-plan/suggest-cities.ts"),
    route(":place/:month", "routes/public/instant-plan/instant-plan-route.tsx"),
    route(":place/:month/picture.png", "routes/public/instant-plan/plan-picture-route.ts"),
    route(":country/:place/:month", "routes/public/instant-plan/instant-plan-route.tsx", {
      id: "plan-of-city",
    }),
    route(":country/:place/:month/picture.png", "routes/public/instant-plan/plan-picture-route.ts", {
      id: "picture-of-city",
    }),
  ]),
  route("replicate", "routes/sharing/replicate.tsx"),
  route("invitation", "routes/members/invitation-page.tsx"),
  ...prefix("gifts", [
    route("undo", "routes/gifts/undo-gift-page.tsx"),
    route(":token", "routes/gifts/gift-list-page.tsx"),
    route(":token/reserve", "routes/gifts/reserve-page.tsx"),
    route(":token/mine", "routes/gifts/own-gift.ts"),
  ]),
  route("today/:token", "routes/today/helper-page.tsx"),
  route("unsubscribe", "routes/mail/unsubscribe-page.tsx"),
  route("unsubscribe/notice", "routes/mail/end-notice-page.tsx"),
  route("offline", "routes/public/offline-page.tsx"),
];

const forMachines = [
  route("sitemap.xml", "routes/public/sitemap-route.ts"),
  route("sitemap/:part", "routes/public/sitemap-route.ts", { id: "part-of-sitemap" }),
  route("robots.txt", "routes/public/robots.ts"),
  ...prefix(".well-known", [
    route("security.txt", "routes/public/security-txt-route.ts"),
    route("change-password", "routes/accounts/well-known-password.ts"),
  ]),
  route("manifest.webmanifest", "routes/public/manifest.ts"),
  route("images/*", "routes/wardrobe/image.ts"),
  route("calendar/:file", "routes/feed/calendar-feed.ts"),
  route("healthz", "routes/operations/healthz.ts"),
  route("dev/mailbox", "routes/operations/mailbox-page.tsx"),
  route("dev/mailbox.json", "routes/operations/mailbox-json.ts"),
];

const signingIn = [
  route("auth", "routes/accounts/sign-in-or-up.tsx"),
  ...prefix("auth", [
    route("check-inbox", "routes/accounts/check-inbox-page.tsx"),
    route("confirm", "routes/accounts/confirm.tsx"),
    route("google", "routes/accounts/provider-start.ts", { id: "google" }),
    route("facebook", "routes/accounts/provider-start.ts", { id: "facebook" }),
    route("google/callback", "routes/accounts/provider-callback.ts", { id: "google-callback" }),
    route("facebook/callback", "routes/accounts/provider-callback.ts", { id: "facebook-callback" }),
    route("complete", "routes/accounts/complete.tsx"),
    route("passkey", "routes/accounts/passkey-sign-in.ts"),
    route("connect", "routes/accounts/connect.tsx"),
    route("forgot", "routes/accounts/forgot-password.tsx"),
    route("resend", "routes/accounts/resend-confirmation-page.tsx"),
  ]),
  route("reset-password", "routes/accounts/reset-password-page.tsx"),
  route("logout", "routes/accounts/logout.tsx"),
];

const managers = layout("routes/managers.tsx", [
  ...prefix("admin", [
    route("clothing", "routes/wardrobe/manage-images.tsx"),
    route("links", "routes/shopping/manage-links.tsx"),
    route("links/:clothingId", "routes/shopping/item-links.tsx"),
    route("links/:clothingId/new", "routes/shopping/new-link.tsx"),
    route("links/:clothingId/:linkId", "routes/shopping/edit-link.tsx"),
    route("prices", "routes/shopping/price-sheets-page.tsx"),
  ]),
]);

const account = [
  route("profile", "routes/accounts/profile.tsx"),
  ...prefix("profile", [
    route("email", "routes/accounts/change-address.tsx"),
    route("email/confirm", "routes/accounts/confirm-address.tsx"),
    route("password", "routes/accounts/change-password-page.tsx"),
    route("prove", "routes/accounts/prove.tsx"),
    route("prove/passkey", "routes/accounts/passkey-proof.ts"),
    route("passkeys", "routes/accounts/passkeys-route.ts"),
    route("delete", "routes/accounts/delete-account-page.tsx"),
    route("data", "routes/accounts/download-own-data.ts"),
  ]),
  route("subscription", "routes/accounts/subscription.tsx"),
];

const quiz = [
  route("onboarding", "routes/plans/quiz/quiz-page.tsx"),
  ...prefix("onboarding", [
    route("place", "routes/places/read-place.ts"),
    route("cities.json", "routes/places/find-cities.ts"),
    route("processing/:onboardingId", "routes/plans/quiz/processing-page.tsx"),
    route("status/:onboardingId", "routes/plans/quiz/status.ts"),
  ]),
  route("transition", "routes/plans/quiz/transition.tsx"),
];

const plan = prefix("dashboards/:onboardingId", [
  route("items/:itemId/edit", "routes/wardrobe/item-editor.tsx"),
  route("shopping-list", "routes/shopping/shopping-list-page.tsx"),
  route("shopping-list.csv", "routes/shopping/download-shopping-list.ts"),
  route("cost", "routes/shopping/cost-page.tsx"),
  route("sizes.ics", "routes/shopping/sizes-ics.ts"),
  route("today", "routes/today/today-page.tsx"),
  route("today/helpers", "routes/today/helpers-page.tsx"),
  route("today/day-care", "routes/today/day-care-page.tsx"),
  route("today/labels", "routes/today/labels-page.tsx"),
  route("today/notice", "routes/today/notice-page.tsx"),
  route("today/choices", "routes/today/own-choices-page.tsx"),
  route("birth", "routes/plans/birth-page.tsx"),
  route("names", "routes/plans/names-page.tsx"),
  route("size", "routes/growth/size-page.tsx"),
  route("bag", "routes/wardrobe/bag-page.tsx"),
  route("bag-items", "routes/wardrobe/read-bag-items.ts"),
  route("pass-on", "routes/wardrobe/pass-on-page.tsx"),
  route("boxes", "routes/wardrobe/boxes-page.tsx"),
  route("boxes/pack", "routes/wardrobe/pack-page.tsx"),
  route("boxes/:boxId", "routes/wardrobe/box-label-page.tsx"),
  route("pieces/:ageRangeId", "routes/wardrobe/pieces-page.tsx"),
  route("answers", "routes/plans/answers-page.tsx"),
  route("second-year", "routes/plans/second-year-page.tsx"),
  route("delete", "routes/plans/delete-plan-page.tsx"),
  route("restore", "routes/plans/restore-plan.tsx"),
  route("sharing", "routes/sharing/sharing-page.tsx"),
  route("share", "routes/sharing/share.tsx"),
  route("files", "routes/shopping/files-page.tsx"),
  route("calendar", "routes/feed/calendar-page.tsx"),
  route("gifts", "routes/gifts/gifts-page.tsx"),
  route("gifts.csv", "routes/gifts/download-gifts.ts"),
  route("members", "routes/members/members-page.tsx"),
  route("members/hand-over", "routes/members/hand-over-page.tsx"),
  route("leave", "routes/members/leave-page.tsx"),
  route("year", "routes/weather/year.tsx"),
  route("year/figure", "routes/weather/year-figure.tsx"),
  route("changes", "routes/members/changes-page.tsx"),
  route(":ageRangeId", "routes/wardrobe/detail.tsx"),
  ...prefix(":ageRangeId", [
    route("reasons", "routes/wardrobe/read-item-reasons.ts"),
    route("shop/:itemId", "routes/shopping/shop-page.tsx"),
    route("shop/:itemId/links", "routes/shopping/read-shop-links.ts"),
  ]),
]);

const plans = [
  route("dashboards", "routes/plans/list.tsx"),
  ...prefix("dashboards", [
    route("default-attempt/:ageRangeId?", "routes/plans/open-default-plan.ts", { id: "default-attempt" }),
    ...AGE_RANGES.map((ageRange) =>
      route(ageRange, "routes/plans/range-of-plan.ts", { id: `range-${ageRange}` }),
    ),
    route(":onboardingId", "routes/plans/age-ranges.tsx"),
  ]),
  ...plan,
  route("scenario-comparison", "routes/wardrobe/comparison-page.tsx"),
  route("today", "routes/today/family-page.tsx"),
  route("shopping", "routes/shopping/last-list.tsx"),
  route("dashboard", "routes/plans/list-alias.ts"),
  route("age-ranges", "routes/plans/default-picker.ts"),
  route("age-range-dashboard/:ageRangeId?", "routes/plans/open-default-plan.ts", {
    id: "age-range-dashboard",
  }),
];

const trips = [
  route("travel-quiz", "routes/travel/trip-quiz.tsx"),
  route("travel-quiz/places.json", "routes/travel/destinations.ts"),
  route("travel-plans", "routes/travel/trips-page.tsx"),
  ...prefix("travel-plans/:planId", [
    route("delete", "routes/travel/delete-trip-page.tsx"),
    route("restore", "routes/travel/restore-trip.tsx"),
  ]),
  route("travel-plans/:planId", "routes/travel/trip-page.tsx"),
];

const forms = layout("routes/forms-only-layout.ts", [
  route("profile/units", "routes/accounts/choose-units.ts"),
  route("profile/name", "routes/accounts/choose-name.ts"),
  route("profile/language", "routes/accounts/choose-language.ts"),
  route("profile/device", "routes/today/renew-device.ts"),
  route("unsent", "routes/accounts/forget-unsent.ts"),
  ...prefix("dashboards/:onboardingId", [
    route("items", "routes/wardrobe/add-own-item.ts"),
    route("items/:itemId/remove", "routes/wardrobe/item-remove.ts"),
    route("items/:itemId/restore", "routes/wardrobe/item-restore.ts"),
    route("final", "routes/plans/final.ts"),
    route("enough", "routes/wardrobe/enough-of-size.ts"),
    route("numbers", "routes/plans/numbers.ts"),
    route("moves", "routes/growth/moves.ts"),
    route("title", "routes/plans/title.ts"),
    route("today/marks", "routes/today/mark-today.ts"),
  ]),
  ...prefix("travel-plans/:planId", [
    route("packed", "routes/travel/packed.ts"),
    route("add", "routes/travel/add.ts"),
    route("retry", "routes/travel/retry.ts"),
  ]),
]);

export default [
  ...publicPages,
  ...forMachines,
  ...signingIn,
  // Checks the session itself, in the same round trip as its write.
  route("dashboards/:onboardingId/items/:itemId", "routes/wardrobe/save-item-edit.ts"),
  // Checks the session itself, because scripts get an answer about their role.
  route("admin/clothing/upload", "routes/wardrobe/upload-image.ts"),
  // Forms come after the addresses that have a word where they have a plan: of two that fit alike, the first is taken.
  layout("routes/signed-in.tsx", [managers, ...account, ...quiz, ...plans, ...trips, forms]),
  route("*", "routes/not-found.ts"),
] satisfies RouteConfig;
