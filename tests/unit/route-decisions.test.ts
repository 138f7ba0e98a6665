// Every route has a decision on who may use it, and routes that name a plan or trip are for the people on it.
import { index, layout, route } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { DECISIONS, everyPath, type Who } from "../support/route-decisions.ts";

/** Routes without a decision. */
const undecided = (paths: readonly string[]) => paths.filter((path) => !Object.hasOwn(DECISIONS, path));

it("S43 every address has a decision, and every decision an address", () => {
  const paths = everyPath();
  expect(paths.length).toBeGreaterThan(80);
  expect(undecided(paths), "add a row to tests/support/route-decisions.ts").toEqual([]);
  expect(Object.keys(DECISIONS).filter((path) => !paths.includes(path))).toEqual([]);
});

it("S43 an address without a decision is noticed, wherever it stands in the manifest", () => {
  const manifest = [
    index("a.tsx"),
    layout("b.tsx", [layout("c.tsx", [route("no/such/:onboardingId", "d.tsx")])]),
  ];
  expect(undecided(everyPath(manifest))).toEqual(["/no/such/:onboardingId"]);
});

it("S43 what names a plan or a trip is for the people on it alone", () => {
  const open = Object.entries(DECISIONS).filter(
    ([path, { read, post }]) =>
      /:(?:onboardingId|planId)/.test(path) &&
      [read, post].some((who) => !["reader", "editor", "owner", "nobody"].includes(who)),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

const WHO = {
  everyone: "everyone",
  user: "anyone signed in",
  reader: "the plan's people",
  editor: "its editors and owner",
  owner: "its owner",
  admin: "administrators",
  nobody: "–",
} as const satisfies Record<Who, string>;

it("S77 the printed table says the same", async () => {
  const rows = everyPath().map((path) => {
    const { read, post } = DECISIONS[path] ?? { read: "nobody", post: "nobody" };
    return `| \`${path}\` | ${WHO[read]} | ${WHO[post]} |`;
  });
  const text = `# Who may read and send what

Every address of the route manifest, as \`tests/support/route-decisions.ts\` decides. The end-to-end test
\`e2e/security/authorization\` asks each of them as eight kinds of person: nobody, somebody else, an administrator, somebody
invited, a former member, a reader, an editor, and the owner of a plan. To others a plan
doesn't exist; its own people read why they may not.

| Address | Read | Send |
|---|---|---|
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../docs/who-may.md");
});
