// The terms of use. The statements about listings are required although nobody can list anything yet; the
// text says so.
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import type { LegalText } from "./legal.ts";

export const TERMS: LegalText = {
  title: "Terms of use",
  description: `The agreement between you and ${PRODUCT_NAME}: what the plan is and isn't, your account, sharing, shopping links, listings, and how disputes are settled.`,
  firstPublished: "February 2025",
  short: [
    `${PRODUCT_NAME} recommends how many clothes a baby may need. It's free, and it isn't medical advice.`,
    "You must be at least 18. Keep your password to yourself and share only what is yours to share.",
    "Disputes are settled by binding individual arbitration under the law of Delaware.",
  ],
  sections: {
    agreement: [
      "This agreement",
      `These terms are an agreement between you and ${PRODUCT_NAME} ("we"). By creating an account or using the site, you accept them. If you don't, please don't use the site.`,
      "How we handle personal information is described in the [privacy policy](/privacy).",
    ],
    "who-may-use": [
      "Who may use it",
      "You must be at least 18 years old and able to enter into a contract. Give a true email address, keep your password to yourself, and tell us if you think someone else is using your account. You're responsible for what happens under it.",
    ],
    plans: [
      "Plans and recommendations",
      "A plan is calculated from past or typical weather, published sizes, and your answers. Weather, babies, and households differ. Quantities are a recommendation, and what you buy is your decision.",
      "Nothing on the site is medical advice. Follow your pediatrician, the manufacturer's instructions, and safe-sleep and car-seat rules if they say otherwise.",
      "How many plans an account can make depends on its tier. Upgrades aren't available yet. We may change, limit, or end features, and we'll try to tell you in advance.",
    ],
    "your-content": [
      "What you enter and share",
      "Notes, titles, and items that you enter stay yours. You allow us to store and show them to run the service for you, and to show a shared plan to anyone who has its link. Someone who makes a copy keeps the copy.",
      "People you invite to a plan can see it, and editors can change it. Anything they add stays in the plan. A plan belongs to its owner, who can remove people and hand the plan over to one of them.",
      "Enter and share only what is yours to share and lawful. No hate, harassment, malware, advertising, or personal information about other people.",
    ],
    "fair-use": [
      "Fair use",
      "Don't break into the site or other people's accounts, get around its limits, overload it, scrape it beyond what search engines do, or pretend to be someone else. Security research that respects other people's data is welcome: tell us first what you find.",
    ],
    "shopping-links": [
      "Shopping links",
      `Some links lead to stores that pay us. ${PRODUCT_NAME} earns a commission on qualifying purchases, at no cost to you. You buy from the store, under its terms. We don't sell these products and aren't responsible for them.`,
    ],
    listings: [
      "Listings between users",
      "Listings are not currently offered. If they are, these rules apply:",
      [
        "The site is a platform where individual sellers list and price their own items. We are not a party to a sale.",
        "The site does not support online transactions. Buyers and sellers settle payment between themselves.",
        "Users must be at least 18.",
        "Prices are in US dollars (USD).",
        "Buyers and sellers arrange pickup or delivery themselves.",
        "A sale is final once the item is marked sold.",
        "Sellers must own their items, describe them truthfully, and make sure they're clean, safe, and not recalled.",
      ],
    ],
    "our-rights": [
      "What is ours",
      "The site, its text, drawings, and software belong to us or our licensors. You may use them to plan for your own family, print your plan, and share its link. Weather and place data are credited where they are shown.",
      "Work by others in our pages: [the licenses](/licenses.txt).",
    ],
    ending: [
      "Ending this agreement",
      "You can delete your account at any time in [your profile](/profile). We may suspend or close an account that breaks these terms or puts others at risk, and we'll say why unless the law or safety forbids it.",
    ],
    liability: [
      "No warranty, and limits of liability",
      'The site is provided "as is" and "as available," without warranties of any kind, express or implied, as far as the law allows.',
      "As far as the law allows, we are not liable for indirect, incidental, or consequential damages, and our total liability is limited to the greater of 100 US dollars and what you paid us in the twelve months before the claim. Nothing here limits liability that cannot be limited by law, or rights that you have as a consumer.",
    ],
    disputes: [
      "Law and disputes",
      "The law of the State of Delaware governs these terms, apart from its rules on conflicts of law.",
      "Write to us first; most things can be settled that way. A dispute that we can't settle within 60 days is decided by binding individual arbitration, not in court and not before a jury. Claims are brought individually only: there are no class or representative proceedings. Either side may instead go to a small-claims court, or to a court for an urgent order to protect rights. You may opt out of arbitration by writing to us within 30 days of accepting these terms. Nothing here limits your mandatory consumer rights where you live.",
    ],
    "changes-and-contact": [
      "Changes and how to reach us",
      "When these terms change, the second date at the top changes with them, and your list of plans tells you once. We announce changes that matter before they take effect. If a part can't be enforced, the rest stays.",
      "Write to us at [our email address](contact).",
    ],
  },
};
