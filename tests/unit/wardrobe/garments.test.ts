// The garment sprite: one drawing for each item, all of which look the same on any machine.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";

const sprite = readFileSync("app/components/illustrations/garments.svg", "utf8");
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 64 64".*?<\/symbol>/gs)];

it("has one drawing for every item of the catalogue, one for custom items, one for wishes, and no other", () => {
  const names = symbols.map((it) => it[1]).sort();
  expect(names).toEqual([...CATALOGUE.map((it) => it.key), "custom_item", "gift_box"].sort());
});

it("is drawn in strokes only: a page's fonts and pictures do not reach into a sprite", () => {
  for (const [drawing, name] of symbols) {
    expect(drawing, name).not.toMatch(/<(?!\/?symbol|path)/);
  }
});

it("takes every color from the page, so that dark pages and categories recolor it", () => {
  const colors = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((it) => it[1]);
  for (const color of colors) expect(color).toMatch(/^(none|var\(--art-(line|tint|paper|accent),#\w{3}\))$/);
});
