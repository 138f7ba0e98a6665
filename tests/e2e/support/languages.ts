// Pages in other languages than English, and how to tell a word of another language on them.
import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import traversal from "@babel/traverse";
import { JSDOM } from "jsdom";
import { languageCookie } from "../../../app/http/cookies/page-cookies.server.ts";
import * as german from "../../../app/words/de/index.ts";
import * as spanish from "../../../app/words/es/index.ts";
import * as french from "../../../app/words/fr/index.ts";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "../../../app/words/languages.ts";
import type { Locale } from "../../../app/words/locale.ts";
import type { Account } from "./accounts.ts";
import type { Site } from "./site.ts";

/** The texts of each language, by their module in app/words/en. */
export const TEXTS: Readonly<Record<OtherLanguage, Locale>> = { es: spanish, de: german, fr: french };

export { OTHER_LANGUAGES };

/** The browser's cookie for a language, as a Cookie header. */
async function cookieFor(language: Language): Promise<string> {
  const [cookie = ""] = (await languageCookie({ isHttps: false }, language)).split(";");
  return cookie;
}

/** An account whose user has chosen a language, also in the browser whose session it is. */
export async function speaking(
  { server }: Pick<Site, "server">,
  account: Account,
  language: Language,
): Promise<Account> {
  await server.ask("update users set language = ? where email = ?", language, account.email);
  return { ...account, cookie: `${account.cookie}; ${await cookieFor(language)}` };
}

const traverse: typeof traversal = Reflect.get(traversal, "default") ?? traversal;

/** All words within the texts of a folder's modules, in lower case. */
function wordsWithin(folder: string): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word);
  };
  for (const path of globSync(`${folder}/**/*.ts`)) {
    const module = parse(readFileSync(path, "utf8"), { sourceType: "module", plugins: ["typescript"] });
    traverse(module, {
      ImportDeclaration: (statement) => statement.skip(),
      ExportNamedDeclaration: (statement) => void (statement.node.source && statement.skip()),
      StringLiteral: ({ node }) => add(node.value),
      TemplateElement: ({ node }) => add(node.value.cooked ?? ""),
    });
  }
  return words;
}

/** Letters only; what holds figures, a dot, or a slash is a name or an address. */
function wordsOf(text: string): string[] {
  return (text.match(/(?<![\p{L}\d./@_-])\p{L}{2,}(?![\p{L}\d/@_]|\.[\p{L}\d])/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
}

/** Names of months as a language shortens them, which its module works out. */
function monthsIn(language: OtherLanguage): string[] {
  const { dayWords, monthWords } = TEXTS[language]["day-words.ts"];
  return Array.from({ length: 12 }, (_, at) => `2027-${`${at + 1}`.padStart(2, "0")}-01`).flatMap((day) =>
    wordsOf(`${dayWords(day, "US", "shortDay")} ${monthWords(day, "shortDate")}`),
  );
}

/** Names of places, shops, sources, and rights, which are the same in every language; as phrases, so that their words count elsewhere. */
const NAMES =
  /[\w.]+@example\.test|Minneapolis|Miami(?: Beach)?|Munich|Chicago|Denver|City of London|London|, (?:MN|FL|IL|CO)\b|Open-Meteo|Visual Crossing|NOAA's? U\.S\. Climate Normals|U\.S\. Climate Normals|NOAA Open Data|GeoNutzV|NASA POWER|GeoNames|The Lullaby Trust|American Academy of Pediatrics|Global Privacy Control|Do Not Track|thermal overall grade/g;

const english = new Map<OtherLanguage, ReadonlySet<string>>();

/** Words that English texts have and those of a language don't. */
function englishWords(language: OtherLanguage): ReadonlySet<string> {
  const known = english.get(language);
  if (known) return known;
  const own = new Set([...wordsWithin(`app/words/${language}`), ...monthsIn(language)]);
  const words = new Set([...wordsWithin("app/words/en")].filter((word) => !own.has(word)));
  english.set(language, words);
  return words;
}

const SPOKEN_ATTRIBUTES = ["aria-label", "alt", "placeholder", "title", "content", "data-label"];
/** What is for machines, in another language on purpose, or typed by people. */
const UNSPOKEN =
  "script, style, [lang]:not(html), [rel~=sponsored], meta:not([name=description]):not([property^='og:title']):not([property^='og:description'])";

/** Everything that a page says, to whoever sees it or has it read out. */
function saidBy(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const said: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    if (element.closest(UNSPOKEN)) continue;
    for (const child of element.childNodes)
      if (child.nodeType === child.TEXT_NODE) said.push(child.textContent?.trim() ?? "");
    for (const name of SPOKEN_ATTRIBUTES) said.push(element.getAttribute(name)?.trim() ?? "");
  }
  return said.filter(Boolean);
}

/** What a page says with a word in it that only English has; `allowed` are the words of its own data. */
export function saidInEnglish(html: string, language: OtherLanguage, allowed = /$^/): string[] {
  const words = englishWords(language);
  const found = saidBy(html)
    .map((text) => [text, wordsOf(text.replace(NAMES, "")).filter((word) => words.has(word))] as const)
    .filter(([text, found]) => found.length > 0 && !allowed.test(text));
  return [...new Set(found.map(([text, found]) => `${found.join(", ")}: ${text.slice(0, 120)}`))];
}

/** The language that a page says it is in. */
export function languageOfPage(html: string): string | undefined {
  return /<html\b[^>]* lang="([\w-]+)"/.exec(html)?.[1];
}
