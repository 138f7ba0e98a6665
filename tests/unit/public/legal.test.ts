// What the legal texts must always say.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  changedSince,
  LAST_CHANGED,
  LEGAL_KNOWN,
  type LegalTextName,
  linkOf,
} from "../../../app/domain/public/legal-changes.ts";
import { COOKIE_NAMES } from "../../../app/services/auth/session-cookie.server.ts";
import type { LegalBlock, LegalText } from "../../../app/words/en/public/legal.ts";
import { PRIVACY } from "../../../app/words/en/public/privacy-copy.ts";
import { TERMS } from "../../../app/words/en/public/terms-copy.ts";

function wordsOf(block: LegalBlock): string {
  if (typeof block !== "string") return block.join("\n");
  const { before, label, after } = linkOf(block);
  return `${before}${label}${after}`;
}

const whole = ({ short, sections }: LegalText) =>
  [
    ...short,
    ...Object.values(sections).flatMap(([title, ...blocks]) => [title, ...blocks.map(wordsOf)]),
  ].join("\n");

const TARGETS = new Set(["contact", "/privacy", "/profile", "/unsubscribe", "/licenses.txt"]);

describe.each([
  ["privacy policy", PRIVACY],
  ["terms", TERMS],
])("the %s", (_, text) => {
  it("has sections of its own names, and links that lead somewhere", () => {
    const ids = Object.keys(text.sections);
    expect(new Set(ids).size).toBe(ids.length);
    const links = Object.values(text.sections).flatMap(([, ...blocks]) =>
      blocks.flatMap((block) => (typeof block === "string" ? linkOf(block).to || [] : [])),
    );
    expect(links.filter((to) => !TARGETS.has(to))).toEqual([]);
    expect(links).toContain("contact");
  });
});

/** What the policy calls each cookie that the server sets. */
const COOKIES: Readonly<Record<(typeof COOKIE_NAMES)[number] | "gifts", RegExp>> = {
  session: /session cookie keeps you logged in/,
  "known-devices": /known-device cookie/,
  "sign-up-inbox": /a sign-up that waits for its confirmation/,
  flash: /a message to the next page/,
  quiz: /carry quiz answers/,
  replication: /a share link/,
  invitation: /an invitation/,
  "mailed-link": /a link from a mail/,
  "oauth-flow": /a login with another provider/,
  "oauth-pending": /a login with another provider/,
  unsent: /a form that you sent after your login had ended/,
  "size-asked": /rather not be asked about your baby's size/,
  language: /remember your language/,
  wrote: /how recent the data is/,
  gifts: /keys to what you've reserved/,
};

it("the privacy policy names every cookie that the server sets", () => {
  const text = PRIVACY.sections.cookies?.map(wordsOf).join("\n") ?? "";
  expect(Object.keys(COOKIES).toSorted()).toEqual([...COOKIE_NAMES, "gifts"].toSorted());
  for (const [name, says] of Object.entries(COOKIES))
    expect([name, text]).toEqual([name, expect.stringMatching(says)]);
});

it("the privacy policy was first published on July 1, 2025", () => {
  expect(PRIVACY.firstPublished).toBe("July 1, 2025");
});

/**
 * Each day on which a text changed, with the fingerprint of its English words on that day. The other languages follow: the
 * ledger of translations asks a translator about each changed text.
 */
const VERSIONS: Readonly<Record<LegalTextName, readonly (readonly [day: string, fingerprint: string])[]>> = {
  privacy: [["2026-11-29", "c5fd2c4ff8855b25"]],
  terms: [["2026-11-29", "b5912f1bf5398890"]],
};

it.each([
  ["privacy", PRIVACY],
  ["terms", TERMS],
] as const)("the day of the last change belongs to the words of the %s", (name, text) => {
  const changed = LAST_CHANGED[name];
  const words = createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16);
  const [day, fingerprint] = VERSIONS[name].at(-1) ?? [];
  const days = VERSIONS[name].map(([one]) => one);
  expect([...new Set(days)].toSorted()).toEqual(days);
  expect(
    { changed, words },
    `The words of app/words/en/public/${name}-copy.ts have changed. Set LAST_CHANGED.${name} in
    app/domain/public/legal-changes.ts to today, which tells everyone with an account on their list of plans, and
    add a row [that day, "${words}"] to VERSIONS here; leave the older rows.
    Of several changes on one day, only the last one has a row.`,
  ).toEqual({ changed: day, words: fingerprint });
});

it("an account is told of what has changed since the day that it knows, and one without such a day of everything", () => {
  expect(changedSince(null)).toEqual(["privacy", "terms"]);
  expect(changedSince("2025-02-01")).toEqual(["privacy", "terms"]);
  expect(changedSince(LEGAL_KNOWN)).toEqual([]);
  // After a way back to an older build.
  expect(changedSince("2999-01-01")).toEqual([]);
});

it("the terms were first published in February 2025 and make the required statements", () => {
  expect(TERMS.firstPublished).toBe("February 2025");
  const text = whole(TERMS);
  for (const statement of [
    /individual sellers list and price their own items/,
    /does not support online transactions/,
    /at least 18/,
    /US dollars \(USD\)/,
    /Buyers and sellers arrange pickup or delivery themselves/,
    /final once the item is marked sold/,
    /Listings are not currently offered/,
    /law of the State of Delaware/,
    /binding individual arbitration/,
    /(?:not|isn.t) medical advice/,
    /commission on qualifying purchases/,
  ]) {
    expect(text).toMatch(statement);
  }
});
