// The server says each text in the language of the request it works on, and a browser's build has one language only.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../../scripts/vite-languages.ts";

const HERE = new URL("fixtures/", import.meta.url).pathname;
const WHERE = { copy: `${HERE}copy`, locales: `${HERE}locales` };
const folder = mkdtempSync(join(tmpdir(), "layette-languages-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The one file that a module is built to. */
async function built(entry: string, { language, isServer }: { language?: string; isServer: boolean }) {
  const answer = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [languages({ ...WHERE, ...(language ? { language } : {}) })],
    build: {
      write: false,
      minify: false,
      ...(isServer
        ? { ssr: HERE + entry }
        : { lib: { entry: HERE + entry, formats: ["es"], fileName: "out" } }),
    },
  });
  const outputs = Array.isArray(answer) ? answer : [answer];
  return outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .flatMap((one) => ("code" in one ? [one.code] : []));
}

interface Server {
  speak: Record<"en" | "es", <Answer>(work: () => Answer) => Answer>;
  say(name: string): string;
  sayLate(name: string, rest: () => Promise<void>): Promise<string>;
}

/** The exports of a module as the server has them. */
async function onServer(entry: string): Promise<Server> {
  const [code = ""] = await built(entry, { isServer: true });
  const file = join(folder, `${entry}.mjs`);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

const ENGLISH = 'Room, Open, 2 doors, in the hall, own, {"ROOM":"Room"}';
const SPANISH = 'Cuarto, Abrir, 2 puertas, en el hall, own, {"ROOM":"Cuarto"}';

describe("on the server", () => {
  let server: Server;

  beforeAll(async () => {
    server = await onServer("server.ts");
  });

  it("says every text in the language that is spoken", () => {
    expect(server.speak.en(() => server.say("hall"))).toBe(ENGLISH);
    expect(server.speak.es(() => server.say("hall"))).toBe(SPANISH);
  });

  it("keeps 200 requests apart that wait for each other", async () => {
    const turns: (() => void)[] = [];
    const rest = () => new Promise<void>((done) => void turns.push(done));
    const asked = Array.from({ length: 200 }, (_, at) => (at % 3 === 0 ? ("es" as const) : ("en" as const)));
    const answers = asked.map((language) => server.speak[language](() => server.sayLate("hall", rest)));
    while (turns.length > 0) turns.splice(((turns.length * 7) % 11) % turns.length, 1)[0]?.();
    expect(await Promise.all(answers)).toEqual(
      asked.map((language) => (language === "es" ? SPANISH : ENGLISH)),
    );
  });

  it("refuses a text that is read where nobody is spoken to", async () => {
    expect(() => server.say("hall")).toThrow(
      "words/en/rooms/room-copy.ts was read where nobody is spoken to",
    );
    await expect(onServer("at-load.ts")).rejects.toThrow("was read where nobody is spoken to");
  });
});

describe("in a browser", () => {
  it.each([
    ["en", "Room", "Cuarto"],
    ["es", "Cuarto", "Room"],
  ])("a build in %s brings nothing else", async (language, own, other) => {
    const [code = ""] = await built("at-load.ts", { language, isServer: false });
    expect(code).toContain(own);
    expect(code).not.toContain(other);
    expect(code).not.toContain("AsyncLocalStorage");
  });
});
