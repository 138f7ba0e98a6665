// Every act that changes what other open pages show tells them: a use case that writes and tells nobody is named here with the
// reason, and a page of a plan that doesn't listen has a reason at its address.
import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { type Node, type Statement, traverseFast } from "@babel/types";
import { expect, test } from "vitest";
import { everyRoute } from "../../support/addresses/paths.ts";
import { ACTS_TOLD, ADDRESSES } from "../../support/addresses.ts";

/** Whose rows other pages show. */
const SHARED = ["gifts", "growth", "members", "plans", "sharing", "travel", "wardrobe"];

/** Acts without an event of their own, and why. */
const SILENT: Readonly<Record<string, string>> = {
  addGift: "routes/gifts/act-on-gifts tells both sides after each of its forms",
  addWish: "the same",
  openGiftList: "the same",
  saveParentsList: "the same",
  settleGift: "the same",
  takeWishOff: "the same",
  tellOfGifts: "writes when parents were mailed, which no page shows",
  moveSeenLinks: "addresses of links, which no open page shows to others; givers are told by the form",
  giveLink: "pages of links don't listen: their forms say so where the other parent has closed one",
  extendHelperLink: "the same",
  noteAct: "its act tells of itself",
  submitQuiz: "the first stage of the run tells of the plan",
  planTrip: "its run tells of the trip",
  changeShare: "a plan's owner alone sees its link",
  generateShareLink: "the same",
  revokeShareLink: "the same",
  postponeRenewal: "a renewal shows when it is done",
  purgeRemovedItems: "what it removes is on no page anymore",
  sweepImages: "pictures of the catalogue, which pages show when they are read again",
  makeImageVariants: "the same",
  uploadClothingImage: "the same",
};

const HOOK = /\buse(?:PlanRevalidation|DashboardLive|TripLine|TripChanges|PlanEvents|PlanStatus)\(/;
/** Parts that listen for the page they are the whole of. */
const LISTENING: Readonly<Record<string, string>> = {
  "<Wardrobe": "wardrobe/use-wardrobe-rows.tsx",
  "<PlanList": "plans/plan-list.tsx",
  "<OpenTrip": "travel/open-trip.tsx",
  "<TripList": "travel/trip-list.tsx",
};

interface Unit {
  calls: Set<string>;
  isExported: boolean;
  writes: boolean;
}

const CHANGES = /\b(?:insert|update|delete|replace)\b/;

/** Whether a piece of code changes rows: by a builder's method, or in an SQL text. */
function changesRows(node: Node): boolean {
  let found = false;
  traverseFast(node, (inner) => {
    if (inner.type === "MemberExpression" && inner.property.type === "Identifier")
      found ||=
        ["insert", "update", "delete"].includes(inner.property.name) &&
        inner.object.type === "Identifier" &&
        inner.object.name === "db";
    if (inner.type === "TemplateElement")
      found ||= CHANGES.test(inner.value.raw.trimStart().split(/\s/)[0] ?? "");
  });
  return found;
}

/** The functions of a file: exported ones under their names, all others under names of their own. */
function unitsOf(file: string): Map<string, Unit> {
  const { program } = parse(readFileSync(file, "utf8"), {
    sourceType: "module",
    plugins: ["typescript", "jsx"],
  });
  const declared = program.body.flatMap(declarationsIn);
  const own = declared.filter(({ isExported }) => !isExported).map(({ name }) => name);
  const known = new Map([
    ...program.body.flatMap(renamedIn),
    ...own.map((name): [string, string] => [name, `${file} ${name}`]),
  ]);
  return new Map(
    declared.map(({ name, body, isExported }) => [
      isExported ? name : `${file} ${name}`,
      { calls: namesIn(body, known), isExported, writes: changesRows(body) },
    ]),
  );
}

function namesIn(body: Node, known: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>();
  traverseFast(body, (node) => {
    if (node.type === "Identifier") names.add(known.get(node.name) ?? node.name);
  });
  return names;
}

/** What is imported under another name. */
function renamedIn(statement: Statement): [string, string][] {
  if (statement.type !== "ImportDeclaration") return [];
  return statement.specifiers.flatMap((one): [string, string][] =>
    one.type === "ImportSpecifier" && one.imported.type === "Identifier"
      ? [[one.local.name, one.imported.name]]
      : [],
  );
}

function declarationsIn(statement: Statement): { name: string; body: Node; isExported: boolean }[] {
  const isExported = statement.type === "ExportNamedDeclaration";
  const declared = isExported ? statement.declaration : statement;
  if (declared?.type === "FunctionDeclaration" && declared.id)
    return [{ name: declared.id.name, body: declared, isExported }];
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init ? [{ name: id.name, body: init, isExported }] : [],
  );
}

const unitsUnder = (folder: string) =>
  globSync(`app/${folder}/**/*.ts`)
    .filter((file) => SHARED.some((one) => file.startsWith(`app/${folder}/${one}/`)))
    .map((file) => unitsOf(file));

/** The names among these units from which one is reached that `holds`. */
function reaching(files: readonly Map<string, Unit>[], holds: (unit: Unit, name: string) => boolean) {
  const found = new Set<string>();
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const units of files)
      for (const [name, unit] of units)
        if (holds(unit, name) || [...unit.calls].some((call) => call !== name && found.has(call)))
          found.add(name);
  }
  return found;
}

const data = unitsUnder("data");
const acts = unitsUnder("usecases");
const writers = reaching(data, ({ writes }) => writes);
const tellers = reaching(acts, ({ calls }) =>
  ["announce", "announceMembership", "publish", "tellGivers"].some((name) => calls.has(name)),
);
const writing = acts.flatMap((units) => {
  const local = reaching([units], ({ calls }) => [...calls].some((name) => writers.has(name)));
  return [...units].flatMap(([name, { isExported }]) => (isExported && local.has(name) ? [name] : []));
});

test("a use case that writes what others see tells them", () => {
  expect(writing.length).toBeGreaterThan(40);
  const mute = writing.filter((name) => !tellers.has(name));
  expect(mute.toSorted()).toEqual(Object.keys(SILENT).toSorted());
});

test("the route that tells for its use cases does so", () => {
  const route = readFileSync("app/routes/gifts/act-on-gifts.server.ts", "utf8");
  expect(route).toContain("waitUntil(tellOfList(sent.app, list))");
});

test("a page of a plan or a trip listens", () => {
  const read = (file: string) => readFileSync(`app/${file}`, "utf8");
  for (const [part, file] of Object.entries(LISTENING))
    expect(read(`components/${file}`), part).toMatch(HOOK);
  const pages = everyRoute().filter(
    ({ path, file }) => /^\/(?:dashboards|travel-plans|scenario)/.test(path) && file.endsWith(".tsx"),
  );
  expect(pages.length).toBeGreaterThan(20);
  const deaf = pages.filter(({ file }) => {
    const source = read(file);
    return !HOOK.test(source) && !Object.keys(LISTENING).some((part) => source.includes(part));
  });
  const said = pages.filter(({ path }) => ADDRESSES[path]?.hears !== true);
  expect(deaf).toEqual(said);
});

test("docs/live.md has who hears of what", async () => {
  const list = (heard: readonly string[]) => heard.join(", ") || "–";
  const rows = Object.entries(ACTS_TOLD).map(
    ([act, { owner, others, member, givers }]) =>
      `| ${act} | ${list(owner)} | ${list(member)} | ${list(others)} | ${givers ? "yes" : "–"} |`,
  );
  const text = `# Who hears of which act

Open pages learn of what others do by the events of [decision 29](decisions/0029-one-live-line.md): \`attempt\`, \`item\`, \`gifts\`, and
\`membership\`. \`tests/support/addresses/\` decides; \`integration/live/acts-told\` carries each act out while the owner, the
member whom it is about, another member, and a giver have a page open. \`unit/live/acts\` names every use case that tells nobody,
with the reason; a page of a plan that doesn't listen has its reason at its address.

| Act | Owner | The member it is about | Others on the plan | Givers |
|---|---|---|---|---|
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../../docs/live.md");
});
