import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import ShopDrawer from "~/components/shopping/shop-drawer.tsx";
import type { ShopSection } from "~/contracts/shopping/shop-links-answer.ts";
import { SHOP_COPY } from "~/words/en/shopping/shop-copy.ts";

const SOCKS = { id: 7, name: "Socks" };
const SECTIONS: ShopSection[] = [
  {
    category: "premium",
    links: [{ id: 1, title: "Fine socks", descriptor: "Merino", url: "https://fine.example/" }],
  },
  {
    category: "budget",
    links: [
      { id: 2, title: "Plain socks", descriptor: null, url: "https://plain.example/" },
      { id: 3, title: "Six pairs", descriptor: "Cotton", url: "https://six.example/" },
    ],
  },
];

/** The server: every request waits until the test answers it. */
let asked: { path: string; answer: (response: Response | Error) => Promise<void> }[] = [];

// The code that checks an answer is loaded with the first one.
beforeAll(() => import("~/contracts/shopping/shop-links-answer.ts"));

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise<Response>((resolve, reject) => {
      const answer = (response: Response | Error) =>
        act(async () => (response instanceof Error ? reject(response) : resolve(response)));
      asked.push({ path, answer });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

function drawer(item: { id: number; name: string } | null, onClose = () => {}) {
  return <ShopDrawer item={item} planId="plan1" ageRange="3-6m" onClose={onClose} />;
}

const said = (words: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(words), { timeout: 5000 });

test("closed, the drawer asks for nothing and shows nothing", () => {
  render(drawer(null));
  expect(asked).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opened, it says that it is loading, then shows the links kind by kind, with their shops, beside the disclosure", async () => {
  render(drawer(SOCKS));
  const dialog = screen.getByRole("dialog", { name: "Shop Socks" });
  expect(asked.map(({ path }) => path)).toEqual(["/dashboards/plan1/3-6m/shop/7/links"]);
  expect(screen.getByRole("status").textContent).toBe(SHOP_COPY.loading);
  expect(screen.queryByText(SHOP_COPY.disclosure)).toBeNull();

  await asked[0]?.answer(Response.json(SECTIONS));
  await said("3 shopping links");
  expect(within(dialog).getByText(SHOP_COPY.disclosure)).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Luxury Picks",
    "Budget Picks",
  ]);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.textContent)).toEqual([
    `Fine socksMerino · fine.example (${SHOP_COPY.newTab})`,
    `Plain socksplain.example (${SHOP_COPY.newTab})`,
    `Six pairsCotton · six.example (${SHOP_COPY.newTab})`,
  ]);
  for (const link of links) {
    expect(link.target).toBe("_blank");
    expect(link.rel).toBe("sponsored nofollow noopener");
  }
});

test("an item without links says so, without a disclosure of links that are not there", async () => {
  render(drawer(SOCKS));
  await asked[0]?.answer(Response.json([]));
  await said(SHOP_COPY.empty);
  expect(screen.getAllByText("No shopping links available for this item.")).toHaveLength(2);
  expect(screen.queryByText(SHOP_COPY.disclosure)).toBeNull();
});

test.each([
  ["refuses", () => Response.json({ message: "no" }, { status: 503 })],
  ["does not know the item any more", () => Response.json(null, { status: 404 })],
  ["sends a page instead", () => new Response("<!doctype html>")],
  ["sends something else", () => Response.json({ sections: [] })],
  [
    "S36 sends an address that must not be followed",
    () =>
      Response.json([
        { category: "budget", links: [{ id: 1, title: "x", descriptor: null, url: "javascript:x" }] },
      ]),
  ],
  ["is out of reach", () => new TypeError("Failed to fetch")],
])(
  "a server that %s is told as a failure that can be tried again, not as an empty list",
  async (_, broken) => {
    render(drawer(SOCKS));
    await asked[0]?.answer(broken());
    expect(screen.getByRole("alert").textContent).toBe(SHOP_COPY.unreadable);
    expect(screen.queryByText(SHOP_COPY.empty)).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(SHOP_COPY.loading);
    // The button that had the focus is gone; the focus stays in the drawer.
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    await asked[1]?.answer(Response.json(SECTIONS));
    expect(screen.getAllByRole("link")).toHaveLength(3);
  },
);

test("an answer that comes when another item is open is not shown", async () => {
  const { rerender } = render(drawer(SOCKS));
  rerender(drawer({ id: 8, name: "Hat" }));
  expect(screen.getByRole("dialog", { name: "Shop Hat" })).toBeDefined();
  expect(asked.map(({ path }) => path.split("/").at(-2))).toEqual(["7", "8"]);
  await asked[0]?.answer(Response.json(SECTIONS));
  expect(screen.queryByRole("link")).toBeNull();
  await asked[1]?.answer(Response.json([]));
  await said(SHOP_COPY.empty);
});

test("it asks again when it is opened again", async () => {
  const { rerender } = render(drawer(SOCKS));
  await asked[0]?.answer(Response.json(SECTIONS));
  rerender(drawer(null));
  expect(screen.queryByRole("dialog")).toBeNull();
  rerender(drawer(SOCKS));
  expect(screen.queryByRole("link")).toBeNull();
  expect(asked).toHaveLength(2);
});

test("its button closes it", () => {
  const onClose = vi.fn<() => void>();
  render(drawer(SOCKS, onClose));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
