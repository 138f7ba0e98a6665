// `npm run upgrade-drill -- REVISION`: proves that this release takes over what an older one has stored. It builds the older release,
// makes a family's data through its pages, starts this release on the same state, and then the older one again, as a rollback
// would. Pages must answer, links must open, and every count must stay. It needs the registry for the older release's packages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execaSync } from "execa";
import { type Family, makePlan, signUp } from "../tests/life/family.ts";
import { wordsOf } from "../tests/life/words-of.ts";
import { createLocalServer, type ServerProcess } from "../tests/support/local-server.ts";
import { ensureBuild } from "./build.ts";
import { fail } from "./database-door.ts";
import { freePort } from "./free-port.ts";
import { guardChildren } from "./until-stopped.ts";

const [revision = ""] = process.argv.slice(2);
if (!/^[\w./~^-]+$/.test(revision) || revision.startsWith("-"))
  fail("Usage: npm run upgrade-drill -- REVISION");

/** Items of the catalog of which the family says how many it has. */
const OWNED = 3;
const folder = mkdtempSync(join(tmpdir(), "layette-upgrade-"));
const tree = join(folder, "release");
const env = { STATE_DIR: join(folder, "state") };
const port = await freePort();
const older = await createLocalServer({ port, env, tree });
const today = await createLocalServer({ port, env });
guardChildren();

try {
  buildOlder();
  await ensureBuild();
  const { family, paths, before } = await running("Older release", older, async () => {
    const made = await makeData(older.url);
    return { ...made, before: await readAll(made.family, made.paths) };
  });
  const after = await running("This release", today, () => readAll(family, paths));
  const back = await running("Older release again", older, () => readAll(family, paths));
  const faults = [
    ...compare("after the upgrade", before, after),
    ...compare("after the way back", before, back),
  ];
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) fail(`${faults.length} of ${2 * paths.length} pages differ.`);
  console.log(`${paths.length} pages and links answer before, after, and back, and every count is the same.`);
} finally {
  await older.dispose();
  await today.dispose();
  execaSync("git", ["worktree", "remove", "--force", tree], { reject: false });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function buildOlder(): void {
  execaSync("git", ["worktree", "add", "--detach", tree, revision], { stdio: "inherit" });
  execaSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: tree, stdio: "inherit" });
  // As its own `npm start` does.
  const build = "import('./scripts/build.ts').then(({ ensureBuild }) => ensureBuild())";
  execaSync(process.execPath, ["--input-type=module", "--eval", build], {
    ...{ cwd: tree, stdio: "inherit", localDir: tree, preferLocal: true },
    env: { WRANGLER_SEND_METRICS: "false" },
  });
}

/** Does something while a release serves the state. */
async function running<Result>(
  name: string,
  server: ServerProcess,
  act: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  await server.start();
  try {
    return await act();
  } finally {
    await server.stop();
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** A family with a plan, counts, and every kind of link that the release knows; and the addresses to read. */
async function makeData(url: string): Promise<{ family: Family; paths: string[] }> {
  const family = await signUp(url, "upgrade@layette.test");
  const due = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const id = await makePlan(family, due);
  const base = `/dashboards/${id}`;
  const page = (await family.open(`${base}/0-3m`)).text;
  const items = new Set(
    [...page.matchAll(new RegExp(`${base}/items/(\\d+)`, "g"))].map(([, item = ""]) => item),
  );
  for (const item of [...items].slice(0, OWNED))
    await tried(`a count of item ${item}`, () =>
      family.post(`${base}/items/${item}`, {
        intent: "quantity",
        ageRange: "0-3m",
        scenario: "Default",
        quantity: "2",
      }),
    );
  const links = [
    ["/share", { intent: "generate" }, /\/replicate\?token=[\w-]{20,}/],
    ["/gifts", { intent: "make", title: "For the baby" }, /\/gifts\/[\w-]{20,}/],
    ["/today/helpers", { intent: "make", helper: "Grandma", shownName: "" }, /\/today\/[\w-]{20,}/],
    ["/calendar", { intent: "make", label: "Ours" }, /\/calendar\/[\w-]{20,}\.ics/],
  ] as const;
  const given: string[] = [];
  for (const [path, form, address] of links) {
    await tried(`a link at ${path}`, () => family.post(`${base}${path}`, form));
    const [link] = address.exec((await family.open(`${base}${path}`)).text) ?? [];
    if (link) given.push(link.replaceAll("&amp;", "&"));
    else console.log(`Not in that release, or made in another way: a link at ${path}`);
  }
  const sizes = ["0-3m", "3-6m", "6-9m", "9-12m"].map((size) => `${base}/${size}`);
  const own = [
    "/dashboards",
    ...sizes,
    `${base}/shopping-list`,
    `${base}/shopping-list.csv`,
    "/profile",
    "/profile/data",
  ];
  return { family, paths: [...own, ...given] };
}

/** What a release may not know yet. */
async function tried(what: string, act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => console.log(`${what}: ${String(error).slice(0, 120)}`));
}

interface Read {
  status: number;
  /** Every "2/6" of the page's words: had, of needed. */
  counts: string[];
}

async function readAll(family: Family, paths: readonly string[]): Promise<Map<string, Read>> {
  const read = new Map<string, Read>();
  for (const path of paths) {
    const { status, text } = await family.open(path);
    const counts = [...wordsOf(text).matchAll(/\b\d+\s?\/\s?\d+\b/g)].map(([count]) =>
      count.replaceAll(" ", ""),
    );
    read.set(path, { status, counts });
  }
  return read;
}

function compare(when: string, before: Map<string, Read>, after: Map<string, Read>): string[] {
  return [...before].flatMap(([path, { status, counts }]) => {
    const then = after.get(path);
    if (then?.status !== status) return [`${path} answers ${then?.status} ${when}, ${status} before`];
    const owned = (all: readonly string[]) =>
      all
        .filter((count) => !count.startsWith("0/"))
        .sort()
        .join(" ");
    if (owned(then.counts) === owned(counts)) return [];
    return [`${path} says ${owned(then.counts)} ${when}, ${owned(counts)} before`];
  });
}
