// `npm start` where nothing has been built: English is served first, pages of other languages wait for their build, and a
// build that fails says so. Later starts and the build of a release go by what is there.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCookie } from "../../../app/http/cookies/page-cookies.server.ts";
import { fileList } from "../../../app/words/languages.ts";
import { buildDirectory } from "../../../scripts/asked-build.ts";
import { createLocalServer, type ServerProcess, scriptProcess, until } from "../../support/local-server.ts";
import { send } from "../support/http.ts";
import { languageOfPage, saidInEnglish } from "../support/languages.ts";
import { TIER } from "../support/tiers.ts";

const SOURCES = ["app", "workers", "public", "scripts", "migrations"];
const FILES = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];

const tree = mkdtempSync(join(tmpdir(), "layette-tree-"));
const client = join(tree, "build/client");
const PLAN = `/plan/55401/${new Date().toISOString().slice(0, 7)}`;
let server: ServerProcess;

beforeAll(async () => {
  for (const path of [...SOURCES, ...FILES]) cpSync(path, join(tree, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  server = await createLocalServer({ tree });
});

afterAll(async () => {
  await server.dispose();
  rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
});

/** Whether a language is part of the build. */
const isThere = (language: "de" | "es") => existsSync(client + fileList(language));

/** Asks for a page; tells also whether German had been built when the answer came. */
async function read(path: string, cookie?: string) {
  const { status, text } = await send(`${server.url}${path}`, { cookie });
  return { status, text, wasGermanThere: isThere("de") };
}

// The sample: all is built but one language, so that only that one has to be.
test.runIf(TIER === "first")(
  "English is served at once where German is missing; German waits, is wholly German, and stays",
  { timeout: 300_000, retry: 0 },
  async () => {
    cpSync("build", join(tree, "build"), { recursive: true });
    for (const path of [client + fileList("de"), join(tree, `${buildDirectory("en")}/.sources-de`)])
      rmSync(path);
    await server.start();
    const german = read(`/de${PLAN}`);
    expect(await read(PLAN)).toMatchObject({ status: 200, wasGermanThere: false });
    const { status, text, wasGermanThere } = await german;
    expect({ status, wasGermanThere, language: languageOfPage(text) }).toEqual({
      status: 200,
      wasGermanThere: true,
      language: "de",
    });
    expect(saidInEnglish(text, "de", /example\.test|^Minneapolis/)).toEqual([]);
    await server.stop();
    await server.start();
    expect(server.output()).not.toMatch(/Building|migrated|seeded/);
    await server.stop();
  },
);

describe.runIf(TIER === "second")("where nothing has been built", () => {
  beforeAll(() => {
    // The server reads French texts by name when it says them; only browser files of that language can't be built now.
    const french = join(tree, "app/words/fr/accounts/auth.ts");
    writeFileSync(french, readFileSync(french, "utf8").replace("export const AUTH_COPY", "const AUTH_COPY"));
  });

  test("English is served before the others are built; German waits and is wholly German, and French says that it can't come", {
    timeout: 300_000,
    // What has been built stays built: a second try would be of something else.
    retry: 0,
  }, async () => {
    await server.start();
    const [germanCookie = ""] = (await languageCookie({ isHttps: false }, "de")).split(";");
    const german = [read(`/de${PLAN}`), read("/de/auth"), read("/dashboards", germanCookie)] as const;
    const french = read("/fr/auth");
    expect(await read("/auth")).toMatchObject({ status: 200, wasGermanThere: false });
    expect(await read(PLAN)).toMatchObject({ status: 200, wasGermanThere: false });

    const [plan, auth, inside] = await Promise.all(german);
    expect(inside).toMatchObject({ status: 302, wasGermanThere: true });
    for (const { status, text, wasGermanThere } of [plan, auth]) {
      expect({ status, wasGermanThere, language: languageOfPage(text) }).toEqual({
        status: 200,
        wasGermanThere: true,
        language: "de",
      });
      expect(saidInEnglish(text, "de", /example\.test|^Minneapolis/)).toEqual([]);
    }
    // Its scripts are there, as they are served later, too.
    const list = readFileSync(client + fileList("de"), "utf8");
    const scripts = [...auth.text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
    expect(scripts.length).toBeGreaterThan(3);
    for (const path of [...scripts, "/sw-de.js"]) {
      const { status, headers, text } = await send(`${server.url}${path}`);
      const guess = headers["x-content-type-options"];
      expect([status, headers["content-type"], guess], path).toEqual([
        200,
        "text/javascript; charset=utf-8",
        "nosniff",
      ]);
      expect(text).toBe(readFileSync(client + path, "utf8"));
      if (path !== "/sw-de.js") expect(list).toContain(path);
    }

    const refused = await french;
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("The build of fr failed");
    expect(refused.text).toContain("AUTH_COPY");
    await until(() => server.output().includes("The build of fr failed"), "the screen says it");
    expect((await read("/auth")).status).toBe(200);
    await until(() => isThere("es"), "Spanish is there");
    expect(await read("/es/auth")).toMatchObject({ status: 200 });
    await server.stop();
  });

  test("a second start builds only what is missing, and serves at once what is there", async () => {
    await server.start();
    expect(server.output()).not.toMatch(/Building|migrated|seeded/);
    const { text } = await read("/de/auth");
    expect(languageOfPage(text)).toBe("de");
    await server.stop();
  });

  test("a release isn't built without one of its languages", () => {
    const { command, args, env } = scriptProcess("scripts/build.ts");
    const { status, stderr } = spawnSync(command, args, { cwd: tree, env, encoding: "utf8" });
    expect(status).not.toBe(0);
    expect(stderr).toContain("The build of fr failed");
  });
});
