// Every page in every language, as the server sends it: in the language that it says, without an English word where none may be.

import { beforeAll, describe, expect, test } from "vitest";
import { isInsidePath } from "../../../app/words/addresses.ts";
import { pathIn } from "../../../app/words/languages.ts";
import { makePlanWorld, type PlanWorld } from "../reach/plan-world.ts";
import { makePublicWorld } from "../reach/small-worlds.ts";
import {
  ACCOUNT_STATES,
  type AccountWorld,
  PLAN_STATES,
  PUBLIC_STATES,
  type PublicWorld,
} from "../reach/states.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { languageOfPage, OTHER_LANGUAGES, saidInEnglish, speaking } from "../support/languages.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy } from "../support/tiers.ts";

const site = startSite({ alone: true });

type World = AccountWorld & PlanWorld & PublicWorld;
let world: World;

/** Set up once; the person of each state speaks each language in turn. */
beforeAll(async () => {
  const links = await makePublicWorld(site);
  world = { ...(await makePlanWorld(site)), admin: await newAccount(site), ...links };
});

/** For administrators, whose pages speak the language of their user too, but show what others have entered. */
const PAGES = [...PUBLIC_STATES, ...ACCOUNT_STATES, ...PLAN_STATES].filter(
  ({ act, name }) => !act && !name.includes("administrator") && name !== "mailbox",
);

/** What people of the plan have typed, the initials of one, what shops in the US call their products and sizes, and the name of a language. */
const TYPED =
  /Gifts for Baby|Thank you for looking|Bring the carrier|From the flea market|Too small, take|30 sleepers|Knitted|Hand-me-down|Sam Ito|Magdalena|Grandma|grandma|toy|Grandpa|Organic and hard|^(?:Sleep Sack|Muslin Swaddle|Hook-and-Loop|Transitional Sleep)|example\.test|^MO$|^English$|^Naissance · NB$/;

function addressIn(language: (typeof OTHER_LANGUAGES)[number], path: string): string {
  const { pathname, search } = new URL(path, site.url);
  return isInsidePath(pathname) ? `${pathname}${search}` : pathIn(language, `${pathname}${search}`);
}

/** A stranger's language is in the address, and the product's own addresses have none. */
function hasLanguage({ who, path }: (typeof PAGES)[number]): boolean {
  return who(world) !== null || !isInsidePath(new URL(path(world), site.url).pathname);
}

/** What this tier reads. The sample is each page in one of the languages, by turns: texts that nobody has translated are English in all. */
function pagesIn(language: (typeof OTHER_LANGUAGES)[number]): typeof PAGES {
  const at = OTHER_LANGUAGES.indexOf(language);
  return ofTier(PAGES, ({ name }) => pickBy(name, OTHER_LANGUAGES.length) === at).filter(hasLanguage);
}

async function read(path: string, account: Account | null): Promise<{ status: number; text: string }> {
  const { status, headers, text } = await send(`${site.url}${path}`, { cookie: account?.cookie });
  const { location } = headers;
  if (status < 300 || status >= 400 || !location) return { status, text };
  const to = new URL(location, site.url);
  return read(`${to.pathname}${to.search}`, account);
}

describe.each(OTHER_LANGUAGES)("in %s", (language) => {
  test("every page speaks it, and nothing else", { timeout: 240_000 }, async () => {
    const wrong: string[] = [];
    for (const { name, who, path } of pagesIn(language)) {
      const person = who(world);
      const account = person && (await speaking(site, person, language));
      const { status, text } = await read(addressIn(language, path(world)), account);
      if (status >= 500) wrong.push(`${name}: answered with ${status}`);
      if (languageOfPage(text) !== language) wrong.push(`${name}: says it is in ${languageOfPage(text)}`);
      wrong.push(...saidInEnglish(text, language, TYPED).map((said) => `${name}: ${said}`));
    }
    expect(PAGES.length).toBeGreaterThan(70);
    expect(wrong).toEqual([]);
  });
});
