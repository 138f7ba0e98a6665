// Several weathers in one text, in each language: only the first label may begin with a capital where the language wants it so.
import { expect, it } from "vitest";
import * as english from "~/words/en/weather/weather-copy.ts";
import * as spanish from "~/words/es/weather/weather-copy.ts";

it.each([
  {
    ...{ language: "English", texts: english },
    inTurn: "Cold & Dry, then Cool, then Cold & Dry",
    list: "Cold & Dry, Cool, and Mild",
  },
  {
    ...{ language: "Spanish", texts: spanish },
    inTurn: "Frío y seco, luego fresco, luego frío y seco",
    list: "Frío y seco, fresco y templado",
  },
])("weathers follow each other and are listed in $language", ({ texts, inTurn, list }) => {
  expect(texts.weatherInTurn(["Cold & Dry", "Cool", "Cold & Dry"])).toBe(inTurn);
  expect(texts.weatherWords(["Cold & Dry", "Cool", "Cold & Dry", "Mild"])).toBe(list);
  expect([texts.weatherInTurn([]), texts.weatherWords([])]).toEqual(["", ""]);
});
