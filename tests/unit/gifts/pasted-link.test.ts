// H14: links of wishes as people paste them.
import { expect, it } from "vitest";
import { readTypedWish } from "~/contracts/gifts/parents-gift-form.ts";
import { readPastedLinks } from "~/domain/gifts/pasted-link.ts";

it.each([
  ["https://www.target.com/p/graco-snugride/-/A-12345", "https://www.target.com/p/graco-snugride/-/A-12345"],
  ["http://www.target.com/p/x", "https://www.target.com/p/x"],
  ["HTTP://WWW.TARGET.COM/p/X", "https://www.target.com/p/X"],
  ["www.target.com/p/x", "https://www.target.com/p/x"],
  ["target.com/p/x", "https://target.com/p/x"],
  ["target.com", "https://target.com/"],
  ["Target.com", "https://target.com/"],
  ["shop.example.baby/x", "https://shop.example.baby/x"],
  ["www.store.com/car-seat", "https://www.store.com/car-seat"],
  ["  https://a.co/d/4xYz  ", "https://a.co/d/4xYz"],
  ["http://store.com:80/x", "https://store.com/x"],
  ["https://store.com:8443/x", "https://store.com:8443/x"],
  [
    "Check this out! https://www.target.com/p/graco/-/A-123?afid=ios-share&ref=share via the app",
    "https://www.target.com/p/graco/-/A-123?ref=share",
  ],
  ["I found this on Target.com: https://www.target.com/p/x.", "https://www.target.com/p/x"],
  [
    "Look (https://www.ikea.com/us/en/p/sniglar-crib-50248537/)!",
    "https://www.ikea.com/us/en/p/sniglar-crib-50248537/",
  ],
  ["https://en.wikipedia.org/wiki/Car_seat_(infant)", "https://en.wikipedia.org/wiki/Car_seat_(infant)"],
  ["“https://www.kohls.com/p/1.jsp”", "https://www.kohls.com/p/1.jsp"],
  ["<https://www.walmart.com/ip/123>", "https://www.walmart.com/ip/123"],
  [
    "Graco car seat\nhttps://www.walmart.com/ip/Graco/123?wmlspartner=abc&adid=1",
    "https://www.walmart.com/ip/Graco/123",
  ],
  [
    "https://www.amazon.com/Graco-SnugRide/dp/B07CXVX3ZB/ref=sr_1_1?crid=2&dib=x&keywords=graco&qid=1&sr=8-1&th=1",
    "https://www.amazon.com/Graco-SnugRide/dp/B07CXVX3ZB?th=1",
  ],
  [
    "https://www.amazon.de/dp/B07?tag=mom-21&linkCode=ogi&language=de_DE",
    "https://www.amazon.de/dp/B07?language=de_DE",
  ],
  ["https://www.amazon.co.uk/dp/B07?ref_=cm_sw_r_apan&psc=1", "https://www.amazon.co.uk/dp/B07?psc=1"],
  ["https://store.com/x?utm_source=a&utm_medium=b&color=blue", "https://store.com/x?color=blue"],
  ["https://store.com/x?color=blue%20sky&gclid=1", "https://store.com/x?color=blue%20sky"],
  ["https://store.com/x?fbclid=IwAR", "https://store.com/x"],
  ["https://store.com/x?UTM_Campaign=a&id=3", "https://store.com/x?id=3"],
  ["https://store.com/x?ref=12345", "https://store.com/x?ref=12345"],
  ["https://store.com/x#reviews", "https://store.com/x#reviews"],
  ["https://store.com/x#:~:text=Car%20seat", "https://store.com/x"],
  ["https://store.com/#/item/5?x=1", "https://store.com/#/item/5?x=1"],
  ["https://r.store.com/?u=https://other.com/y", "https://r.store.com/?u=https://other.com/y"],
  [
    "https://web.archive.org/web/2020/https://store.com/x",
    "https://web.archive.org/web/2020/https://store.com/x",
  ],
  ["https://www.dm.de/pampers-p123.html?wt_mc=1", "https://www.dm.de/pampers-p123.html"],
  [
    "Schau mal: www.baby-walz.de/p/tripp-trapp, den hätten wir gern",
    "https://www.baby-walz.de/p/tripp-trapp",
  ],
  [
    "¡Mira esto! https://www.liverpool.com.mx/tienda/pdp/x/1?s=y",
    "https://www.liverpool.com.mx/tienda/pdp/x/1?s=y",
  ],
  ["Regarde : https://www.vertbaudet.fr/lit.htm ;)", "https://www.vertbaudet.fr/lit.htm"],
  ["https://www.müller.de/p/x", "https://www.xn--mller-kva.de/p/x"],
  ["https://store.com/x, size 3-6", "https://store.com/x"],
  ["Size: 3.5 kg, see store.com/x", "https://store.com/x"],
  ["ana@store.com likes store.com/x", "https://store.com/x"],
  ["https://store.com/x https://store.com/x?utm_source=app", "https://store.com/x"],
])("reads %j", (pasted, link) => {
  expect(readPastedLinks(pasted)).toEqual([link]);
});

it.each([
  ["https://a.com/1 or https://b.com/2", ["https://a.com/1", "https://b.com/2"]],
  ["https://a.com/1https://b.com/2", ["https://a.com/1", "https://b.com/2"]],
  ["a.com/1, b.com/2", ["https://a.com/1", "https://b.com/2"]],
  ["http://a.com/1\nwww.b.com/2", ["https://a.com/1", "https://www.b.com/2"]],
])("finds all of %j", (pasted, links) => {
  expect(readPastedLinks(pasted)).toEqual(links);
});

it.each([
  "",
  "car seat",
  "see Amazon",
  "It's mine.Yes",
  "3.5 kg",
  "ana@store.com",
  "javascript:alert(1)",
  "javascript:location='https://evil.test'",
  "data:text/html,https://evil.test",
  "ftp://store.com/x",
  "https://",
  "https://user:secret@store.com/x",
  `https://store.com/${"x".repeat(2000)}`,
  "\\\\server\\share",
])("S75 finds no link in %j", (pasted) => {
  expect(readPastedLinks(pasted)).toEqual([]);
});

it("is linear, whatever is pasted", () => {
  for (const piece of ["a.", "www.", "https://", "(", "a-", "é.", "?a=1&"]) {
    expect(readPastedLinks(piece.repeat(1000).slice(0, 2000)).length).toBeLessThan(2000);
  }
});

const WISH = { wishName: "Car seat", pieces: "1" };

it("a wish takes one link, asks which of two, and takes the one that was chosen there", () => {
  expect(readTypedWish({ ...WISH, link: "see www.a.com/1" })).toMatchObject({
    value: { link: "https://www.a.com/1" },
  });
  expect(readTypedWish({ ...WISH, link: "" })).toMatchObject({ value: { link: null } });
  expect(readTypedWish({ ...WISH, link: "see Amazon" })).toEqual({ problems: { link: "GIFT_LINK_INVALID" } });
  const link = "https://a.com/1 or https://b.com/2";
  expect(readTypedWish({ ...WISH, link })).toEqual({ problems: { link: "GIFT_LINK_WHICH" } });
  expect(readTypedWish({ ...WISH, link, chosenLink: "https://b.com/2" })).toMatchObject({
    value: { link: "https://b.com/2" },
  });
  expect(readTypedWish({ ...WISH, link, chosenLink: "https://evil.test/" })).toEqual({
    problems: { link: "GIFT_LINK_WHICH" },
  });
});
