// Prices, times of day, counts, rooms, and measures are read alike wherever people type one: each door is shown each spelling.
import { describe, expect, it } from "vitest";
import { readPieces as giverPieces } from "~/contracts/gifts/giver-forms.ts";
import { readTypedWish } from "~/contracts/gifts/parents-gift-form.ts";
import { readRoom } from "~/contracts/public/room.ts";
import { priceField, sheetField } from "~/contracts/shopping/cost-addresses.ts";
import { readLink } from "~/contracts/shopping/link-form.ts";
import { readOwnPricesForm, readSheetForm } from "~/contracts/shopping/price-forms.ts";
import { readCareFields } from "~/contracts/today/care-form.ts";
import { noticeFields } from "~/contracts/today/notice-form.ts";
import { ownTimesFields } from "~/contracts/today/own-choices-form.ts";
import { dayField } from "~/contracts/today/shown-notice.ts";
import { readBagForm } from "~/contracts/wardrobe/bag-form.ts";
import { readPieces as boxPieces } from "~/contracts/wardrobe/box-forms.ts";
import { readCustomItem } from "~/contracts/wardrobe/custom-item-form.ts";
import { readItemEdit } from "~/contracts/wardrobe/item-edit-form.ts";
import { readLength, readWeight } from "~/domain/growth/typed-measures.ts";
import { parseCount, readCount } from "~/domain/wardrobe/owned.ts";
import { sheetFields } from "../support/price-sheets.ts";

const TODAY = "2027-05-10";

/** What a door takes a text for; null if it refuses it. */
type Door = (text: string) => number | null | undefined;

const sheet =
  (column: "budget" | "premium"): Door =>
  (text) => {
    const prices = { [sheetField("budget", "swim")]: "0.01", [sheetField("premium", "swim")]: "10000" };
    const fields = { ...sheetFields("US", { pricedOn: TODAY }), currency: "USD", ...prices };
    const read = readSheetForm({ ...fields, [sheetField(column, "swim")]: text }, TODAY);
    return read.isValid ? read.sheet.prices.swim[column] : null;
  };

const PRICES: Readonly<Record<string, Door>> = {
  "one's own price": (text) => {
    const read = readOwnPricesForm({ currency: "USD", [priceField("socks")]: text });
    return "prices" in read ? read.prices.socks : null;
  },
  "a sheet's budget price": sheet("budget"),
  "a sheet's premium price": sheet("premium"),
};

const ownTime =
  (field: "weekdayOut" | "weekdayBack" | "weekendOut" | "weekendBack"): Door =>
  (text) => {
    const days = field.startsWith("weekday") ? "weekday" : "weekend";
    const isOut = field === `${days}Out`;
    const other = isOut ? { [`${days}Back`]: "23:59" } : { [`${days}Out`]: "00:00" };
    const pair = ownTimesFields.safeParse({ [field]: text, ...other }).data?.[days];
    return isOut ? pair?.out : pair?.back;
  };

const TIMES: Readonly<Record<string, Door>> = {
  "the way out on weekdays": ownTime("weekdayOut"),
  "the way back on weekdays": ownTime("weekdayBack"),
  "the way out on weekends": ownTime("weekendOut"),
  "the way back on weekends": ownTime("weekendBack"),
  "the morning notice": (time) => noticeFields.safeParse({ time, [dayField(1)]: "on" }).data?.minute,
};

/** What a sheet of prices, or a link to a shop, says beside what the other doors read. */
const share: Door = (text) => {
  const read = readSheetForm(
    { ...sheetFields("US", { pricedOn: TODAY }), currency: "USD", [sheetField("share", "swim")]: text },
    TODAY,
  );
  return read.isValid ? read.sheet.prices.swim.share : null;
};
const LINK = { category: "budget", productTitle: "Sleeper", affiliateUrl: "https://shop.test/a" };
const FOR_BAG = { intent: "read", size: "3-6m" };
const OWN = { name: "Hat", category: "Accessories", ageRange: "3-6m", key: "k".repeat(20) };

const COUNTS: Readonly<Record<string, Door>> = {
  "pieces for day care": (text) => readCareFields({ "care-take-socks": text })?.socks?.take,
  "pieces at day care": (text) => readCareFields({ "care-there-socks": text })?.socks?.there,
  "pieces that a giver gets": (text) => giverPieces(text),
  "a row's count": (quantity) => {
    const edit = readItemEdit({ ageRange: "3-6m", quantity })?.edit;
    return edit?.kind === "quantity" ? edit.value : null;
  },
  "a bag's count": (text) => {
    const read = readBagForm({ ...FOR_BAG, "n-7": text });
    return read.kind === "read" ? read.bag.cells[0]?.pieces : null;
  },
  "pieces for a box": (text) => {
    const read = boxPieces({ "pass-7:3-6m": text });
    return "cells" in read ? read.cells[0]?.pieces : null;
  },
  "pieces of an own item": (text) => {
    const read = readCustomItem({ ...OWN, "group-1": text });
    // Its own test says that it takes exponents, too.
    return read.isValid && !text.includes("e") ? read.item.quantities["1"] : null;
  },
  "a sheet's share in %": share,
  "a link's place in its order": (displayOrder) => {
    const read = readLink({ ...LINK, displayOrder });
    return read.isValid ? read.link.displayOrder : null;
  },
  "pieces that are there": parseCount,
  "a count": (text) => readCount(text),
  "pieces of a wish": (pieces) => {
    const read = readTypedWish({ wishName: "Quilt", pieces });
    return "value" in read ? read.value.pieces : null;
  },
};

const ROOMS: Readonly<Record<string, Door>> = {
  "the guide's room": (room) => readRoom(new URLSearchParams({ room, unit: "f" }), "f").room?.fahrenheit,
};

const figureIn = (read: ReturnType<typeof readLength> | ReturnType<typeof readWeight>) =>
  read && "value" in read ? read.value : null;

const MEASURES: Readonly<Record<string, Door>> = {
  "a weight": (text) => figureIn(readWeight(text, "", "kg")),
  "a length": (text) => figureIn(readLength(text, "cm")),
};

type Doors = Readonly<Record<string, Door>>;

const FAR_TOO_LONG = ["1".repeat(10_000), " ".repeat(10_000), `${" ".repeat(10_000)}x`, "1:".repeat(5_000)];

describe.each<[string, Doors, readonly (readonly [string, number])[], readonly string[]]>([
  [
    "prices",
    PRICES,
    [
      ...(["12.50", "12,50", "12.5", " 12.50 ", "$12.50", "$ 12,50", "12.50$", "USD 12.50"] as const).map(
        (text) => [text, 1250] as const,
      ),
      ...(["12", "12.", "12,", "$12"] as const).map((text) => [text, 1200] as const),
      ...(["10000", "10,000", "10.000", "10 000", "10,000.00", "$10,000"] as const).map(
        (text) => [text, 1_000_000] as const,
      ),
    ],
    ["-1", "12.505", "12,5,0", "€12", "12 GBP", "10,001", "0,500", "1e3", "１２", "twelve"],
  ],
  [
    "times",
    TIMES,
    [
      ...(
        ["08:30", "8:30", "08:30:00", "8:30:00.000", " 8.30 ", "8h30", "8:30 AM", "8:30 a.m."] as const
      ).map((text) => [text, 510] as const),
      ...(["20:00", "20 Uhr", "20h", "8 pm", "8:00PM", "20"] as const).map((text) => [text, 1200] as const),
    ],
    ["24:00", "8:60", "8:3", "13:00 pm", "0:30 am", "-8:30", "soon", "８:30", "8:30 x", "830000"],
  ],
  [
    "counts",
    COUNTS,
    (["2", " 2 ", "02", "2x", "x 2", "× 2", "2.", "2,"] as const).map((text) => [text, 2] as const),
    ["-2", "2.5", "1e1", "two", "２", "2 3"],
  ],
  [
    "rooms",
    ROOMS,
    [
      ...(
        ["68", " 68 ", "68.0", "68,0", "68.", "68°", "68 °F", "68f", "20 °C", "20c", "20,0°C"] as const
      ).map((text) => [text, 68] as const),
    ],
    ["-68", "20", "68 K", "6 8", "６８", "warm"],
  ],
  [
    "measures",
    MEASURES,
    [
      ...(["12.5", "12,5", " 12.50 ", "12 1/2", "12½"] as const).map((text) => [text, 12.5] as const),
      ...(["12", "12.", "12,"] as const).map((text) => [text, 12] as const),
      ...([".5", "0,5"] as const).map((text) => [text, 0.5] as const),
    ],
    ["-12", "1e1", "12 5", "１２", ".", "1,234,5"],
  ],
])("%s", (_, doors, taken, refused) => {
  it.each(Object.entries(doors))("are read in every spelling: %s", (__, door) => {
    for (const [text, value] of taken) expect(door(text), JSON.stringify(text)).toBeCloseTo(value, 5);
  });

  it.each(Object.entries(doors))("are refused where they could mean something else: %s", (__, door) => {
    for (const text of [...refused, ...FAR_TOO_LONG])
      expect(door(text) || null, JSON.stringify(text.slice(0, 40))).toBeNull();
  });
});
