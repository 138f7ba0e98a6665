// Where a request reads: one pure function, and the routes whose answers may lag.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newest, type ReadingRequest, readBookmark, readsFrom } from "../../app/domain/reads-from.ts";
import { formFinder, nearFinder } from "../../app/http/built-routes.server.ts";
import { everyRoute } from "../support/addresses/paths.ts";

const NOW = Date.UTC(2026, 10, 26);
const [EARLY, LATE] = ["0000000a-00000000", "0000000b-00000000"];
const ASKED: ReadingRequest = {
  method: "GET",
  mayLag: true,
  isTold: false,
  mark: null,
  migrated: null,
  now: NOW,
};
const wrote = (ago: number) => ({ bookmark: EARLY, wroteAt: NOW - ago });
const PRIMARY = { from: "primary" };
const near = (least: string | null) => ({ from: "nearest", least });

describe("a request", () => {
  it.each<[string, Partial<ReadingRequest>, object]>([
    ["of a stranger", {}, near(null)],
    ["for a header alone", { method: "HEAD" }, near(null)],
    ["that sends a form", { method: "POST" }, PRIMARY],
    ["with a method that nobody knows", { method: "get" }, PRIMARY],
    ["for a route that isn't listed", { mayLag: false }, PRIMARY],
    ["of a page that was just told of a change", { isTold: true }, PRIMARY],
    ["right after one's own write", { mark: wrote(0) }, PRIMARY],
    ["ten seconds after one's own write, nearly", { mark: wrote(9999) }, PRIMARY],
    ["ten seconds after it", { mark: wrote(10_000) }, near(EARLY)],
    ["that wrote by a clock that is ahead", { mark: wrote(-500) }, PRIMARY],
    ["of a reader of copies", { mark: { bookmark: EARLY, wroteAt: null } }, near(EARLY)],
    ["after a migration", { migrated: EARLY }, near(EARLY)],
    [
      "that has read later than the migration",
      { migrated: EARLY, mark: { bookmark: LATE, wroteAt: null } },
      near(LATE),
    ],
    ["that has read before the migration", { migrated: LATE, mark: wrote(20_000) }, near(LATE)],
  ])("%s", (_, asked, expected) => {
    expect(readsFrom({ ...ASKED, ...asked })).toEqual(expected);
  });
});

describe("a bookmark", () => {
  it.each([
    ["0000007b-0000b26e-00001519-0cee8bba0d1b1d68ee6e2c81c1a4b9e4", true],
    ["0000007b", true],
    ["first-primary", false],
    ["first-unconstrained", false],
    ["", false],
    ["0000007B", false],
    ["a".repeat(128), true],
    ["a".repeat(129), false],
    ["0a-", false],
    ["-0a", false],
    ["0a\n", false],
  ])("%j is one: %s", (text, isOne) => {
    expect(readBookmark(text)).toBe(isOne ? text : null);
  });

  it("of two is the later one, whichever comes first, and none is earlier than any", () => {
    const bookmarks = fc.option(fc.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{8}$/));
    fc.assert(
      fc.property(bookmarks, bookmarks, (one, other) => {
        const later = newest(one, other);
        expect(newest(other, one)).toBe(later);
        expect([one, other].map((each) => newest(later, each))).toEqual([later, later]);
      }),
    );
  });
});

const ROUTES = everyRoute().map(({ path, file }) => ({
  path,
  isNear: /\breadsNear(?:: true| as handle)/.test(readFileSync(`app/${file}`, "utf8")),
}));

it("the primary answers whatever decides about an account, and every address that only takes a form", () => {
  const near = ROUTES.filter(({ isNear }) => isNear).map(({ path }) => path);
  expect(near.length).toBeGreaterThan(25);
  const neverNear =
    /^\/(?:auth|reset-password|logout|profile|admin|invitation|replicate|unsubscribe|unsent|subscription|onboarding$|transition|healthz|dev)|\/(?:delete|leave|hand-over|restore|undo|reserve|edit|answers|names|birth|confirm)$/;
  expect(near.filter((path) => neverNear.test(path))).toEqual([]);
});

describe("the route of an address", () => {
  const built = Object.fromEntries(
    ROUTES.map(({ path, isNear }) => {
      const action = Object.assign(() => null, { form: { id: path } });
      return [path, { path, module: { action, handle: isNear ? { readsNear: true } : {} } }];
    }),
  );
  const inLanguages = ["", "/es", "/de"];

  it("says whether it reads near, whatever stands in the place of ids", () => {
    const isNear = nearFinder(built);
    for (const { path, isNear: says } of ROUTES) {
      if (path.includes("*")) continue;
      for (const id of ["a1", "B2-c.d", "x"])
        expect(isNear(path.replace(/:\w+\??/g, id)), path.replace(/:\w+\??/g, id)).toBe(says);
    }
  });

  it("is the same for whoever asks first, and after any others", () => {
    const words = [...new Set(ROUTES.flatMap(({ path }) => path.split("/")))];
    const part = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...words).map((word) => word.toUpperCase()),
      fc
        .constantFrom(...words)
        .map((word) => word.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
      fc.constantFrom("", "*", "x", "a1b2", "%64ashboards", "_.data", "today.data", "é"),
    );
    const address = fc.tuple(fc.constantFrom(...inLanguages), fc.array(part, { maxLength: 5 }));
    const shared = nearFinder(built);
    const sharedForm = formFinder(built);
    fc.assert(
      fc.property(address, ([language, parts]) => {
        const path = `${language}/${parts.join("/")}`;
        expect(shared(path), path).toBe(nearFinder(built)(path));
        expect(sharedForm(path), path).toEqual(formFinder(built)(path));
      }),
      { numRuns: 2000 },
    );
  });
});

it("the printed table says where each address reads", async () => {
  const rows = ROUTES.map(
    ({ path, isNear }) => `| \`${path}\` | ${isNear ? "a copy near the reader" : "the primary"} |`,
  );
  const text = `# Where each address reads

The primary database takes the writes. A route whose \`handle\` says \`readsNear\` may read from a copy near its reader, which lags
by a moment; any other route asks the primary, and so does everything that isn't a route: forms, queues, crons, channels, the
opening of the live line, and addresses of one click. \`app/domain/reads-from.ts\` decides for each request: for ten seconds after
one's own write, and right after a page was told of a change, it reads from the primary, too. A copy that says no is asked again
at the primary.

| Address | Reads |
|---|---|
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../docs/who-reads-where.md");
});
