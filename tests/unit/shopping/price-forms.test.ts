// S98: prices as they are typed, in an administrator's sheet and of one's own, and as they are stored.
import { describe, expect, it } from "vitest";
import { priceField, sheetField } from "~/contracts/shopping/cost-addresses.ts";
import { readOwnPricesForm, readSheetCountry, readSheetForm } from "~/contracts/shopping/price-forms.ts";
import { packSheet, readOwnPrices, readSheet } from "~/contracts/shopping/stored-prices.ts";
import { CURRENCIES, oldestPrices, readPrice, typedPrice } from "~/domain/shopping/prices.ts";
import { sheetFields, sheetPrices, storedSheet } from "../../support/price-sheets.ts";

const TODAY = "2026-11-28";
const fields = (changed: Record<string, string> = {}) => ({
  ...sheetFields("DE", { pricedOn: "2026-11-01" }),
  ...changed,
});
const errorsOf = (changed: Record<string, string>) => {
  const read = readSheetForm(fields(changed), TODAY);
  return read.isValid ? {} : read.errors;
};

describe("a typed price", () => {
  it.each([
    ["0", 0],
    ["12", 1200],
    [" 12.5 ", 1250],
    ["12.05", 1205],
    ["12,50", 1250],
    ["12.", 1200],
    ["12,", 1200],
    ["10000", 1_000_000],
    ["10,000", 1_000_000],
    ["10.000", 1_000_000],
    ["10 000", 1_000_000],
    ["10\u202f000", 1_000_000],
    ["1’234.50", 123_450],
    ["1,234.50", 123_450],
    ["1.234,50", 123_450],
    ["$12.50", 1250],
    ["$ 12,50", 1250],
    ["12.50 $", 1250],
    ["USD 12.50", 1250],
    ["12.50 usd", 1250],
  ])("%s is read", (text, hundredths) => {
    expect(readPrice(text, "USD")).toBe(hundredths);
  });

  it.each([
    ["12,50 €", "EUR"],
    ["€12.50", "EUR"],
    ["EUR 12,50", "EUR"],
    ["CA$12.50", "CAD"],
    ["12,50 zł", "PLN"],
    ["12.50 Kč", "CZK"],
    ["kr. 12,50", "DKK"],
  ])("%s is read in %s", (text, currency) => {
    expect(readPrice(text, currency)).toBe(1250);
  });

  it.each([
    ...[
      "-1",
      "−1",
      "-$1",
      "1e308",
      "NaN",
      "Infinity",
      "١٢",
      "",
      ".",
      ".5",
      "$",
      "12 50",
      "1 2",
      "12..5",
      "1,2,3",
    ],
    ...[
      "0,500",
      "12.345",
      "12,345",
      "1,234,50",
      "10000.01",
      "10,000.01",
      "99999",
      "12 €",
      "EUR 12",
      "£12",
      "12 h",
    ],
    ...["1".repeat(10_000), " ".repeat(10_000), `${" ".repeat(10_000)}x`, "1,".repeat(5_000)],
  ])("S98 %s is none", (text) => {
    expect(readPrice(text, "USD")).toBeNull();
  });

  it("is shown as it is typed", () => {
    expect([1200, 1250, 5].map((price) => typedPrice(price, false))).toEqual(["12", "12.50", "0.05"]);
    expect(typedPrice(1250, true)).toBe("12,50");
    for (const price of [0, 1, 99, 100, 1_000_000]) {
      expect(readPrice(typedPrice(price, false), "USD")).toBe(price);
      expect(readPrice(typedPrice(price, true), "EUR")).toBe(price);
    }
  });
});

describe("an administrator's sheet", () => {
  it("is read with all of its groups", () => {
    const read = readSheetForm(fields(), TODAY);
    const head = { country: "DE", currency: "EUR", pricedOn: "2026-11-01" };
    expect(read).toEqual({ isValid: true, sheet: { ...head, prices: sheetPrices() } });
  });

  it.each([
    ["no country", { country: "" }, "country", "LINK_AUDIENCE_INVALID"],
    ["a country that there isn't", { country: "XX" }, "country", "LINK_AUDIENCE_INVALID"],
    ["a currency that there isn't", { currency: "DEM" }, "currency", "LINK_AUDIENCE_INVALID"],
    ["a day that there isn't", { pricedOn: "2026-02-30" }, "pricedOn", "PRICE_DAY_INVALID"],
    ["a day ahead", { pricedOn: "2026-11-29" }, "pricedOn", "PRICE_DAY_INVALID"],
    ["a day of another century", { pricedOn: "1815-11-29" }, "pricedOn", "PRICE_DAY_INVALID"],
  ])("S98 is refused with %s", (_, changed, field, error) => {
    expect(errorsOf(changed)).toEqual({ [field]: error });
  });

  it.each(["", "0", "-1", "1e308", "NaN", "١٢", "10000.01", "$12"])(
    "S98 is refused with a price of %j",
    (text) => {
      const budget = sheetField("budget", "swim");
      expect(errorsOf({ [budget]: text })).toEqual({ [budget]: "SHEET_PRICE_INVALID" });
      const premium = sheetField("premium", "swim");
      expect(errorsOf({ [premium]: text })).toEqual({ [premium]: "SHEET_PRICE_INVALID" });
    },
  );

  it("S98 is refused with a premium price below the budget price", () => {
    const premium = sheetField("premium", "swim");
    expect(errorsOf({ [premium]: "4.99" })).toEqual({ [premium]: "SHEET_PREMIUM_LOW" });
    expect(errorsOf({ [premium]: "5.00" })).toEqual({});
  });

  it.each(["", "-1", "101", "0.3", "NaN", "٣"])("S98 is refused with a share of %j percent", (text) => {
    const share = sheetField("share", "swim");
    expect(errorsOf({ [share]: text })).toEqual({ [share]: "SHEET_SHARE_INVALID" });
  });

  it("is removed by a country that there is", () => {
    expect(readSheetCountry({ country: "DE" })).toBe("DE");
    expect(readSheetCountry({ country: "de" })).toBeNull();
    expect(readSheetCountry({})).toBeNull();
  });
});

describe("a stored sheet", () => {
  const stored = { currency: "EUR", pricedOn: "2026-11-01", prices: storedSheet() };

  it("comes back as it was stored", () => {
    const { prices } = stored;
    expect(readSheet(stored)).toEqual({ ...stored, prices: sheetPrices() });
    expect(packSheet(sheetPrices())).toBe(prices);
  });

  it.each([
    ["isn't there", { currency: null, pricedOn: null, prices: null }],
    ["has an unknown currency", { currency: "XXX" }],
    ["has no day", { pricedOn: "1900-01-01" }],
    ["isn't JSON", { prices: "{" }],
    ["lacks a group", { prices: '{"tops":[1,2,3]}' }],
    ["costs nothing", { prices: storedSheet({ tops: { budget: 0, premium: 1, share: 0 } }) }],
    ["is dearer for budget", { prices: storedSheet({ tops: { budget: 2, premium: 1, share: 0 } }) }],
    [
      "costs more second-hand than new",
      { prices: storedSheet({ tops: { budget: 1, premium: 1, share: 101 } }) },
    ],
  ])("is none if it %s", (_, changed) => {
    expect(readSheet({ ...stored, ...changed })).toBeNull();
  });

  it("is shown for 18 months", () => {
    expect(oldestPrices("2026-11-28")).toBe("2025-05-28");
    expect(oldestPrices("2027-08-31")).toBe("2026-02-28");
  });

  it("has a currency of three letters", () => {
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    for (const currency of CURRENCIES) expect(currency).toMatch(/^[A-Z]{3}$/);
  });
});

describe("own prices", () => {
  it("are read by item, and empty ones are taken away", () => {
    const sent = { currency: "USD", [priceField("socks")]: "2.50", [priceField("hat_sun")]: " " };
    expect(readOwnPricesForm(sent)).toEqual({ prices: { socks: 250, hat_sun: null } });
  });

  it("S98 are refused by item, and none is taken", () => {
    const sent = { [priceField("socks")]: "-1", [priceField("hat_sun")]: "3" };
    expect(readOwnPricesForm(sent)).toEqual({ errors: { "price-socks": "PRICE_INVALID" } });
  });

  it("come back from the database; what can't be read is none", () => {
    expect(readOwnPrices('{"socks":250}')).toEqual({ socks: 250 });
    for (const text of [null, "{", "[]", '{"socks":-1}', '{"socks":1000001}', '{"socks":"2"}'])
      expect(readOwnPrices(text)).toEqual({});
  });
});
