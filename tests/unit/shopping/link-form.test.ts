// What administrators may write into a shopping link.
import { describe, expect, it } from "vitest";
import { readLink, readLinkSwitch } from "../../../app/contracts/shopping/link-form.ts";
import { readAffiliateUrl } from "../../../app/contracts/shopping/shop-links-answer.ts";
import { errorTexts } from "../../../app/http/plan-refusal.server.ts";

const GOOD = {
  category: "budget",
  displayOrder: "3",
  gender: "",
  ageRange: "3-6m",
  productTitle: "Cotton socks",
  descriptor: "",
  affiliateUrl: "https://shop.example/socks?tag=layette",
  country: "DE",
};

function errorsOf(change: Readonly<Record<string, string | undefined>>) {
  const reading = readLink({ ...GOOD, ...change });
  return reading.isValid ? null : errorTexts(reading.errors);
}

describe("the form of a shopping link", () => {
  it("is read with its blanks as all and nothing", () => {
    expect(readLink(GOOD)).toEqual({
      isValid: true,
      link: { ...GOOD, displayOrder: 3, gender: null, descriptor: null },
    });
  });

  it.each([
    ["DE", "DE"],
    ["", null],
    [undefined, "US"],
  ])("takes the country %j as %j", (country, stored) => {
    const reading = readLink({ ...GOOD, country });
    expect(reading.isValid && reading.link.country).toBe(stored);
  });

  it.each(["de", "XX", "Germany", "DE ", "U"])("refuses the country %j", (country) => {
    expect(errorsOf({ country })).toEqual({ country: "Please choose one from the list." });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://shop.example/",
    "http://shop.example/",
    "//shop.example/",
    "/socks",
    "shop.example",
    "https:",
    "https://",
    "https://shop",
    "https://good.example@evil.example/",
    "https://user:secret@evil.example/",
    "https:\\\\good.example@evil.example",
    "",
  ])("S36 refuses the address %j", (affiliateUrl) => {
    expect(Object.keys(errorsOf({ affiliateUrl }) ?? {})).toEqual(["affiliateUrl"]);
  });

  it.each([
    "https://shop.example/",
    "https://www.shop.example:8443/a%20b?q=1&r=a@b#c",
    'https://shop.example/?q="><script>alert(1)</script>',
  ])("S36 takes %j, in a way that is shown to parents", (affiliateUrl) => {
    const reading = readLink({ ...GOOD, affiliateUrl });
    const url = reading.isValid ? reading.link.affiliateUrl : "";
    expect(url).toMatch(/^https:\/\//);
    expect(url).not.toMatch(/["<>]/);
    expect(readAffiliateUrl(url)).toBe(url);
  });

  it("says of every field what is wrong with it", () => {
    expect(
      errorsOf({
        category: "free",
        displayOrder: "-1",
        gender: "cat",
        ageRange: "12-24m",
        productTitle: " \u200b ",
        descriptor: "a\u202eb",
        affiliateUrl: "nowhere",
      }),
    ).toEqual({
      category: "Please choose Luxury Picks or Budget Picks.",
      displayOrder: "Please enter a whole number from 0 to 999.",
      gender: "Please choose one from the list.",
      ageRange: "Please choose one from the list.",
      productTitle: "Please enter a product title.",
      descriptor: "Please leave out line breaks, invisible characters, and heaps of accents.",
      affiliateUrl: "Please enter a full address that starts with https://.",
    });
    expect(errorsOf({ productTitle: "a".repeat(201) })).toEqual({
      productTitle: "Please use at most 200 characters.",
    });
    expect(errorsOf({ productTitle: "a".repeat(200) })).toBeNull();
    expect(errorsOf({ affiliateUrl: `https://shop.example/${"a".repeat(2000)}` })).toEqual({
      affiliateUrl: "Please use at most 2,000 characters.",
    });
    expect(
      Object.keys(errorsOf(Object.fromEntries(Object.keys(GOOD).map((name) => [name, undefined]))) ?? {}),
    ).toEqual(["category", "displayOrder", "productTitle", "affiliateUrl"]);
    for (const displayOrder of ["1e2", "1.5", "1000", " ", "0x1"])
      expect(errorsOf({ displayOrder })).not.toBeNull();
  });

  it("reads its switch, and nothing else for one", () => {
    expect(readLinkSwitch({ linkId: "700", active: "off" })).toEqual({ linkId: 700, isActive: false });
    for (const linkId of ["0", "-1", "1e3", "", "7; drop", "12345678901"]) {
      expect(readLinkSwitch({ linkId, active: "on" })).toBeNull();
    }
    expect(readLinkSwitch({ linkId: "1", active: "yes" })).toBeNull();
    expect(readLinkSwitch({})).toBeNull();
  });
});
