// All texts in Spanish, which the server loads with the first request for them.

import type { Locale } from "../locale.ts";
import * as account from "./accounts/account.ts";
import * as auth from "./accounts/auth.ts";
import * as checkInboxCopy from "./accounts/check-inbox-copy.ts";
import * as devices from "./accounts/devices.ts";
import * as fields from "./accounts/fields.ts";
import * as flashes from "./accounts/flashes.ts";
import * as languageCopy from "./accounts/language-copy.ts";
import * as limitNoticeCopy from "./accounts/limit-notice-copy.ts";
import * as logOut from "./accounts/log-out.ts";
import * as mailedLinks from "./accounts/mailed-links.ts";
import * as oauthCopy from "./accounts/oauth-copy.ts";
import * as passkeyCopy from "./accounts/passkey-copy.ts";
import * as profileProblemCopy from "./accounts/profile-problem-copy.ts";
import * as tiers from "./accounts/tiers.ts";
import * as unsentCopy from "./accounts/unsent-copy.ts";
import * as brand from "./brand.ts";
import * as dayWords from "./day-words.ts";
import * as errorTexts from "./error-texts.ts";
import * as errors from "./errors.ts";
import * as fileNames from "./file-names.ts";
import * as giftNames from "./gifts/gift-names.ts";
import * as giverPageCopy from "./gifts/giver-page-copy.ts";
import * as parentsGiftsCopy from "./gifts/parents-gifts-copy.ts";
import * as fitCopy from "./growth/fit-copy.ts";
import * as movedSizesCopy from "./growth/moved-sizes-copy.ts";
import * as outlookCopy from "./growth/outlook-copy.ts";
import * as sizeAskCopy from "./growth/size-ask-copy.ts";
import * as sizeCopy from "./growth/size-copy.ts";
import * as labelCopy from "./label-copy.ts";
import * as language from "./language.ts";
import * as layout from "./layout.ts";
import * as accountMails from "./mail/account-mails.ts";
import * as addressNotices from "./mail/address-notices.ts";
import * as giftMails from "./mail/gift-mails.ts";
import * as invitationMail from "./mail/invitation-mail.ts";
import * as noticeMails from "./mail/notice-mails.ts";
import * as passkeyMails from "./mail/passkey-mails.ts";
import * as sizeReminderMail from "./mail/size-reminder-mail.ts";
import * as unsubscribeCopy from "./mail/unsubscribe-copy.ts";
import * as managedPages from "./managed-pages.ts";
import * as changesCopy from "./members/changes-copy.ts";
import * as invitationCopy from "./members/invitation-copy.ts";
import * as membersCopy from "./members/members-copy.ts";
import * as peopleText from "./members/people-text.ts";
import * as readerCopy from "./members/reader-copy.ts";
import * as lostCopy from "./offline/lost-copy.ts";
import * as offlineCopy from "./offline/offline-copy.ts";
import * as sentLaterCopy from "./offline/sent-later-copy.ts";
import * as pending from "./pending.ts";
import * as citySearchCopy from "./places/city-search-copy.ts";
import * as attemptTitle from "./plans/attempt-title.ts";
import * as babiesCopy from "./plans/babies-copy.ts";
import * as babiesQuestionCopy from "./plans/babies-question-copy.ts";
import * as birthCopy from "./plans/birth-copy.ts";
import * as calendarCopy from "./plans/calendar-copy.ts";
import * as cardTitleCopy from "./plans/card-title-copy.ts";
import * as dueDateCopy from "./plans/due-date-copy.ts";
import * as notReadyCopy from "./plans/not-ready-copy.ts";
import * as numberChangesCopy from "./plans/number-changes-copy.ts";
import * as planChanges from "./plans/plan-changes.ts";
import * as planListCopy from "./plans/plan-list-copy.ts";
import * as processingCopy from "./plans/processing-copy.ts";
import * as quizCopy from "./plans/quiz-copy.ts";
import * as selectionCopy from "./plans/selection-copy.ts";
import * as sizeCalendarCopy from "./plans/size-calendar-copy.ts";
import * as descriptions from "./public/descriptions.ts";
import * as guideCopy from "./public/guide-copy.ts";
import * as instantPlanCopy from "./public/instant-plan-copy.ts";
import * as landingCopy from "./public/landing-copy.ts";
import * as legal from "./public/legal.ts";
import * as meta from "./public/meta.ts";
import * as privacyCopy from "./public/privacy-copy.ts";
import * as termsCopy from "./public/terms-copy.ts";
import * as replicationCopy from "./sharing/replication-copy.ts";
import * as sharingCopy from "./sharing/sharing-copy.ts";
import * as managedLinksCopy from "./shopping/managed-links-copy.ts";
import * as noListCopy from "./shopping/no-list-copy.ts";
import * as shopCopy from "./shopping/shop-copy.ts";
import * as shoppingListCopy from "./shopping/shopping-list-copy.ts";
import * as toastCopy from "./toast-copy.ts";
import * as baby from "./travel/baby.ts";
import * as bagCopy from "./travel/bag-copy.ts";
import * as kitCopy from "./travel/kit-copy.ts";
import * as packingCopy from "./travel/packing-copy.ts";
import * as tripFormCopy from "./travel/trip-form-copy.ts";
import * as tripsCopy from "./travel/trips-copy.ts";
import * as addItem from "./wardrobe/add-item.ts";
import * as comparisonCopy from "./wardrobe/comparison-copy.ts";
import * as comparisonLinkCopy from "./wardrobe/comparison-link-copy.ts";
import * as counts from "./wardrobe/counts.ts";
import * as dashboardCopy from "./wardrobe/dashboard-copy.ts";
import * as essentials from "./wardrobe/essentials.ts";
import * as garmentNames from "./wardrobe/garment-names.ts";
import * as handMeDownsCopy from "./wardrobe/hand-me-downs-copy.ts";
import * as handMeDownsLinks from "./wardrobe/hand-me-downs-links.ts";
import * as itemCopy from "./wardrobe/item-copy.ts";
import * as managedImagesCopy from "./wardrobe/managed-images-copy.ts";
import * as sizeTimesCopy from "./wardrobe/size-times-copy.ts";
import * as wardrobeCopy from "./wardrobe/wardrobe-copy.ts";
import * as why from "./wardrobe/why.ts";
import * as dayCounts from "./weather/day-counts.ts";
import * as limitedWeather from "./weather/limited-weather.ts";
import * as unitsCopy from "./weather/units-copy.ts";
import * as weatherCopy from "./weather/weather-copy.ts";
import * as yearPictureCopy from "./weather/year-picture-copy.ts";

export default {
  "accounts/account.ts": account,
  "accounts/auth.ts": auth,
  "accounts/check-inbox-copy.ts": checkInboxCopy,
  "accounts/devices.ts": devices,
  "accounts/fields.ts": fields,
  "accounts/flashes.ts": flashes,
  "accounts/language-copy.ts": languageCopy,
  "accounts/limit-notice-copy.ts": limitNoticeCopy,
  "accounts/log-out.ts": logOut,
  "accounts/mailed-links.ts": mailedLinks,
  "accounts/oauth-copy.ts": oauthCopy,
  "accounts/passkey-copy.ts": passkeyCopy,
  "accounts/profile-problem-copy.ts": profileProblemCopy,
  "accounts/tiers.ts": tiers,
  "accounts/unsent-copy.ts": unsentCopy,
  "brand.ts": brand,
  "day-words.ts": dayWords,
  "error-texts.ts": errorTexts,
  "errors.ts": errors,
  "file-names.ts": fileNames,
  "gifts/gift-names.ts": giftNames,
  "gifts/giver-page-copy.ts": giverPageCopy,
  "gifts/parents-gifts-copy.ts": parentsGiftsCopy,
  "growth/fit-copy.ts": fitCopy,
  "growth/moved-sizes-copy.ts": movedSizesCopy,
  "growth/outlook-copy.ts": outlookCopy,
  "growth/size-ask-copy.ts": sizeAskCopy,
  "growth/size-copy.ts": sizeCopy,
  "label-copy.ts": labelCopy,
  "language.ts": language,
  "layout.ts": layout,
  "mail/account-mails.ts": accountMails,
  "mail/address-notices.ts": addressNotices,
  "mail/gift-mails.ts": giftMails,
  "mail/invitation-mail.ts": invitationMail,
  "mail/notice-mails.ts": noticeMails,
  "mail/passkey-mails.ts": passkeyMails,
  "mail/size-reminder-mail.ts": sizeReminderMail,
  "mail/unsubscribe-copy.ts": unsubscribeCopy,
  "managed-pages.ts": managedPages,
  "members/changes-copy.ts": changesCopy,
  "members/invitation-copy.ts": invitationCopy,
  "members/members-copy.ts": membersCopy,
  "members/people-text.ts": peopleText,
  "members/reader-copy.ts": readerCopy,
  "offline/lost-copy.ts": lostCopy,
  "offline/offline-copy.ts": offlineCopy,
  "offline/sent-later-copy.ts": sentLaterCopy,
  "pending.ts": pending,
  "places/city-search-copy.ts": citySearchCopy,
  "plans/attempt-title.ts": attemptTitle,
  "plans/babies-copy.ts": babiesCopy,
  "plans/babies-question-copy.ts": babiesQuestionCopy,
  "plans/birth-copy.ts": birthCopy,
  "plans/calendar-copy.ts": calendarCopy,
  "plans/card-title-copy.ts": cardTitleCopy,
  "plans/due-date-copy.ts": dueDateCopy,
  "plans/not-ready-copy.ts": notReadyCopy,
  "plans/number-changes-copy.ts": numberChangesCopy,
  "plans/plan-changes.ts": planChanges,
  "plans/plan-list-copy.ts": planListCopy,
  "plans/processing-copy.ts": processingCopy,
  "plans/quiz-copy.ts": quizCopy,
  "plans/selection-copy.ts": selectionCopy,
  "plans/size-calendar-copy.ts": sizeCalendarCopy,
  "public/descriptions.ts": descriptions,
  "public/guide-copy.ts": guideCopy,
  "public/instant-plan-copy.ts": instantPlanCopy,
  "public/landing-copy.ts": landingCopy,
  "public/legal.ts": legal,
  "public/meta.ts": meta,
  "public/privacy-copy.ts": privacyCopy,
  "public/terms-copy.ts": termsCopy,
  "sharing/replication-copy.ts": replicationCopy,
  "sharing/sharing-copy.ts": sharingCopy,
  "shopping/managed-links-copy.ts": managedLinksCopy,
  "shopping/no-list-copy.ts": noListCopy,
  "shopping/shop-copy.ts": shopCopy,
  "shopping/shopping-list-copy.ts": shoppingListCopy,
  "toast-copy.ts": toastCopy,
  "travel/baby.ts": baby,
  "travel/bag-copy.ts": bagCopy,
  "travel/kit-copy.ts": kitCopy,
  "travel/packing-copy.ts": packingCopy,
  "travel/trip-form-copy.ts": tripFormCopy,
  "travel/trips-copy.ts": tripsCopy,
  "wardrobe/add-item.ts": addItem,
  "wardrobe/comparison-copy.ts": comparisonCopy,
  "wardrobe/comparison-link-copy.ts": comparisonLinkCopy,
  "wardrobe/counts.ts": counts,
  "wardrobe/dashboard-copy.ts": dashboardCopy,
  "wardrobe/essentials.ts": essentials,
  "wardrobe/garment-names.ts": garmentNames,
  "wardrobe/hand-me-downs-copy.ts": handMeDownsCopy,
  "wardrobe/hand-me-downs-links.ts": handMeDownsLinks,
  "wardrobe/item-copy.ts": itemCopy,
  "wardrobe/managed-images-copy.ts": managedImagesCopy,
  "wardrobe/size-times-copy.ts": sizeTimesCopy,
  "wardrobe/wardrobe-copy.ts": wardrobeCopy,
  "wardrobe/why.ts": why,
  "weather/day-counts.ts": dayCounts,
  "weather/limited-weather.ts": limitedWeather,
  "weather/units-copy.ts": unitsCopy,
  "weather/weather-copy.ts": weatherCopy,
  "weather/year-picture-copy.ts": yearPictureCopy,
} satisfies Locale;
