// What a tab of the soak knows, and which pages it takes to be behind.
import { expect, test } from "vitest";
import { behindOf, createMemory, versionsIn } from "../../soak/memory.ts";

const STREAM = String.raw`[{\"_1\":2},\"items\",[3,10],{\"_4\":5,\"_6\":7,\"_8\":9},\"id\",12,\"version\",4,\"personalNotes\",{},{\"_4\":11,\"_6\":5},13]\n`;

test("the versions of items are read from a dashboard's document, and none from another page", async () => {
  const script = `<script nonce="a">window.__reactRouterContext.streamController.enqueue("${STREAM}");</script>`;
  expect([...(await versionsIn(`<p>A page</p>${script}`))]).toEqual([["12", 4]]);
  expect([...(await versionsIn("<p>A page</p>"))]).toEqual([]);
});

test("an item is stale behind the tab's own change, goes backward behind what it has seen, and may be ahead of both", () => {
  const memory = createMemory();
  memory.learn("1", 5, true);
  memory.learn("2", 7, false);
  memory.learn("2", 6, true);
  memory.learn("3", 2, true);
  const read = new Map([
    ["1", 4],
    ["2", 6],
    ["3", 3],
    ["4", 0],
  ]);
  expect(behindOf(memory.versions, read)).toEqual([
    { item: "1", known: 5, read: 4, kind: "stale" },
    { item: "2", known: 7, read: 6, kind: "backward" },
  ]);
});
