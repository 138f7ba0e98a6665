// A text that must say something isn't blank, whatever it is made of: every required text of every form refuses each character
// that shows nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idTokenClaims } from "../../app/contracts/accounts/oauth.ts";
import { readPasskeyName } from "../../app/contracts/accounts/passkey-forms.ts";
import { type FormContract, nameLine } from "../../app/contracts/form.ts";
import { readReserveForm } from "../../app/contracts/gifts/giver-forms.ts";
import {
  readAddedGift,
  readListTitle,
  readListWish,
  readTypedWish,
} from "../../app/contracts/gifts/parents-gift-form.ts";
import { babyField, readNames } from "../../app/contracts/plans/names-form.ts";
import { readTitleForm } from "../../app/contracts/plans/plan-forms.ts";
import { readShareForm } from "../../app/contracts/sharing/share-form.ts";
import { readLink } from "../../app/contracts/shopping/link-form.ts";
import { readTripForm } from "../../app/contracts/travel/trip-form.ts";
import { readBagForm } from "../../app/contracts/wardrobe/bag-form.ts";
import { newBoxFields } from "../../app/contracts/wardrobe/box-forms.ts";
import { readCustomItem, readCustomItemEdit } from "../../app/contracts/wardrobe/custom-item-form.ts";
import { oneLine } from "../../app/domain/gifts/gift-list-state.ts";
import { firstNameOf, personName } from "../../app/domain/members/person-name.ts";
import { isBlank, isDisturbing } from "../../app/domain/one-line-text.ts";
import { readName } from "../../app/domain/plans/names.ts";

const KEY = "k".repeat(20);
const GIFT = { item: "1.0-3m", formKey: KEY, pieces: "1", how: "buy" };

/** Each required text, by its contract and field: what its reader says of it. */
const REQUIRED: Readonly<Record<string, (text: string) => unknown>> = {
  "titleForm.title": (title) => readTitleForm({ title }),
  "passkeysForm.name": (name) => readPasskeyName({ passkey: "id", name }),
  "customItemForm.name": (name) => {
    const read = readCustomItem({ name, category: "Accessories", ageRange: "0-3m", notes: "", key: KEY });
    return read.isValid || { problem: read.errors.name };
  },
  "customItemEditForm.name": (name) => {
    const read = readCustomItemEdit({ name, category: "Accessories" });
    return read.isValid || { problem: read.errors.name };
  },
  "linkForm.productTitle": (productTitle) => {
    const fields = { category: "budget", displayOrder: "1", affiliateUrl: "https://shop.test/a" };
    const read = readLink({ ...fields, productTitle });
    return read.isValid || { problem: read.errors.productTitle };
  },
  "parentsGiftForm.title": (title) => readListTitle({ title }),
  "parentsGiftForm.name": (name) => readAddedGift({ ...GIFT, name }),
  "parentsGiftForm.wishName": (wishName) => readTypedWish({ wishName, pieces: "1" }),
  "reserveForm.name": (name) => readReserveForm({ ...GIFT, name }),
};

/** Texts that may be left out: an invisible one counts as left out. */
const OPTIONAL: Readonly<Record<string, (text: string) => unknown>> = {
  "shareForm.title": (title) => {
    const wish = readShareForm({ intent: "save", notes: "exclude", title });
    return wish && "choices" in wish ? wish.choices.title : wish;
  },
  "parentsGiftForm.greeting": (greeting) => {
    const read = readListWish({ title: "Gifts", greeting }, []);
    return "value" in read && (read.value.greeting || null);
  },
  "parentsGiftForm.price": (price) => {
    const read = readTypedWish({ wishName: "Car seat", pieces: "1", price });
    return "value" in read && read.value.priceHint;
  },
  "reserveForm.message": (message) => {
    const read = readReserveForm({ ...GIFT, name: "Bo", message });
    return read && "message" in read && (read.message || null);
  },
  "linkForm.descriptor": (descriptor) => {
    const fields = { category: "budget", displayOrder: "1", affiliateUrl: "https://shop.test/a" };
    const read = readLink({ ...fields, productTitle: "Sleeper", descriptor });
    return read.isValid && read.link.descriptor;
  },
  "customItemForm.notes": (notes) => {
    const read = readCustomItem({ name: "Hat", category: "Accessories", ageRange: "0-3m", notes, key: KEY });
    return read.isValid && read.item.notes;
  },
  "tripForm.notes": (notes) => {
    const dates = { startDate: "2026-12-01", endDate: "2026-12-05" };
    const read = readTripForm({ ...dates, place: "zip:80202", onboardingId: "plan", notes }, "2026-11-20");
    return read.trip?.notes;
  },
  "a name from a provider": (name) =>
    idTokenClaims.parse({ iss: "i", sub: "s", aud: "a", exp: 1, iat: 1, nonce: "n", name }).name ?? null,
};

/** Texts that are read by what they mean, or kept as they are typed. */
const OTHERWISE: ReadonlySet<string> = new Set([
  // A place is found or isn't; a link is one or isn't; a bag's text is read for garments.
  ...["quizForm.city", "answersForm.city", "tripForm.destination", "parentsGiftForm.link", "bagForm.text"],
  // A note is the parent's own, and only they see it.
  "itemEditForm.note",
  // Whether notes are shared.
  "shareForm.notes",
]);

const TEXTS: ReadonlySet<string> = new Set(
  "title name wishName productTitle descriptor greeting message note notes text price link destination city".split(
    " ",
  ),
);

/** Each character that shows nothing: spaces, controls, marks of formatting, and letters that Unicode lets a font ignore. */
const INVISIBLE = Array.from({ length: 0x110000 }, (_, at) => at)
  .filter((at) => at < 0xd800 || at > 0xdfff)
  .map((at) => String.fromCodePoint(at))
  .filter((one) => /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(one));

const BLANKS = [
  "",
  " ",
  "\u3164",
  "\u3164 \u200b",
  "\u115f\u1160",
  "\uffa0",
  "\u2800\u2800",
  "\u034f",
  "\u{e0041}",
];

describe("a text that shows nothing", () => {
  it("is blank, whichever character it is made of", () => {
    expect(INVISIBLE.length).toBeGreaterThan(4000);
    expect(INVISIBLE.filter((one) => !isBlank(one))).toEqual([]);
    for (const seen of ["a", "ㅎ", "한", "é", "🍼", "١", "’", "ß", "⠁", "\u3164Mia\u3164"])
      expect(isBlank(seen)).toBe(false);
  });

  it.each(Object.entries(REQUIRED))("is refused as %s, as an empty one is", (_, read) => {
    const told = read("");
    expect(JSON.stringify(told)).toMatch(/_REQUIRED/);
    for (const blank of [...BLANKS, ...INVISIBLE.filter((_, at) => at % 97 === 0)])
      expect(read(blank), JSON.stringify(blank)).toEqual(told);
    expect(JSON.stringify(read("Mia ㅎ"))).not.toMatch(/_REQUIRED/);
  });

  it.each(Object.entries(OPTIONAL))("counts as none as %s", (_, read) => {
    for (const blank of BLANKS) expect(read(blank), JSON.stringify(blank)).toBeNull();
    expect(read("Mia")).toBe("Mia");
  });

  it("is nobody's name", () => {
    expect(personName({ givenName: null, fullName: "\u3164", email: "mia@example.com" })).toBe(
      "mia@example.com",
    );
    expect(firstNameOf({ givenName: null, fullName: "\u3164 Mia" })).toBeNull();
  });

  it("is looked for in every text of every form", () => {
    const modules = Object.values(
      import.meta.glob<Readonly<Record<string, unknown>>>("../../app/contracts/**/*.ts", { eager: true }),
    );
    const typed = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        isContract(value)
          ? value.fields.filter((field) => TEXTS.has(field)).map((field) => `${name}.${field}`)
          : [],
      ),
    );
    const known = new Set([...Object.keys(REQUIRED), ...Object.keys(OPTIONAL), ...OTHERWISE]);
    expect(typed.length).toBeGreaterThan(15);
    expect(typed.filter((one) => !known.has(one))).toEqual([]);
  });
});

/** What a door keeps of a name, as text; a refusal has no letter with a mark. */
const DOORS: Readonly<Record<string, (text: string) => unknown>> = {
  ...REQUIRED,
  ...OPTIONAL,
  "a line for a name": (name) => nameLine.safeParse(name),
  "the names of babies": (name) => readNames({ [babyField(0)]: name, yourName: name }),
  "a box": (label) => newBoxFields.safeParse({ label, place: label, where: label }),
  "an own item in a bag": (name) =>
    readBagForm({ intent: "save", size: "3-6m", own: `3-6m:1:${name}`, formKey: KEY }),
};
/** Notes are their writer's own text. */
const NAMES = Object.entries(DOORS).filter(([door]) => !door.endsWith(".notes"));

const MARKS = fc.constantFrom(..."\u0300\u0301\u0336\u0489\u0e47\u0e49\u0f71\ufe0f");
const HEAPED = fc
  .tuple(fc.constantFrom("a", "Ü", "ส", "👶"), fc.array(MARKS, { minLength: 7, maxLength: 30 }), fc.boolean())
  .map(([letter, marks, isJoined]) => `Mia ${letter}${marks.join(isJoined ? "\u200d" : "")}`);

describe("S117 a heap of accents on one letter", () => {
  it.each(NAMES)("is never kept as %s", (_, read) => {
    fc.assert(
      fc.property(HEAPED, (name) => {
        expect(JSON.stringify(read(name))).not.toMatch(/(?:\p{M}\u200d*){4}/u);
      }),
    );
  });

  it("is one from four on, and from seven on in scripts that are spelled with more than three", () => {
    for (const name of ["e\u0302\u0301", "a\u0300\u0301\u0302", "ฏิ์", "שָׁלוֹם", "ဖြိုး", "လျှို့", "རྒྱལ་པོ", "❤️‍🔥 1️⃣"]) {
      expect([name, isDisturbing(name), oneLine(name)]).toEqual([name, false, name]);
    }
    expect(oneLine(`a${"\u0300".repeat(550)}b`)).toBe("a\u0300\u0300\u0300b");
    expect(readName(`a${"\u0300".repeat(550)}`)).toEqual({ problem: "NAME_UNREADABLE" });
  });
});

function isContract(value: unknown): value is FormContract {
  return typeof value === "object" && value !== null && "fields" in value && Array.isArray(value.fields);
}
