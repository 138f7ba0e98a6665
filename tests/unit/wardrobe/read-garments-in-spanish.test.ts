// What people write in Spanish about a bag of clothes, with and without accents, in the Americas and in Spain.
import { describe, expect, it } from "vitest";
import { CATALOGUE, validAgeRanges } from "~/domain/wardrobe/catalogue.ts";
import { leftOf, type NamedGarment, readGarments } from "~/domain/wardrobe/read-garments.ts";
import { GARMENT_WORDS as ENGLISH } from "~/words/en/wardrobe/garment-names.ts";
import { GARMENT_WORDS } from "~/words/es/wardrobe/garment-names.ts";
import { itemName } from "~/words/es/wardrobe/item-copy.ts";

const ITEMS: NamedGarment[] = CATALOGUE.map((item, at) => ({
  id: at + 1,
  nameId: item.key,
  name: itemName(item.key),
  isOwn: false,
  ages: validAgeRanges(item),
  needed: {},
}));
const OWN: NamedGarment = {
  id: 900,
  nameId: "custom_1",
  name: "Gorro de la abuela",
  isOwn: true,
  ages: ["0-3m"],
  needed: {},
};

function read(text: string, country = "MX", words = GARMENT_WORDS) {
  const items = [...ITEMS, OWN];
  const found = readGarments(text, { items, ageRange: "0-3m", country }, words);
  const cells = found.cells.map(({ itemId, ageRange, pieces }) => {
    const item = items.find(({ id }) => id === itemId);
    return `${pieces} ${item?.nameId} ${ageRange}`;
  });
  return { read: cells, left: leftOf(found) };
}

describe("a part of a text in Spanish", () => {
  it.each([
    ["3 bodies manga larga", "3 bodysuit_long_sleeve 0-3m"],
    ["3 bodys de manga larga", "3 bodysuit_long_sleeve 0-3m"],
    ["2 bodis sin mangas 3-6m", "2 bodysuit_sleeveless 3-6m"],
    ["un body", "1 bodysuit_short_sleeve 0-3m"],
    ["2 bodies T. 68", "2 bodysuit_short_sleeve 3-6m"],
    ["4 pañaleros de manga corta 6 meses", "4 bodysuit_short_sleeve 3-6m"],
    ["4 PANALEROS MANGA CORTA", "4 bodysuit_short_sleeve 0-3m"],
    ["calcetines 5 pares", "5 socks 0-3m"],
    ["tres pares de calcetines blancos de algodón 18 meses", "3 socks 12-18m"],
    ["2 pares de medias", "2 socks 0-3m"],
    ["2 medias 6-9m", "2 tights 6-9m"],
    ["saco de dormir", "1 sleep_sack_tog_10 0-3m"],
    ["saco de dormir 2,5 TOG 6-9 meses", "1 sleep_sack_tog_25 6-9m"],
    ["2 sacos de dormir 0.5 tog", "2 sleep_sack_tog_05 0-3m"],
    ["saco tog 2,5", "1 sleep_sack_tog_25 0-3m"],
    ["2 sacos 0,2-0,3 tog", "2 sleep_sack_tog_02 0-3m"],
    ["una docena de mamelucos de 3 a 6 meses", "12 sleeper_footed 3-6m"],
    ["media docena de baberos", "6 bib_drool 0-3m"],
    ["6 peleles talla 62", "6 sleeper_footed 0-3m"],
    ["2 pijamas de una pieza", "2 sleeper_footed 0-3m"],
    ["2 pijamas de dos piezas 9-12m", "2 pajama_two_piece 9-12m"],
    ["3 pijamas de 2 piezas 9-12m", "3 pajama_two_piece 9-12m"],
    ["dos pantalones 6 meses", "2 pants_soft 3-6m"],
    ["1 pantalon", "1 pants_soft 0-3m"],
    ["pantalones x4 9-12m", "4 pants_soft 9-12m"],
    ["3 overoles 6-9m", "3 overalls 6-9m"],
    ["2 suéteres azules", "2 cardigan 0-3m"],
    ["1 jersey 3-6m", "1 cardigan 3-6m"],
    ["2 chamarras 9-12m", "2 jacket_light 9-12m"],
    ["traje de nieve 12m", "1 snowsuit 9-12m"],
    ["2 impermeables 12 meses", "2 rain_suit 9-12m"],
    ["2 trajes de baño 6-9m", "2 swimsuit 6-9m"],
    ["3 gorros", "3 hat_warm 0-3m"],
    ["2 gorros recién nacido", "2 hat_cotton_nb 0-3m"],
    ["3 bodies RN", "3 bodysuit_short_sleeve_nb 0-3m"],
    ["1 gorro de algodón", "1 hat_cotton_nb 0-3m"],
    ["2 cobijas de recién nacido", "2 blanket_receiving 0-3m"],
    ["3 mantas", "3 blanket_receiving 0-3m"],
    ["2 manoplas antiarañazos", "2 mittens_scratch_nb 0-3m"],
    ["unos lentes de sol", "1 sunglasses 0-3m"],
    ["2 Gorros de la Abuela", "2 custom_1 0-3m"],
    ["2 bodies 74 cm", "2 bodysuit_short_sleeve 6-9m"],
  ])("%s", (text, expected) => {
    expect(read(text)).toEqual({ read: [expected], left: "" });
  });

  it.each([
    "bodies",
    "calcetines",
    "0 gorros",
    "un par de bodies",
    "3 osos",
    "2 paquetes de 5 bodies",
    "3 bodies 3-6m 6-9m",
    "sin gorros",
    "3 hats",
    "3,5 gorros",
  ])("is left if it isn't clear: %s", (text) => {
    expect(read(text).read).toEqual([]);
  });

  it("takes a bare height where labels are heights", () => {
    expect(read("2 bodies 62", "ES").read).toEqual(["2 bodysuit_short_sleeve 0-3m"]);
    expect(read("2 bodies 62", "MX").left).toBe("2 bodies 62");
  });
});

it("a text in Spanish is parted at its words for 'and', and has headings", () => {
  expect(
    read("3-6 meses: 3 mamelucos, 2 gorros y 4 baberos\nTalla 6-9 meses\n4 bodies más 1 abrigo; 2,5 cosas"),
  ).toEqual({
    read: [
      ...["3 sleeper_footed 3-6m", "2 hat_warm 3-6m", "4 bib_drool 3-6m"],
      ...["4 bodysuit_short_sleeve 6-9m", "1 coat_warm 6-9m"],
    ],
    left: "2,5 cosas",
  });
});

it("each language reads its own words only", () => {
  expect(read("3 gorros y 2 hats").read).toEqual(["3 hat_warm 0-3m"]);
  expect(read("3 gorros and 2 hats", "US", ENGLISH).read).toEqual(["2 hat_warm 0-3m"]);
});
