// S111 and S112: whatever people type, in every mail and language, becomes nothing that a mail program links, and stays out of
// subjects.
import { describe, expect, it } from "vitest";
import type { Letter } from "~/contracts/mail/letter.ts";
import { inertText } from "~/domain/mail/inert-text.ts";
import { babyNamesInMail, nameInMail } from "~/domain/members/person-name.ts";
import { renderMail } from "~/services/mail/outbox.server.ts";
import { giftsByGiver } from "~/views/gifts/gift-lines-view.ts";
import * as german from "~/words/de/index.ts";
import * as oauth from "~/words/en/accounts/oauth-copy.ts";
import * as account from "~/words/en/mail/account-mails.ts";
import * as plan from "~/words/en/mail/plan-mails.ts";
import { namesTogether } from "~/words/en/plans/title-of-plan.ts";
import * as spanish from "~/words/es/index.ts";
import * as french from "~/words/fr/index.ts";
import type { Locale } from "~/words/locale.ts";
import * as notice from "../../../app/words/en/today/notice-copy.ts";

const URL = "https://layette.example/gifts/undo?key=0123456789abcdef";

type Words = Pick<
  Locale,
  "accounts/oauth-copy.ts" | "mail/account-mails.ts" | "mail/plan-mails.ts" | "today/notice-copy.ts"
>;
const ENGLISH: Words = {
  "accounts/oauth-copy.ts": oauth,
  "mail/account-mails.ts": account,
  "mail/plan-mails.ts": plan,
  "today/notice-copy.ts": notice,
};
const LANGUAGES: Readonly<Record<string, Words>> = { en: ENGLISH, es: spanish, de: german, fr: french };

type Account = Words["mail/account-mails.ts"];
type DeedCopy = ReturnType<Account["newDeviceMail"]>;
type Copy = ReturnType<Words["mail/plan-mails.ts"]["giftReservedMail"]>;

/** The part of a baby's name that an email holds. */
const mailed = (text: string) => namesTogether(babyNamesInMail([text]).babyNames ?? null);

const MOMENT = "Jan 5, 2025 at 4:07 PM UTC";
const DEVICE = "Safari on iPhone";

/** The rest of what is told of something done at a device. */
function deed({ "mail/account-mails.ts": words }: Words, say: (words: Account) => DeedCopy): Copy {
  return { ...say(words), preheader: `${DEVICE}, ${MOMENT}`, footer: words.ACCOUNT_FOOTER };
}

/** Each mail, with a text wherever it says what somebody has typed. The compiler asks for a line for each kind of mail. */
const MAILS = {
  confirm: (words) => words["mail/account-mails.ts"].CONFIRM_MAIL,
  reset: (words) => words["mail/account-mails.ts"].RESET_MAIL,
  "already-registered": (words) => words["mail/account-mails.ts"].ALREADY_REGISTERED_MAIL,
  welcome: (words) => words["mail/account-mails.ts"].WELCOME_MAIL,
  "password-changed": (words) => words["mail/account-mails.ts"].PASSWORD_CHANGED_MAIL,
  "new-address": (words) => words["mail/account-mails.ts"].NEW_ADDRESS_MAIL,
  "address-in-use": (words) => words["mail/account-mails.ts"].ADDRESS_IN_USE_MAIL,
  "address-wanted": (words) => words["mail/account-mails.ts"].addressWantedMail(MOMENT),
  "address-changed": (words) => words["mail/account-mails.ts"].addressChangedMail(MOMENT),
  "account-deleted": (words) => words["mail/account-mails.ts"].accountDeletedMail(MOMENT),
  "prove-address": (words) => words["accounts/oauth-copy.ts"].proveAddressMail("Google"),
  invitation: (words, text) =>
    words["mail/plan-mails.ts"].invitationMail(
      nameInMail({ givenName: null, fullName: text, email: "sam@evil.example" }),
      "editor",
      mailed(text),
    ),
  "new-device": (words) => deed(words, (said) => said.newDeviceMail(DEVICE, MOMENT)),
  "passkey-added": (words) => deed(words, (said) => said.passkeyAddedMail(DEVICE, MOMENT)),
  "passkey-removed": (words, text) => deed(words, (said) => said.passkeyRemovedMail(text, DEVICE, MOMENT)),
  "passkey-misused": (words, text) => deed(words, (said) => said.passkeyMisusedMail(text, DEVICE, MOMENT)),
  "provider-linked": (words) => deed(words, (said) => said.providerLinkedMail("Google", DEVICE, MOMENT)),
  "provider-disconnected": (words) =>
    deed(words, (said) => said.providerDisconnectedMail("Google", DEVICE, MOMENT)),
  "size-reminder": (words, text) =>
    words["mail/plan-mails.ts"].sizeReminderMail({
      ...{ size: "3-6m", isFirst: false, day: "Apr 25", isLikely: false, askedAt: "/dashboards/p1/size" },
      ...{ daysLeft: 21, needed: 50, remaining: 31, coming: 2, names: mailed(text) },
      lists: [{ title: "Bottoms", lines: [{ count: 4, name: text }] }],
    }),
  "links-ending": (words, text): Copy => {
    const { subject, ...mail } = words["mail/plan-mails.ts"].LINKS_ENDING_MAIL;
    return { ...mail, subject, heading: subject, links: [{ text, path: "/dashboards/p1/share" }] };
  },
  "birth-asked": (words) => words["mail/plan-mails.ts"].birthAskedMail("Feb 10"),
  "morning-notice": (words, text) =>
    words["today/notice-copy.ts"].morningNoticeMail({
      ...{ stay: "Check often", sentence: "Sleeper. 38°F at 9 AM.", paragraphs: [text], onlyChanges: true },
      subject: "3–6m · Check often. Sleeper. 38°F at 9 AM.",
      changePath: "/dashboards/p1/today/notice",
    }),
  "gift-reserved": (words, text) =>
    words["mail/plan-mails.ts"].giftReservedMail([
      { what: `2 ${text}`, listTitle: text },
      { what: text, listTitle: text },
    ]),
  "gifts-coming": (words, text) =>
    words["mail/plan-mails.ts"].giftsComingMail({
      count: 2,
      gifts: giftsByGiver([{ itemName: text, nameId: null, size: null, pieces: 2, giverName: text }]),
    }),
  // Nothing that anyone types gets into the operator's.
} satisfies Record<Exclude<Letter["kind"], "operator">, (words: Words, text: string) => Copy>;

/** What a mail program links, read as generously as the most eager of them. */
const LINKED: readonly (readonly [string, RegExp])[] = [
  ["a scheme", /\p{L}[\p{L}\p{N}+.-]{0,30}[:\uFF1A](?=[^\s:])/u],
  ["www", /(?:www\d*|ftp)[.\uFF0E\u3002\uFF61]\S/iu],
  ["a domain", /[\p{L}\p{N}\p{M}\p{S}\p{Cf}_-]\)?[.\uFF0E\uFF61][\p{L}\p{M}\p{S}\p{Cf}_-]{2}/u],
  ["a domain with a Chinese stop", /[\p{L}\p{N}]\u3002[a-z\d]/iu],
  ["an address", /[\p{L}\p{N}._%+-][@\uFF20][\p{L}\p{N}[]/u],
  ["a network address", /\d+\.\d+\.\d+/u],
  ["a number", /\p{Nd}(?:[\s\p{Z}\p{Pd}\p{Cf}()[\].\uFF0E/\u00B7\u2022~*+]*\p{Nd}){6,}/u],
  ["a shared folder", /\\\\\w/u],
  ["a change of direction", /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u],
];

const linksIn = (text: string) => LINKED.filter(([, sign]) => sign.test(text)).map(([name]) => name);

const HOSTILE = [
  "https://evil.test",
  "pay at www.evil.test",
  "HTTP://EVIL.TEST/a?b=1#c",
  "evil.test",
  "go to evil.test, now",
  "(evil.test)",
  "sub.evil.co.uk/x",
  "www.x.y",
  "ftp.x.y",
  "evil\u3002test",
  "evil．test",
  "evil｡com",
  "xn--e1afmkfd.xn--p1ai",
  "пример.рф",
  "例え.テスト",
  "i❤.ws",
  "😀.la",
  "evil.\u200Btest",
  "e\u0301vil.te\u0301st",
  "mail me: a@b.c",
  "a.b+c@evil.test",
  "a＠evil.test",
  '"a"@evil.test',
  "a@[10.0.0.1]",
  "10.0.0.1/admin",
  "http://[::1]/",
  "//evil.test/x",
  "\\\\evil\\share",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.c",
  "tel:911",
  "skype:evil?call",
  "whatsapp://send",
  "call +1 (555) 123-4567",
  "555-1234",
  "0049 89 12 34 56",
  "555.123.4567",
  "555\u00B7123\u00B74567",
  "５５５１２３４５６７",
  "٠١٢٣٤٥٦٧٨",
  "1\u20602\u20603\u20604\u20605\u20606\u20607",
  "\u202Etset.live\u202C",
  "abc\u2066evil.test\u2069",
  "name\r\nBcc: all@evil.test",
  "one\u2028two\u2029evil.test",
  '<a href="https://evil.test">x</a>',
  "<b>evil.test</b>",
  '=HYPERLINK("https://evil.test")',
  "[evil](https://evil.test)",
  "evil[.]test@evil.test",
  `${"x".repeat(300)}.test`,
];

/** Names that are no links: they are said as they are, but for what belongs to no name. */
const STRANGE = [
  "😀".repeat(40),
  "👨‍👩‍👧".repeat(40),
  "עמית כהן",
  "محمد",
  "<b>Ruth</b>",
  "=1+1",
  "+Ruth",
  "A",
  "Zoë O’Neill-Smith",
  "x".repeat(41),
  "小红。阿姨",
  "Dr. Müller, 3.5 lb, z.B. 0-3 m...",
];

const kindsWith = Object.entries(MAILS);
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(
      / (?:href|style|class|role|name|content|charset|cellpadding|cellspacing|width|align)="[^"]*"/gi,
      "",
    )
    // The preview's filler and links that we wrote ourselves.
    .replaceAll("\u034F\u200C\u00A0", "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
const ownLinks = /https:\/\/layette\.example\/\S*/g;

describe.each(Object.entries(LANGUAGES))("S111 in %s", (_, words) => {
  it.each(kindsWith)(
    "nothing in the mail %s is linked but what we link, and its subject is ours",
    (kind, mailOf) => {
      const subjectOf = (text: string) => renderMail(mailOf(words, text), URL).subject;
      // A mail that says nothing of anybody's is the same for every text.
      for (const text of mailOf.length > 1 ? HOSTILE : HOSTILE.slice(0, 1)) {
        const { subject, html, text: plain } = renderMail(mailOf(words, text), URL);
        expect.soft(linksIn(subject), `subject: ${text}`).toEqual([]);
        for (const [part, body] of Object.entries({
          html: textOf(html),
          plain: plain.replace(ownLinks, ""),
        })) {
          const found = body.split("\n").flatMap((line) => (linksIn(line).length > 0 ? [line] : []));
          expect.soft(found, `${part}: ${text}`).toEqual([]);
        }
        expect(
          html.match(/href="[^"]*"/g)?.every((link) => link.startsWith('href="https://layette.example/')),
        ).toBe(true);
        // A name of letters alone may say who invites, and whose size begins (H2); nothing else that anybody typed is in a subject.
        const mayName = kind === "invitation" || kind === "size-reminder";
        expect.soft(subject, text).toBe(subjectOf(mayName ? "12" : "Something else"));
      }
    },
  );

  it("leaves our own words as they are", () => {
    for (const [, mailOf] of kindsWith) {
      const copy = mailOf(words, "Ruth");
      const said = [copy.subject, copy.heading, ...copy.paragraphs, copy.button, copy.footer];
      expect([...said, copy.preheader ?? ""].map(inertText)).toEqual([...said, copy.preheader ?? ""]);
    }
  });
});

it.each(STRANGE)("S112 says %s as text", (text) => {
  expect(inertText(text)).toBe(text);
  for (const [kind, mailOf] of kindsWith) {
    const mail = renderMail(mailOf(ENGLISH, text), URL);
    expect(mail.html).not.toContain("<b>");
    expect(mail.subject.length, kind).toBeLessThanOrEqual(90);
    expect(linksIn(mail.subject)).toEqual([]);
  }
});

it.each([
  ["pay at www.evil.test", "pay at www[.]evil[.]test"],
  ["https://evil.test/x", "https[:]//evil[.]test/x"],
  ["a@b.co", "a[@]b[.]co"],
  ["call +1 (555) 123-4567 now", "call […] now"],
  ["Socks: 3.5 lb", "Socks: 3.5 lb"],
  ["line\r\nbreak", "line break"],
])("is broken where everybody sees it: %s", (typed, said) => {
  expect(inertText(typed)).toBe(said);
});
