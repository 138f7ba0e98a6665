import type { Letter, LinksEnding, SizeReminder } from "~/contracts/mail/letter.ts";
import { membersPath, sharePath } from "~/contracts/plans/plan-addresses.ts";
import { helpersPath } from "~/contracts/today/today-addresses.ts";
import { piecesPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { type IsoDay, toDay } from "~/domain/calendar.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { creditParts } from "~/domain/weather/credits.ts";
import { deviceName } from "~/words/en/accounts/account.ts";
import { PROVIDER_NAMES, proveAddressMail } from "~/words/en/accounts/oauth-copy.ts";
import { dayWords, momentWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import {
  ACCOUNT_FOOTER,
  ADDRESS_IN_USE_MAIL,
  ALREADY_REGISTERED_MAIL,
  accountDeletedMail,
  addressChangedMail,
  addressWantedMail,
  CONFIRM_MAIL,
  type DeedCopy,
  type MailCopy,
  NEW_ADDRESS_MAIL,
  newDeviceMail,
  PASSWORD_CHANGED_MAIL,
  passkeyAddedMail,
  passkeyMisusedMail,
  passkeyRemovedMail,
  providerDisconnectedMail,
  providerLinkedMail,
  RESET_MAIL,
  WELCOME_MAIL,
} from "~/words/en/mail/account-mails.ts";
import {
  AFTER_PLAN_MAIL,
  birthAskedMail,
  giftReservedMail,
  giftsComingMail,
  invitationMail,
  LINKS_ENDING_MAIL,
  sizeReminderMail,
} from "~/words/en/mail/plan-mails.ts";
import { GO_ON } from "~/words/en/plans/second-year-copy.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";
import { SHARE_COPY } from "~/words/en/sharing/sharing-copy.ts";
import { HELPERS_COPY } from "~/words/en/today/helper-copy.ts";
import { morningNoticeMail, NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import { SIZE_AHEAD_COPY } from "~/words/en/wardrobe/size-ahead-copy.ts";

/** For whoever runs the deployment, in the log's language. */
function operatorMail(findings: readonly string[]): MailCopy {
  const subject = findings.length > 0 ? `${PRODUCT_NAME} needs you` : `${PRODUCT_NAME} is well again`;
  return {
    subject,
    heading: subject,
    paragraphs: findings.length > 0 ? findings : ["Everything is within its bounds."],
    button: "Open the health check",
    footer: "You're getting this email because this deployment's OPERATOR_EMAIL is your address.",
  };
}

/** A mail's subject, paragraphs, and button. */
export function letterCopy(letter: Letter): MailCopy {
  switch (letter.kind) {
    case "operator":
      return operatorMail(letter.findings);
    case "confirm":
      return CONFIRM_MAIL;
    case "reset":
      return RESET_MAIL;
    case "already-registered":
      return ALREADY_REGISTERED_MAIL;
    case "welcome":
      return WELCOME_MAIL;
    case "password-changed":
      return PASSWORD_CHANGED_MAIL;
    case "new-address":
      return NEW_ADDRESS_MAIL;
    case "address-in-use":
      return ADDRESS_IN_USE_MAIL;
    case "address-wanted":
      return addressWantedMail(momentOf(letter));
    case "address-changed":
      return addressChangedMail(momentOf(letter));
    case "account-deleted":
      return accountDeletedMail(momentOf(letter));
    case "prove-address":
      return proveAddressMail(PROVIDER_NAMES[letter.provider]);
    case "invitation":
      return invitationMail(letter.inviter, letter.role, namesTogether(letter.babyNames ?? null));
    case "new-device":
      return deedCopy(letter, newDeviceMail);
    case "passkey-added":
      return deedCopy(letter, passkeyAddedMail);
    case "passkey-removed":
      return deedCopy(letter, (...at) => passkeyRemovedMail(letter.name, ...at));
    case "passkey-misused":
      return deedCopy(letter, (...at) => passkeyMisusedMail(letter.name, ...at));
    case "provider-linked":
      return deedCopy(letter, (...at) => providerLinkedMail(PROVIDER_NAMES[letter.provider], ...at));
    case "provider-disconnected":
      return deedCopy(letter, (...at) => providerDisconnectedMail(PROVIDER_NAMES[letter.provider], ...at));
    case "gift-reserved":
      return giftReservedMail(letter.gifts);
    case "gifts-coming":
      return giftsComingMail(letter);
    case "morning-notice": {
      const credits = letter.paragraphs.filter((one) => one === NOTICE_COPY.credit).flatMap(creditParts);
      const links = credits.flatMap(({ words, address }) =>
        address ? [{ text: words, path: address }] : [],
      );
      return { ...morningNoticeMail(letter), links };
    }
    case "birth-asked":
      return birthAskedMail(dayWords(letter.dueOn, letter.country, "shortDay"));
    case "links-ending":
      return linksEndingCopy(letter);
    case "size-reminder":
      return reminderCopy(letter);
    default:
      return letter satisfies never;
  }
}

/** What was done at a device, which may say nothing about itself: 'Safari on iPhone, Jan 5, 2025 at 4:07 PM UTC'. */
function deedCopy(
  letter: { device: Parameters<typeof deviceName>[0]; at: number },
  say: (device: string | null, moment: string) => DeedCopy,
): MailCopy {
  const device = deviceName(letter.device);
  const moment = momentOf(letter);
  const preheader = device ? `${device}, ${moment}` : moment;
  return { ...say(device, moment), preheader, footer: ACCOUNT_FOOTER };
}

function momentOf({ at }: { at: number }): string {
  return momentWords(new Date(at));
}

function reminderCopy(letter: SizeReminder): MailCopy {
  const { kind: _, startsOn, country, babyNames = [], ending, ahead, isAfterPlan, ...reminder } = letter;
  const names = namesTogether(babyNames);
  const dayOf = (day: IsoDay) => dayWords(day, country, "shortDay");
  const copy = sizeReminderMail({
    ...reminder,
    names,
    shopSize: shopSize(country, reminder.size),
    day: dayOf(startsOn),
    links: linksAhead(ahead, letter.size),
    ...(ending && { ending: { ...ending, day: dayOf(ending.lastDay) } }),
  });
  if (!isAfterPlan) return copy;
  const { question: ___, ...plain } = copy;
  const subject = AFTER_PLAN_MAIL.subject(letter.size, dayOf(startsOn));
  const paragraphs = [`${subject}.`, AFTER_PLAN_MAIL.text];
  return {
    ...{ ...plain, heading: GO_ON, paragraphs, button: GO_ON },
    subject: names ? labelled(names, subject) : subject,
  };
}

const LINK_PAGES = { helper: helpersPath, invitation: membersPath, friend: sharePath };

function linksEndingCopy({ links }: LinksEnding): MailCopy {
  const said = links.map(({ kind, planId, babyNames = null, label, endsAt, country }) => {
    const link = { helper: label || HELPERS_COPY.unnamed, invitation: label, friend: SHARE_COPY.link }[kind];
    const until = HELPERS_COPY.until(dayWords(toDay(new Date(endsAt)), country, "shortDay"));
    return {
      text: [namesTogether(babyNames), link, until].filter(Boolean).join(" · "),
      path: LINK_PAGES[kind](planId),
    };
  });
  return { ...LINKS_ENDING_MAIL, heading: LINKS_ENDING_MAIL.subject, links: said };
}

function linksAhead({ planId, wash, pack }: SizeReminder["ahead"], size: AgeRange) {
  return [
    ...(wash > 0 ? [{ text: SIZE_AHEAD_COPY.wash(wash), path: piecesPath(planId, size) }] : []),
    ...pack.map((over) => ({ text: SIZE_AHEAD_COPY.pack(over), path: piecesPath(planId, over) })),
  ];
}
