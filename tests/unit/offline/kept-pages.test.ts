// Which plan pages a browser keeps, for whom, and what it deletes.
import { describe, expect, it } from "vitest";
import {
  addressToKeep,
  cacheOf,
  cachesToDelete,
  isNarrowed,
  keptName,
  markKept,
  NOBODY,
  pagesNear,
  readKeepWish,
  readNearWish,
} from "../../../app/domain/offline/kept-pages.ts";
import { viewerMark } from "../../../app/http/viewer.server.ts";

const ORIGIN = "https://layette.example";
const PLAN = "jn2hzbbxbajjhmg3grja";

describe("the pages that are kept", () => {
  it("says its name and when it was read", () => {
    const html = '<!DOCTYPE html><html lang="en"><head><meta name="kept-as" content="Chi &amp; Co"/></head>';
    expect(keptName(html)).toBe("Chi &amp; Co");
    expect(keptName("<html><head></head>")).toBeNull();
    expect(markKept(html, 5)).toContain('<html data-kept-at="5" lang="en">');
  });

  it("are asked for by pages of our own origin, without what is behind the hash", () => {
    const path = `/dashboards/${PLAN}/0-3m?scenario=daily`;
    expect(readKeepWish({ keep: `${ORIGIN}${path}#item-1` }, ORIGIN)?.href).toBe(`${ORIGIN}${path}`);
    for (const keep of [`https://evil.example${path}`, "no address", 5, null])
      expect(readKeepWish({ keep }, ORIGIN), String(keep)).toBeNull();
    for (const data of [null, "x", {}, { clear: true }]) expect(readKeepWish(data, ORIGIN)).toBeNull();
  });
});

describe("R24: a filter is not kept", () => {
  it.each([
    ["?essentiality=Nice-to-have", ""],
    ["?scenario=daily&essentiality=Essential&essentiality=Recommended", "?scenario=daily"],
    ["?essentiality=&scenario=daily#item-1", "?scenario=daily"],
    ["?scenario=daily&q=a%20b", "?scenario=daily&q=a%20b"],
  ])("%s is kept as %s", (search, kept) => {
    const address = `${ORIGIN}/dashboards/${PLAN}/0-3m`;
    expect(addressToKeep(new URL(address + search)).href).toBe(address + kept);
    expect(readKeepWish({ keep: address + search }, ORIGIN)?.href).toBe(address + kept);
  });
});

describe("E21: Today is kept as one page", () => {
  const today = `${ORIGIN}/dashboards/${PLAN}/today`;

  it.each(["?for=car", "?for=night&when=own", ""])("%s is kept without parameters", (search) => {
    expect(addressToKeep(new URL(today + search)).href).toBe(today);
    expect(isNarrowed(new URL(today + search))).toBe(search !== "");
  });

  it("unlike a shopping list, whose parameters name another page", () => {
    const list = new URL(`${ORIGIN}/dashboards/${PLAN}/shopping-list?for=3-6m`);
    expect([addressToKeep(list).href, isNarrowed(list)]).toEqual([list.href, false]);
  });
});

describe("the pages near a dashboard", () => {
  it("are its other sizes, its shopping list and the list of plans", () => {
    const near = pagesNear(`/dashboards/${PLAN}/3-6m`);
    expect(near).toEqual([
      `/dashboards/${PLAN}/0-3m`,
      `/dashboards/${PLAN}/6-9m`,
      `/dashboards/${PLAN}/9-12m`,
      `/dashboards/${PLAN}/shopping-list?for=3-6m`,
      "/dashboards",
    ]);
    const wish = { near: near.map((path) => `${ORIGIN}${path}`) };
    expect(readNearWish(wish, ORIGIN).map(({ pathname, search }) => `${pathname}${search}`)).toEqual(near);
  });

  it("are none of other pages, nor of other origins, nor of what makes no sense, and never many", () => {
    for (const path of ["/dashboards", `/dashboards/${PLAN}/shopping-list`, "/profile"])
      expect(pagesNear(path)).toEqual([]);
    for (const near of [["https://evil.example/dashboards"], [], [5], "x", null])
      expect(readNearWish({ near }, ORIGIN)).toEqual([]);
    expect(readNearWish({ near: Array(50).fill(`${ORIGIN}/dashboards`) }, ORIGIN)).toHaveLength(6);
  });
});

describe("whose they are", () => {
  const names = ["assets", "offline", cacheOf("a"), cacheOf("b")];

  it("S21: a page of one person deletes what is kept of every other", () => {
    expect(cachesToDelete(names, "a")).toEqual([cacheOf("b")]);
    expect(cachesToDelete(names, "c")).toEqual([cacheOf("a"), cacheOf("b")]);
  });

  it("S21: a page of nobody deletes all of it, and never what is everybody's", () => {
    expect(cachesToDelete(names, NOBODY)).toEqual([cacheOf("a"), cacheOf("b")]);
  });

  it("a page that does not say deletes nothing: it may be an error", () => {
    expect(cachesToDelete(names, null)).toEqual([]);
  });

  it("the mark is the same for the same user, another one for each, and does not name the user", async () => {
    const [one, again, other] = await Promise.all(["u1", "u1", "u2"].map(viewerMark));
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[0-9a-f]{24}$/);
  });
});
