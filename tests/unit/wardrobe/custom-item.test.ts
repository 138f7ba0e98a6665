// What the form for an item added by hand accepts, what it refuses, and the resulting numbers.
import { describe, expect, test } from "vitest";
import {
  readCustomItem,
  readCustomItemEdit,
  unknownGroups,
} from "../../../app/contracts/wardrobe/custom-item-form.ts";
import {
  AGE_RANGES,
  ESSENTIALITIES,
  ITEM_CATEGORIES,
  LAUNDRY_SCENARIOS,
} from "../../../app/domain/vocabulary.ts";
import { catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";
import {
  CUSTOM_CATEGORIES,
  type CustomItem,
  customBaseQuantities,
  customEssentialities,
  customItemFields,
  customQuantities,
  MAX_CUSTOM_ITEMS,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
} from "../../../app/domain/wardrobe/custom-item.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { MAX_NOTE_LENGTH } from "../../../app/domain/wardrobe/owned.ts";
import { packQuantities, unpackQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { offeredWarmth, WARM_AS, WARM_AS_KEYS } from "../../../app/domain/wardrobe/warm-as.ts";
import { errorTexts } from "../../../app/http/plan-refusal.server.ts";
import { itemName as germanName } from "../../../app/words/de/wardrobe/item-copy.ts";
import { WARM_AS_LABELS as german } from "../../../app/words/de/wardrobe/warm-as-copy.ts";
import { ERROR_TEXTS } from "../../../app/words/en/errors.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import {
  ADD_ITEM_COPY,
  ADD_ITEM_ESSENTIALITIES,
  itemAddedText,
} from "../../../app/words/en/wardrobe/item-words.ts";
import { WARM_AS_LABELS } from "../../../app/words/en/wardrobe/warm-as-copy.ts";
import { itemName as spanishName } from "../../../app/words/es/wardrobe/item-copy.ts";
import { WARM_AS_LABELS as spanish } from "../../../app/words/es/wardrobe/warm-as-copy.ts";
import { itemName as frenchName } from "../../../app/words/fr/wardrobe/item-copy.ts";
import { WARM_AS_LABELS as french } from "../../../app/words/fr/wardrobe/warm-as-copy.ts";

const KEY = "k3y".repeat(5);
const FORM = {
  name: "Knitted hat",
  category: "Accessories",
  essentiality: "Essential",
  ageRange: "3-6m",
  "group-1": "2",
  "group-2": "",
  notes: "From Grandma",
  key: KEY,
};

function errorsOf(fields: Record<string, unknown>) {
  const reading = readCustomItem({ ...FORM, ...fields });
  return reading.isValid ? null : errorTexts(reading.errors);
}

function itemOf(fields: Record<string, unknown>) {
  const reading = readCustomItem({ ...FORM, ...fields });
  return reading.isValid ? reading.item : null;
}

test("a filled form is an item with the groups that have pieces", () => {
  expect(readCustomItem(FORM)).toEqual({
    isValid: true,
    key: KEY,
    tab: undefined,
    item: {
      name: "Knitted hat",
      category: "Accessories",
      essentiality: "Essential",
      ageRange: "3-6m",
      quantities: { 1: 2 },
      notes: "From Grandma",
      warmAs: null,
    },
  });
});

test("name and category are enough beside what the form brings along", () => {
  expect(readCustomItem({ name: "Hat", category: "Other", ageRange: "0-3m", key: KEY })).toMatchObject({
    item: { essentiality: "Recommended", quantities: {}, notes: null },
  });
});

test("the tab is told, and one that is none of ours does not matter", () => {
  expect(readCustomItem({ ...FORM, tab: "t1" })).toMatchObject({ isValid: true, tab: "t1" });
  expect(readCustomItem({ ...FORM, tab: "t".repeat(41) })).toEqual(readCustomItem(FORM));
});

test("fields of other names are ignored", () => {
  const more = { owner_id: "somebody", user_id: "somebody", clothing_id: "1", role: "admin", sizeUp: "on" };
  expect(readCustomItem({ ...FORM, ...more })).toEqual(readCustomItem(FORM));
});

describe("S47 what is refused, and what is said at its field", () => {
  const texts = ERROR_TEXTS;
  test.each([
    ["no name", { name: undefined }, { name: texts.ITEM_NAME_REQUIRED }],
    ["an empty name", { name: "" }, { name: texts.ITEM_NAME_REQUIRED }],
    ["a blank name", { name: " \t\u00a0\u3000 " }, { name: texts.ITEM_NAME_REQUIRED }],
    ["a name that cannot be seen", { name: "\u200b\u2060" }, { name: texts.ITEM_NAME_REQUIRED }],
    ["a name of 81 characters", { name: "x".repeat(81) }, { name: texts.ITEM_NAME_TOO_LONG }],
    ["a name with a NUL", { name: "Hat\0" }, { name: texts.ITEM_NAME_UNREADABLE }],
    ["a name with a line break", { name: "Hat\r\nBcc: x@evil.test" }, { name: texts.ITEM_NAME_UNREADABLE }],
    ["a name with a line separator", { name: "a\u2028b" }, { name: texts.ITEM_NAME_UNREADABLE }],
    ["a name that turns the text around", { name: "Hat\u202e" }, { name: texts.ITEM_NAME_UNREADABLE }],
    ["a name that is a list", { name: ["Hat"] }, { name: texts.ITEM_NAME_REQUIRED }],
    ["no category", { category: undefined }, { category: texts.ITEM_CATEGORY_REQUIRED }],
    ["an empty category", { category: "" }, { category: texts.ITEM_CATEGORY_REQUIRED }],
    ["an unknown category", { category: "Toys" }, { category: texts.ITEM_CATEGORY_REQUIRED }],
    [
      "the category of what has none",
      { category: "Uncategorized" },
      { category: texts.ITEM_CATEGORY_REQUIRED },
    ],
    ["an unknown essentiality", { essentiality: "Vital" }, { essentiality: texts.ITEM_ESSENTIALITY_INVALID }],
    ["an empty essentiality", { essentiality: "" }, { essentiality: texts.ITEM_ESSENTIALITY_INVALID }],
    ["a piece that isn't offered", { warmAs: "sleep_sack_tog_25" }, { warmAs: texts.ITEM_WARMTH_INVALID }],
    ["a piece of the prototype", { warmAs: "__proto__" }, { warmAs: texts.ITEM_WARMTH_INVALID }],
    ["a piece with a space", { warmAs: " cardigan" }, { warmAs: texts.ITEM_WARMTH_INVALID }],
    ["pieces in a list", { warmAs: ["cardigan"] }, { warmAs: texts.ITEM_WARMTH_INVALID }],
    ["no age range", { ageRange: undefined }, { ageRange: texts.ITEM_INFORMATION_MISSING }],
    ["an unknown age range", { ageRange: "12-15m" }, { ageRange: texts.ITEM_INFORMATION_MISSING }],
    ["no key", { key: undefined }, { key: texts.ITEM_INFORMATION_MISSING }],
    ["a key with a quote", { key: "abcdefgh'" }, { key: texts.ITEM_INFORMATION_MISSING }],
    ["a key of 65 letters", { key: "k".repeat(65) }, { key: texts.ITEM_INFORMATION_MISSING }],
    ["less than nothing", { "group-1": "-1" }, { "group-1": texts.ITEM_QUANTITY_INVALID }],
    ["21 pieces", { "group-1": "21" }, { "group-1": texts.ITEM_QUANTITY_INVALID }],
    ["1e9 pieces", { "group-1": "1e9" }, { "group-1": texts.ITEM_QUANTITY_INVALID }],
    ["1e999 pieces", { "group-1": "1e999" }, { "group-1": texts.ITEM_QUANTITY_INVALID }],
    ["one and a half", { "group-2": "1.5" }, { "group-2": texts.ITEM_QUANTITY_INVALID }],
    ["pieces that are a list", { "group-1": ["1"] }, { "group-1": texts.ITEM_QUANTITY_INVALID }],
    ["group 0", { "group-0": "1" }, { "group-0": texts.ITEM_GROUP_UNKNOWN }],
    ["group 10", { "group-10": "1" }, { "group-10": texts.ITEM_GROUP_UNKNOWN }],
    ["a group without a number", { "group-": "1" }, { "group-": texts.ITEM_GROUP_UNKNOWN }],
    ["a group of the prototype", { "group-__proto__": "1" }, { "group-__proto__": texts.ITEM_GROUP_UNKNOWN }],
    ["a path for a group", { "group-$.a": "0" }, { "group-$.a": texts.ITEM_GROUP_UNKNOWN }],
    ["2001 characters of notes", { notes: "n".repeat(2001) }, { notes: texts.ITEM_NOTES_TOO_LONG }],
  ])("%s", (_, fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors);
  });

  test("every wrong field is named at once", () => {
    const wrong = { name: "", category: "", essentiality: "x", "group-1": "-1", notes: "n".repeat(3000) };
    expect(Object.keys(errorsOf(wrong) ?? {}).sort()).toEqual([
      "category",
      "essentiality",
      "group-1",
      "name",
      "notes",
    ]);
  });
});

describe("what is taken as it was meant", () => {
  test.each([
    ["abc", 0],
    ["NaN", 0],
    ["0x10", 0],
    ["１", 0],
    ["12 pieces", 0],
    ["", 0],
    ["-0", 0],
    ["0", 0],
    [" 7 ", 7],
    ["007", 7],
    ["2.0", 2],
    ["1e1", 10],
    ["20", 20],
  ])("the pieces '%s' are %i", (text, count) => {
    expect(itemOf({ "group-1": text })?.quantities).toEqual(count === 0 ? {} : { 1: count });
  });

  test.each([
    ["Nice to Have", "Nice-to-have"],
    ["Nice-to-have", "Nice-to-have"],
    ["Essential", "Essential"],
    [undefined, "Recommended"],
  ])("the essentiality %s is %s", (sent, stored) => {
    expect(itemOf({ essentiality: sent })?.essentiality).toBe(stored);
  });

  test("a name is trimmed and kept otherwise, markup, quotes and joined emoji too", () => {
    const name = `<b>O'Neil</b> "hat" 👨‍👩‍👧 é; drop table users; --`;
    expect(itemOf({ name: `  ${name}\n` })?.name).toBe(name);
    expect(itemOf({ name: "x".repeat(80) })?.name).toHaveLength(80);
  });

  test("notes are trimmed, with lines as they were typed; blank ones are none", () => {
    expect(itemOf({ notes: " one\r\ntwo\rthree\tfour\u0000\u000b " })?.notes).toBe("one\ntwo\nthree\tfour");
    expect(itemOf({ notes: " \r\n " })?.notes).toBeNull();
    expect(itemOf({ notes: "\r\n".repeat(1500) })?.notes).toBeNull();
    expect(itemOf({ notes: "n".repeat(2000) })?.notes).toHaveLength(2000);
  });
});

describe("a form that changes an item", () => {
  const CHANGE = {
    name: " Hat ",
    category: "Other",
    essentiality: "Nice to Have",
    "group-2": "4",
    tab: "t1",
  };

  test("is read as the one that adds it, without the age range, the key and the notes", () => {
    const change = { name: "Hat", category: "Other", essentiality: "Nice-to-have", quantities: { 2: 4 } };
    expect(readCustomItemEdit(CHANGE)).toEqual({ isValid: true, change, tab: "t1" });
    expect(readCustomItemEdit({ ...CHANGE, ageRange: "9-12m", key: "", notes: "n".repeat(9999) })).toEqual(
      readCustomItemEdit(CHANGE),
    );
  });

  test("leaves the essentiality as it is when it says none", () => {
    const { essentiality: _, ...rest } = CHANGE;
    expect(readCustomItemEdit(rest)).toMatchObject({ change: { essentiality: null } });
    expect(readCustomItemEdit({ ...rest, essentiality: "" })).toMatchObject({
      errors: { essentiality: "ITEM_ESSENTIALITY_INVALID" },
    });
  });

  test("is refused for what the other is refused for", () => {
    expect(readCustomItemEdit({ "group-0": "1", "group-1": "21" })).toEqual({
      isValid: false,
      errors: {
        name: "ITEM_NAME_REQUIRED",
        category: "ITEM_CATEGORY_REQUIRED",
        "group-0": "ITEM_GROUP_UNKNOWN",
        "group-1": "ITEM_QUANTITY_INVALID",
      },
    });
  });

  test("starts from the item, and stands for it again", () => {
    const item = {
      name: "Hat",
      category: "Swim",
      essentiality: "Essential",
      quantities: { 1: 0, 3: 2 },
    } as const;
    const fields = customItemFields(item);
    expect(fields).toEqual({ name: "Hat", category: "Swim", essentiality: "Essential", "group-3": "2" });
    expect(readCustomItemEdit(fields)).toMatchObject({ change: { ...item, quantities: { 3: 2 } } });
  });

  test("asks for what the page does not know of the item", () => {
    const item = { name: "Hat", category: "Uncategorized", essentiality: null, quantities: {} };
    expect(customItemFields(item)).toEqual({ name: "Hat", category: "", essentiality: "" });
  });
});

describe("a piece of the catalogue that it is as warm as", () => {
  test.each([
    ["cardigan", "cardigan"],
    ["", null],
    [undefined, null],
  ])("%j is stored as %j", (warmAs, stored) => {
    expect(itemOf({ warmAs })?.warmAs).toBe(stored);
  });

  test("stays as it was in a form that doesn't say it, and goes with none", () => {
    const fields = { name: "Hat", category: "Other" };
    const changeOf = (more: object) => readCustomItemEdit({ ...fields, ...more });
    expect(changeOf({})).toEqual({
      isValid: true,
      change: { name: "Hat", category: "Other", essentiality: null, quantities: {} },
    });
    expect(changeOf({ warmAs: "" })).toMatchObject({ change: { warmAs: null } });
    expect(changeOf({ warmAs: "hat_warm" })).toMatchObject({ change: { warmAs: "hat_warm" } });
    expect(changeOf({ warmAs: "hat" })).toMatchObject({ errors: { warmAs: "ITEM_WARMTH_INVALID" } });
  });

  test("is one that outfits are made of, offered once and in its category; nobody sleeps in it as in a sack", () => {
    const offered = WARM_AS.flatMap(({ category, keys }) => keys.map((key) => ({ key, category })));
    expect(offered.map(({ key }) => key)).toEqual([...new Set(WARM_AS_KEYS)]);
    for (const { key, category } of offered) {
      expect([key, catalogueItem(key)?.category]).toEqual([key, category]);
      expect(["none", "sack", "swaddle"]).not.toContain(INSULATION[key].role);
    }
    expect([offeredWarmth("cardigan"), offeredWarmth("swaddle_muslin"), offeredWarmth(null)]).toEqual([
      "cardigan",
      null,
      null,
    ]);
  });

  test.each([
    ["en", WARM_AS_LABELS, itemName],
    ["es", spanish, spanishName],
    ["de", german, germanName],
    ["fr", french, frenchName],
  ])("has the catalogue's name in %s", (_, labels, nameOf) => {
    expect(labels).toEqual(Object.fromEntries(WARM_AS_KEYS.map((key) => [key, nameOf(key)])));
  });
});

test("the fields of weather that a plan does not have are named, and no others", () => {
  expect(unknownGroups({ name: "Hat", "group-1": "1", "group-3": "" }, [1, 2])).toEqual({
    "group-3": "ITEM_GROUP_UNKNOWN",
  });
});

describe("the numbers of an item added by hand", () => {
  const item: CustomItem = {
    name: "Hat",
    category: "Other",
    essentiality: "Nice-to-have",
    ageRange: "6-9m",
    quantities: { 2: 3, 4: 20 },
    notes: null,
    warmAs: null,
  };

  test("are the same in every laundry routine, at one age only", () => {
    const quantities = customQuantities(item);
    const cell = (quantity: number) => ({ quantity, essentiality: "Nice-to-have" });
    for (const scenario of LAUNDRY_SCENARIOS) {
      expect(quantities[scenario]).toEqual({ "6-9m": { 2: cell(3), 4: cell(20) } });
      expect(customBaseQuantities(item)[scenario]).toEqual({ "6-9m": 20 });
    }
    expect(Object.values(customEssentialities(item))).toEqual(Array(9).fill("Nice-to-have"));
  });

  test.each([[{}], [{ 1: 1 }], [{ 2: 3, 4: 20 }], [{ 1: 20, 2: 20, 3: 20, 4: 20 }]])(
    "read back from storage as they were written: %o",
    (quantities) => {
      const most = Math.max(0, ...Object.values(quantities));
      const none = [0, 0, 0, 0];
      const asked = [1, 2, 3, 4].map((order) => new Map(Object.entries(quantities)).get(`${order}`) ?? 0);
      const cases = AGE_RANGES.flatMap((ageRange) =>
        LAUNDRY_SCENARIOS.flatMap((scenario) => AGE_RANGES.map((age) => ({ ageRange, scenario, age }))),
      );
      for (const { ageRange, scenario, age } of cases) {
        const stored = unpackQuantities(packQuantities(customQuantities({ ...item, ageRange, quantities })));
        const cells = stored?.[scenario][age] ?? {};
        const isAge = age === ageRange;
        expect([1, 2, 3, 4].map((order) => cells[order]?.quantity ?? 0)).toEqual(isAge ? asked : none);
        expect(stored && sizeTotals("custom_x", stored, {}, scenario)[age].needed).toBe(isAge ? most : 0);
      }
    },
  );
});

test("the texts say the limits that hold", () => {
  expect(ERROR_TEXTS.ITEM_NAME_TOO_LONG).toContain(` ${MAX_NAME_LENGTH} `);
  expect(ERROR_TEXTS.ITEM_NOTES_TOO_LONG).toContain(` ${MAX_NOTE_LENGTH.toLocaleString("en-US")} `);
  expect(ERROR_TEXTS.ITEM_QUANTITY_INVALID).toContain(`0 to ${MAX_CUSTOM_QUANTITY}.`);
  expect(ADD_ITEM_COPY.piecesHint).toContain(`0 to ${MAX_CUSTOM_QUANTITY} `);
  expect(ERROR_TEXTS.CUSTOM_ITEM_LIMIT).toContain(` ${MAX_CUSTOM_ITEMS} `);
  expect(itemAddedText("Hat")).toBe('"Hat" has been added to your wardrobe.');
});

test("the dialog offers the eight categories and Other, and all three levels", () => {
  expect(CUSTOM_CATEGORIES).toEqual(ITEM_CATEGORIES.slice(0, -1));
  expect(Object.keys(ADD_ITEM_ESSENTIALITIES)).toEqual(ESSENTIALITIES);
});
