// The privacy policy says what the product does: changing what is stored, sent, or kept changes this text.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { LegalText } from "./legal.ts";

export const PRIVACY: LegalText = {
  title: "Privacy policy",
  description: `What ${PRODUCT_NAME} stores about you and your baby's plan, who else sees it, how long it is kept, and how to take it with you or delete it.`,
  firstPublished: "July 1, 2025",
  short: [
    "We store what a plan needs: your email, a place, a date, a laundry routine, and what you tell us you have.",
    "Names are optional. We never sell your data or show ads that follow you around.",
    "You can download everything and delete everything from your profile, at any time.",
  ],
  sections: {
    who: [
      "Who we are",
      `${PRODUCT_NAME} ("we") runs this website and decides how the information described here is used. This policy covers the website and the emails it sends.`,
      "Send questions and requests to [our email address](contact).",
    ],
    "what-you-give": [
      "What you give us",
      [
        "Your account: your email address, and a password, which we keep only as a salted hash. If you sign in with Google or Facebook instead, your name, email address, picture address, and account number there. If you add a passkey, its public key, the name you give it, and when you last used it; your fingerprint or face never leaves your device.",
        "Your quiz answers: ZIP code or city, expected due date, gender preference, laundry routine, and the birth date if you enter it.",
        "Names, if you give them: what you call the baby, and your first name. The people on your plan see them. Your gift list is signed with your first name and that of the one other parent who edits your plan; the baby's name is on a public page only as part of a title you chose.",
        "Your baby's size, if you tell us: weights, lengths, sizes that fit, their dates, and whether it's a boy or a girl.",
        "Your plan: how many of each item you have, your notes, the items you add, skip, or check off, titles, which plan is final, how warm the baby's rooms are if you say so, what is at the day care and your lines on its list, what is in your boxes with their labels and places, your own prices, and, for you alone, what you last looked at on Today, your own times there, and your morning notice with what was worn on its last morning.",
        "Your trips: where and when you're going, laundry, activities, your notes, and what you've packed, clothes and other things.",
        "Your shares: the link you make, and whether it includes your notes.",
        "The people you invite to your plan: their email address and role, so that we can send them the link.",
        "Your choices about email and units, and up to which change of these texts you know them.",
      ],
      "We don't ask for full names, your street address, or any payment details. Please keep them out of notes and titles.",
    ],
    "what-comes-along": [
      "What we collect automatically",
      [
        "Your IP address, to answer you and to prevent abuse. Our rate limits store it only as a keyed hash, and only until the limit resets.",
        "The kind of browser and device, kept with each login, so you can recognize it and end it from your profile.",
        "The time zone and country that our host derives from your connection, to show the right day. We don't store them.",
        "If you turn on notifications on a device: the address and keys that its browser gives us for them, encrypted, and the kind of browser. They go when you turn it off, and 90 days after your last login there ends.",
        "Technical logs of errors and security events, without passwords, links, or full email addresses.",
      ],
      "We don't track your precise location, and we don't build a profile of you for advertising.",
    ],
    cookies: [
      "Cookies and what your device keeps",
      "All cookies are our own and needed for what you ask the site to do. We don't use any for advertising or analytics.",
      [
        "A session cookie keeps you logged in: for 30 days without use, and 90 days at most.",
        "A known-device cookie, for up to 400 days, keeps strangers' wrong guesses from locking you out on a device you've used before. It also remembers that you used a passkey there.",
        "On a gift list, a cookie keeps the keys to what you've reserved there, so that you can change or cancel it, for up to 400 days.",
        "A cookie remembers for two weeks that you'd rather not be asked about your baby's size.",
        "A cookie remembers for ten minutes how recent the data is that you have seen, so that no page shows you older data.",
        "Short-lived cookies carry quiz answers, a share link, an invitation, a link from a mail, a sign-up that waits for its confirmation, the key to a form that you sent after your login had ended, a login with another provider, or a message to the next page.",
        "Preference cookies remember the plan, laundry routine, and size you looked at last, and the sections you folded.",
        "Two more remember your language and that your browser has the site's styles.",
        "If you ask Today for the weather where you are, a cookie holds your position, rounded to about 11 km (7 miles), until you leave that page. It isn't stored or logged with us.",
      ],
      "While you're logged in, your browser also keeps the plans, shopping lists, and packing lists you opened last, for up to 30 days, and changes you made without a connection, including weights, so that they work offline. Logging out removes them from the device.",
      "A service that uses no cookies may count visits to the home page, the sleep guide, and the legal pages. It sees the page, the page before it, the kind of browser, and your IP address. It doesn't count anyone who has one of our cookies or whose browser sends Global Privacy Control or Do Not Track, and it never counts plans, account pages, or private links.",
    ],
    why: [
      "What we use it for",
      [
        "To make your plan, keep it up to date on your devices, and show it to the people you share it with (to perform our agreement with you).",
        "To send emails about your account, such as confirmations, password resets, and security notices (also to perform our agreement).",
        "To send size reminders and a morning notice, only if you ask for them (your consent, which you can withdraw at any time). A morning notice holds clothes and weather, and no name, place, date, count, or note; it leads to your plan.",
        "To protect accounts and the service against abuse, and to find and fix problems (our legitimate interest in a safe service).",
        "To meet legal duties.",
      ],
      "Weights, lengths, and sizes that fit are used for one thing: setting the dates of your plan's sizes. They're never in a share, a copy, an email, a log, or a statistic. Delete each one, or all of them at once, on the page where you entered them; your plan then goes back to the calendar.",
      "We make no automated decisions that affect you legally or in a similarly important way. A plan's numbers are a recommendation about clothes.",
    ],
    "who-sees": [
      "Who else sees it",
      [
        "Our host, Cloudflare, stores the data and runs the site for us.",
        "An email service (Resend or Cloudflare) delivers our emails.",
        "If you turn on notifications, your browser's own service delivers them: Google's, Mozilla's, Apple's, or Microsoft's. Their text is encrypted for your browser. The service learns when one comes to which browser, and nothing it says.",
        "Weather services get a place, rounded to about a tenth of a degree, and a period of hours, days, or years. The forecast is Open-Meteo's. None of them ever learns who's asking.",
        "Google or Facebook, if you choose to sign in with them.",
        "Cloudflare Turnstile may check that a form that sends an email comes from a person. It sees your IP address and facts about your browser, but nothing you type.",
        "We may check a password you choose against a list of leaked ones. The service that keeps the list sees five of the 40 digits of the password's hash, and never who's asking.",
        "The people you invite to your plan, once they join. They see everything in it, your first name, or your email address if you haven't given one, and who changed what lately. You see the same of them.",
        "The people you give a share link to. They see the plan's place, date, gender preference, and numbers, your notes if you included them, and your email address, which is masked until they log in.",
        "The people you give a link for day care or grandparents. They see the clothes for today and tomorrow with the weather, and a first name only if you type one for that link. They don't see your place, the dates you entered, your counts, or your notes. A link ends after 90 days, or as soon as you close it; we delete it 30 days after its end.",
        "The people and the calendar services you give a calendar link. They read about when sizes and seasons of clothes begin, and the dates of your trips, in the language you had when you made it. They don't see names, your place, the due date, your counts, or your notes. A link ends as soon as you close it, or with the plan or your account; until then, we keep which dates it has told.",
        "The people you give the link to your gift list. They see its title and greeting, the parents' first names, what you still need of the sizes you chose, and your wishes. They see where you live (city and state) and the month of the due date only if you choose that, and never your address, your notes, or each other's names and messages.",
        "The parents, if you reserve something on their gift list: they see your name, what you bring, and your message. If the list is a surprise, they see those only from the day they chose or the birth.",
        "Stores, if you follow a shopping link: they learn that you came from us, but nothing about your plan. Their own policies apply there.",
        "Authorities, where the law requires it.",
      ],
      "We don't sell personal information, and we don't share it for advertising across websites.",
    ],
    "how-long": [
      "How long we keep it",
      [
        "Your account and plans: until you delete them.",
        "A deleted plan: you can bring it back for a short time; then its contents are removed. Until you delete your account, we keep a record that you used one quiz attempt.",
        "A sign-up no one confirms: 7 days. A new email address no one confirms: one day.",
        "Share links: 90 days, or until you revoke them. A copy someone has already made is theirs.",
        "An invitation that isn't accepted, with its email address: 14 days, or until you withdraw it.",
        "What changed in a plan with several people: the last 50 changes. If you leave the plan or are removed, what you added stays there; if you delete your account, your name is removed from it.",
        "A gift list with its wishes and reservations: until the plan is deleted. Anyone who reserves a gift can cancel the reservation, which removes their name and message. If you leave an email address with a reservation, we use it for one email with the link to cancel it, and delete it when the reservation ends or everything has arrived.",
        "The record that an email was sent: 30 days. Its text is removed once it has been sent.",
        "An address that has unsubscribed, with or without an account: for as long as we send such emails, so that we can leave it out.",
        "Backups of the database: up to 30 days.",
      ],
    ],
    "your-choices": [
      "Your choices and rights",
      "See, correct, download, or delete your data in [your profile](/profile). Deleting the account removes everything that is yours, for good.",
      "Stop reminders and other marketing emails in your profile, a morning notice on its own page, and any of them with the link in each, or on [the unsubscribe page](/unsubscribe). You'll still get emails about your account.",
      "Depending on where you live, including under the GDPR and the laws of California and other US states, you may also have the right to object to or restrict what we do with your data, to take it elsewhere, to have someone act for you, and to appeal our answer. We never treat anyone worse for using a right. You may complain to the data protection authority where you live.",
    ],
    children: [
      "Children",
      "The site is for parents and other adults. You must be at least 18 to have an account. What you enter about a baby is yours, and we use it only for your plan. If you believe that a child has given us personal information, tell us and we'll delete it.",
    ],
    security: [
      "How we protect it",
      "Connections are encrypted. Passwords, session keys, and the links in emails are stored only as one-way hashes; share links and emails waiting to be sent are stored encrypted. For important changes, we ask you to confirm it's you and notify you by email. No system is perfectly safe: if a breach puts you at risk, we'll tell you and the authorities as the law requires.",
    ],
    where: [
      "Where it is processed",
      "Our host runs data centers around the world, and your data may be processed in the United States and other countries. Where the law requires it, transfers rely on standard contractual clauses or an equivalent safeguard.",
    ],
    changes: [
      "Changes",
      "When this policy changes, the second date at the top changes with it, and your list of plans tells you once. We announce changes that matter on the site or by email before they take effect.",
    ],
  },
};
