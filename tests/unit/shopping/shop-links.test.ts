// Which shopping links an item shows, and in which order.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAffiliateUrl, readShopSections } from "../../../app/contracts/shopping/shop-links-answer.ts";
import {
  chooseLinks,
  LINK_CATEGORIES,
  type LinkFacts,
  sectionsOfLinks,
} from "../../../app/domain/shopping/shop-links.ts";
import {
  AGE_RANGES,
  type AgeRange,
  GENDER_PREFERENCES,
  type GenderPreference,
} from "../../../app/domain/vocabulary.ts";

type Written = [gender: GenderPreference | null, ageRange: AgeRange | null];

/** Links whose ids are their positions in the list. */
function links(...written: Written[]): LinkFacts[] {
  return written.map(([gender, ageRange], id) => ({
    id,
    category: "budget",
    displayOrder: 0,
    gender,
    ageRange,
  }));
}

const aLink: fc.Arbitrary<LinkFacts> = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  category: fc.constantFrom(...LINK_CATEGORIES),
  displayOrder: fc.integer({ min: -3, max: 3 }),
  gender: fc.constantFrom(...GENDER_PREFERENCES, null),
  ageRange: fc.constantFrom(...AGE_RANGES, null),
});
const someLinks = fc.uniqueArray(aLink, { selector: ({ id }) => id, maxLength: 25 });
const aBaby = fc.record({
  gender: fc.constantFrom(...GENDER_PREFERENCES),
  ageRange: fc.constantFrom(...AGE_RANGES),
});

describe("the choice of links", () => {
  const girl = { gender: "girl", ageRange: "3-6m" } as const;

  it.each<[words: string, given: Written[], chosen: number[]]>([
    ["no links", [], []],
    [
      "for gender and age",
      [
        ["girl", "3-6m"],
        [null, null],
      ],
      [0],
    ],
    [
      "for any gender and the age",
      [
        [null, "3-6m"],
        ["boy", "3-6m"],
      ],
      [0],
    ],
    [
      "for the gender and for any, of the age",
      [
        ["girl", "3-6m"],
        [null, "3-6m"],
        ["girl", null],
      ],
      [0, 1],
    ],
    [
      "a link for every age is not one for this age",
      [
        ["girl", null],
        [null, "3-6m"],
      ],
      [1],
    ],
    [
      "none for the age: all for the gender",
      [
        ["girl", null],
        [null, null],
        ["boy", "3-6m"],
      ],
      [0, 1],
    ],
    [
      "none for the age: another age of the gender too",
      [
        ["girl", "9-12m"],
        ["boy", null],
      ],
      [0],
    ],
    [
      "none for the gender: any",
      [
        ["boy", "3-6m"],
        ["neutral", null],
        ["boy", "0-3m"],
      ],
      [0, 1, 2],
    ],
  ])("%s", (_, given, chosen) => {
    expect(chooseLinks(links(...given), girl).map(({ id }) => id)).toEqual(chosen);
  });

  it("a neutral plan takes links for neutral and for any gender", () => {
    const given = links(["boy", null], ["neutral", null], [null, null], ["girl", null]);
    const chosen = chooseLinks(given, { gender: "neutral", ageRange: "0-3m" });
    expect(chosen.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("is empty only when there is no link at all", () => {
    fc.assert(
      fc.property(someLinks, aBaby, (given, baby) => {
        expect(chooseLinks(given, baby).length > 0).toBe(given.length > 0);
      }),
    );
  });

  it("takes a wider step only when the narrower one has nothing", () => {
    const fitsGender = (link: LinkFacts, gender: GenderPreference) =>
      link.gender === null || link.gender === gender;
    fc.assert(
      fc.property(someLinks, aBaby, (given, { gender, ageRange }) => {
        const chosen = chooseLinks(given, { gender, ageRange });
        const ofGender = given.filter((link) => fitsGender(link, gender));
        const ofBoth = ofGender.filter((link) => link.ageRange === ageRange);
        if (ofBoth.length > 0) expect(chosen).toEqual(ofBoth);
        else if (ofGender.length > 0) expect(chosen).toEqual(ofGender);
        else expect(chosen).toEqual(given);
      }),
    );
  });
});

describe("the sections of links", () => {
  it("are the luxury picks and then the budget picks, each by display order and then by id", () => {
    const link = (id: number, category: LinkFacts["category"], displayOrder: number): LinkFacts => ({
      id,
      category,
      displayOrder,
      gender: null,
      ageRange: null,
    });
    const sections = sectionsOfLinks([
      link(5, "budget", 2),
      link(4, "premium", 1),
      link(3, "budget", 1),
      link(2, "budget", 1),
      link(1, "premium", 7),
    ]);
    expect(sections.map(({ category, links }) => [category, links.map(({ id }) => id)])).toEqual([
      ["budget", [2, 3, 5]],
      ["premium", [4, 1]],
    ]);
  });

  it("leave out a kind without links", () => {
    expect(sectionsOfLinks([])).toEqual([]);
    expect(sectionsOfLinks(links([null, null])).map(({ category }) => category)).toEqual(["budget"]);
  });

  it("hold every link once, whatever order they come in", () => {
    const inTwoOrders = someLinks.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
      ),
    );
    fc.assert(
      fc.property(inTwoOrders, ([given, shuffled]) => {
        const sections = sectionsOfLinks(given);
        expect(sectionsOfLinks(shuffled)).toEqual(sections);
        expect(sections.flatMap(({ links }) => links)).toHaveLength(given.length);
        for (const { category, links } of sections) {
          expect(links.every((link) => link.category === category)).toBe(true);
          const places = links.map(({ displayOrder, id }) => displayOrder * 100_000 + id);
          expect(places).toEqual(places.toSorted((left, right) => left - right));
        }
      }),
    );
  });
});

describe("the address of a link", () => {
  it.each([
    ["https://shop.example/a?b=c&d=é", "https://shop.example/a?b=c&d=%C3%A9"],
    ["http://shop.example", "http://shop.example/"],
    [" https://shop.example/x ", "https://shop.example/x"],
    ["HTTPS://SHOP.example/x", "https://shop.example/x"],
  ])("%s may be followed", (text, href) => {
    expect(readAffiliateUrl(text)).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\tjavascript:alert(1)",
    "\u0000javascript:alert(1)",
    "javascript://shop.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://shop.example/1",
    "file:///etc/passwd",
    "ftp://shop.example/",
    "//shop.example/x",
    "/x",
    "shop.example",
    "https://",
    "https:",
    "",
  ])("S36 %j never becomes an href", (text) => {
    expect(readAffiliateUrl(text)).toBeNull();
  });

  it("S36 is one of the web whatever was stored", () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom("javascript:", "data:", "\njavascript:", "https:", "x:"), fc.string())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (stored) => {
        const url = readAffiliateUrl(stored);
        if (url === null) return;
        expect(url).toMatch(/^https?:\/\/[^/]/);
        expect(new URL(url).href).toBe(url);
      }),
    );
  });
});

describe("the answer to the drawer", () => {
  const link = { id: 1, title: "Socks", descriptor: null, url: "https://shop.example/" };

  it("is read as it was sent", () => {
    const sections = [{ category: "premium", links: [link] }];
    expect(readShopSections(sections)).toEqual(sections);
    expect(readShopSections([])).toEqual([]);
  });

  it.each([
    null,
    "",
    {},
    { message: "no" },
    [{ category: "other", links: [] }],
    [{ category: "premium" }],
    [{ category: "premium", links: [{ ...link, title: 1 }] }],
    [{ category: "premium", links: [{ ...link, url: "javascript:alert(1)" }] }],
  ])("is refused when it is something else (%#)", (body) => {
    expect(readShopSections(body)).toBeNull();
  });
});
