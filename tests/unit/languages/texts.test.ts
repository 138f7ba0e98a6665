// The texts of the languages beside the English ones (`npm run texts`): whoever changes an English text hears of the other languages,
// and everything is in the file that is written for translators.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  FOLDERS,
  isLanguage,
  type Language,
  readEnglish,
  readLanguage,
  wholeLanguages,
  writeSeen,
} from "../../../scripts/texts/folders.ts";
import { leavesOf } from "../../../scripts/texts/leaves.ts";
import { FOR_MACHINES, OF_EACH_LANGUAGE } from "../../../scripts/texts/meant.ts";
import { addressOf, addressOfWords, pairsOf } from "../../../scripts/texts/pairs.ts";
import { exported, findingsOf, reportOf } from "../../../scripts/texts/report.ts";
import { type English, isAt, unseenIn, withSeen } from "../../../scripts/texts/seen.ts";

/** A piece of a template, as a translator sees it. */
const piece = (name: string) => `$${`{${name}}`}`;

const PATH = "rooms/room-copy.ts";

const ENGLISH = `// What the rooms are called.
import { counted } from "../counted.ts";

export const ROOM_COPY = {
  /** On the door. */
  title: "Nursery",
  "not-found": "No such room",
  ways: ["In", "Out"],
  doors: (count: number) => (count === 1 ? "1 door" : \`\${count} doors\`),
  floors: (count: number) => counted(count, "floor"),
  link: { to: "/rooms", label: 'The "large" one' },
} as const;

/** All of them; \\u00a0 is a space. */
export function roomMail({ name, place }: { name: string; place: string }): { subject: string; lines: string[] } {
  const where = place ? "there" : "here";
  return { subject: \`\${name} in \${place}\`, lines: ["Hello", \`You are \${place === "x" ? "in" : \`near \${name}\`}.\`] };
}

const HALF = (count: number) => \`\${count} room\${count === 1 ? "" : "s"}\`;
`;

const SPANISH = `import { counted } from "../counted.ts";

export const ROOM_COPY = {
  title: "Cuarto",
  "not-found": "No existe",
  ways: ["Entrar", "Salir"],
  doors: (count: number) => (count === 1 ? "1 puerta" : \`\${count} puertas\`),
  floors: (count: number) => counted(count, "piso", "pisos"),
  link: { to: "/rooms", label: "El grande" },
} as const;

export function roomMail({ name, place }: { name: string; place: string }): { subject: string; lines: string[] } {
  const where = place ? "allá" : "aquí"; // said twice
  return {
    subject: \`En \${place}: \${name}\`,
    lines: ["Hola", \`Estás \${place === "x" ? "en" : \`cerca de \${name}\`}.\`],
  };
}

const HALF = (count: number) => \`\${count} habitaci\${count === 1 ? "ón" : "ones"}\`;
`;

function english(source = ENGLISH): English {
  return new Map([[PATH, leavesOf(source)]]);
}

/** Spanish of which everything was looked at. */
function spanish(source = SPANISH): Language {
  return { name: "es", sources: new Map([[PATH, source]]), seen: withSeen(english(), {}, () => true) };
}

const at = (place: string) => addressOf(PATH, place);

describe("the texts of two languages", () => {
  it("are paired up where they stand at the same place, also in functions of the same structure", () => {
    const { pairs, apart } = pairsOf(PATH, leavesOf(ENGLISH), SPANISH);
    const said = pairs.map(({ address, english: { text: id }, other: { text } }) => [
      address.replace(`${PATH}#`, ""),
      id,
      text,
    ]);
    expect(said).toEqual([
      ["ROOM_COPY.title", "Nursery", "Cuarto"],
      ["ROOM_COPY.not-found", "No such room", "No existe"],
      ["ROOM_COPY.ways.0", "In", "Entrar"],
      ["ROOM_COPY.ways.1", "Out", "Salir"],
      ["ROOM_COPY.doors()", "1 door", "1 puerta"],
      ["ROOM_COPY.doors()~2", `${piece("count")} doors`, `${piece("count")} puertas`],
      ["ROOM_COPY.link.label", 'The "large" one', "El grande"],
      ["roomMail()", "there", "allá"],
      ["roomMail()~2", "here", "aquí"],
      [
        "roomMail().subject",
        `${piece("name")} in ${piece("place")}`,
        `En ${piece("place")}: ${piece("name")}`,
      ],
      ["roomMail().lines.0", "Hello", "Hola"],
      ["roomMail().lines.1", `You are ${piece("1")}.`, `Estás ${piece("1")}.`],
      ["roomMail().lines.1~2", "in", "en"],
      ["roomMail().lines.1~3", `near ${piece("name")}`, `cerca de ${piece("name")}`],
    ]);
    expect(apart).toEqual([at("ROOM_COPY.floors()"), at("HALF()")]);
  });

  it("doesn't pair up functions of another structure, or whose pieces can't be told apart", () => {
    const apart = (one: string, other: string) => pairsOf(PATH, leavesOf(one), other).apart.length;
    const made = (body: string) => `export const say = (a: string, b: number) => ${body};`;
    expect(apart(made('b === 1 ? "one" : "more"'), made('b === 1 ? "uno" : "más"'))).toBe(0);
    expect(apart(made('b === 1 ? "one" : "more"'), made('b === 2 ? "uno" : "más"'))).toBe(1);
    expect(apart(made(`\`\${a} of \${b}\``), made(`\`\${b}: \${a}\``))).toBe(0);
    expect(apart(made(`\`\${a} of \${b}\``), made(`\`\${a} de \${a}\``))).toBe(1);
    expect(apart(made(`\`\${a} of \${b}\``), made(`\`\${b}\``))).toBe(1);
    const twice = `\`\${a ? "x" : "y"} \${a ? "v" : "w"}\``;
    expect(apart(made(twice), made(twice))).toBe(1);
    expect(apart(made(`\`\\\${a} \${b}\``), made(`\`\\\${a} \${b}\``))).toBe(1);
    expect(apart(made('"one"'), "")).toBe(1);
  });
});

describe("the file for translators", () => {
  it("has each text beside the English one, with what stands beside it in comments, and a function as its code", () => {
    const file = exported(english(), spanish());
    expect(file).toContain(`${at("ROOM_COPY.title")}\n  # On the door.\n  en: Nursery\n  es: Cuarto\n\n`);
    expect(file).toContain(
      `${at("ROOM_COPY.floors()")}\n  en: (count: number) => counted(count, "floor")\n  es: (count: number) => counted(count, "piso", "pisos")\n\n`,
    );
    expect(file).toContain(
      `${at("roomMail()")}\n  # All of them; \\u00a0 is a space.\n  en: function roomMail(`,
    );
    expect(file).not.toContain("What the rooms are called");
    expect(file).not.toContain("/rooms\n");
  });

  it("says what has changed in English, and what isn't there yet", () => {
    const file = exported(english(ENGLISH.replace('"Out"]', '"Exit", "Up"]')), spanish());
    expect(file).toContain(`${at("ROOM_COPY.ways.1")}: changed in English\n  en: Exit\n  es: Salir\n`);
    expect(file).toContain(`${at("ROOM_COPY.ways.2")}: not looked at yet\n  en: Up\n  es: (nothing)\n`);
    expect(file.match(/: changed|: not/g)).toHaveLength(2);
  });
});

describe("what changes in English", () => {
  const addresses = (source: string) =>
    findingsOf(english(source), spanish()).map(
      ({ address, why }) => `${address.replace(`${PATH}#`, "")}: ${why}`,
    );

  it.each([
    ["a text", ['"Nursery"', '"Baby\'s room"'], ["ROOM_COPY.title: changed in English"]],
    ["an element", ['"Out"', '"Exit"'], ["ROOM_COPY.ways.1: changed in English"]],
    ["a new element", ['"Out"]', '"Out", "Up"]'], ["ROOM_COPY.ways.2: not looked at yet"]],
    ["a text of a function", ["near ", "close to "], ["roomMail(): changed in English"]],
    [
      "what a function decides",
      ['count === 1 ? "1', 'count < 2 ? "1'],
      ["ROOM_COPY.doors(): changed in English"],
    ],
    ["what a function passes on", ['"floor"', '"storey"'], ["ROOM_COPY.floors(): changed in English"]],
    [
      "the order of pieces",
      [`\${name} in \${place}`, `\${place}: \${name}`],
      ["roomMail(): changed in English"],
    ],
    ["a text that is gone", ['  title: "Nursery",\n', ""], []],
    ["a comment", ["On the door", "At the door"], []],
    ["the layout", ["(count === 1 ?", "(\n    count === 1\n  ?"], []],
    ["a type", ["(count: number) => (count", "(count: 1 | 2) => (count"], []],
  ] as const)("is reported: %s", (_, [was, becomes], found) => {
    expect(ENGLISH).toContain(was);
    expect(addresses(ENGLISH.replace(was, () => becomes))).toEqual(found);
  });

  it("is shown with what both say", () => {
    const changed = english(ENGLISH.replace("Nursery", "Baby's room").replace('"floor"', '"storey"'));
    expect(reportOf("es", findingsOf(changed, spanish()))).toBe(
      [
        "es: 2 to look at",
        `${at("ROOM_COPY.title")}: changed in English\n  en: Baby's room\n  es: Cuarto`,
        `${at("ROOM_COPY.floors()")}: changed in English\n  en: (count: number) => counted(count, "storey")\n  es: (count: number) => counted(count, "piso", "pisos")`,
      ].join("\n\n"),
    );
    expect(reportOf("es", [])).toBe("es: every text is as it should be.");
  });

  it("is looked at by its path: a folder, a module, an export, or a text", () => {
    const address = "rooms/room-copy.ts#roomMail()";
    for (const path of [
      "rooms",
      "app/words/en/rooms/",
      "rooms/room-copy.ts",
      "rooms/room-copy.ts#roomMail",
      address,
    ])
      expect(isAt(address, path)).toBe(true);
    for (const path of ["room", "rooms/room", "rooms/room-copy.ts#room"])
      expect(isAt(address, path)).toBe(false);
    const one = withSeen(english(), {}, (where) => isAt(where, at("ROOM_COPY.ways")));
    expect(Object.keys(one[PATH] ?? {})).toEqual(["ROOM_COPY.ways.0", "ROOM_COPY.ways.1"]);
  });

  it("and what is gone is forgotten", () => {
    const less = english(ENGLISH.replace('  title: "Nursery",\n', ""));
    expect(withSeen(less, spanish().seen, () => false)[PATH]).not.toHaveProperty(["ROOM_COPY.title"]);
    expect(spanish().seen[PATH]).toHaveProperty(["ROOM_COPY.title"]);
  });
});

it("a text that is the same as in English was probably forgotten", () => {
  const same = (text: string) =>
    findingsOf(english(), spanish(SPANISH.replace('"Cuarto"', () => text).replace("puertas", "doors"))).map(
      ({ why, other }) => `${why}: ${other}`,
    );
  expect(same('"Nursery"')).toEqual([
    "the same as in English: Nursery",
    `the same as in English: ${piece("count")} doors`,
  ]);
  const brand = (name: string) =>
    findingsOf(new Map([[PATH, leavesOf(`export const A = "${name}";`)]]), {
      ...spanish(`export const A = "${name}";`),
      seen: {},
    }).filter(({ why }) => why.startsWith("the same"));
  expect(["Layette", "0–3m", "TOG", "…", "Plan", "Garment"].map((name) => brand(name).length)).toEqual([
    0, 0, 0, 0, 0, 1,
  ]);
});

describe("the texts of this product", () => {
  const all = readEnglish();

  it("can nearly all be compared with the English ones", () => {
    const { sources } = readLanguage("es", all);
    const pairs = [...all].flatMap(([path, leaves]) => pairsOf(path, leaves, sources.get(path) ?? "").pairs);
    expect(pairs.length).toBeGreaterThan(2000);
  });

  it("hold everything that is said to be left out", () => {
    const known = new Set(
      [...all].flatMap(([path, leaves]) =>
        [...leaves.values()].flatMap((leaf) => leaf.words.map((words) => addressOfWords(path, leaf, words))),
      ),
    );
    expect([...FOR_MACHINES].filter((address) => !known.has(address))).toEqual([]);
    expect([...OF_EACH_LANGUAGE].filter((path) => !existsSync(`${FOLDERS.copy}/${path}`))).toEqual([]);
  });

  it.each(wholeLanguages())("in %s were looked at since they have changed in English", (name) => {
    const { seen } = readLanguage(name, all);
    const changed = unseenIn(all, seen).map(({ path, leaf }) => addressOf(path, leaf.at));
    const paths = changed.length > 10 ? "" : changed.map((address) => ` '${address}'`).join("");
    expect(
      changed.slice(0, 10),
      `English has changed: see npm run texts -- report ${name}, bring app/words/${name} to it, and say so: npm run texts -- seen ${name}${paths}`,
    ).toEqual([]);
  });
});

describe("the folders", () => {
  it("of languages are those with an index", () => {
    expect(wholeLanguages()).toContain("es");
    expect(isLanguage("es")).toBe(true);
    expect(["xx", "..", "locale.ts", "es/wardrobe", ""].filter((name) => isLanguage(name))).toEqual([]);
  });

  it("say what was seen where it was written", () => {
    const root = mkdtempSync(join(tmpdir(), "layette-texts-"));
    try {
      cpSync(`${FOLDERS.locales}/es`, join(root, "es"), { recursive: true });
      const folders = { ...FOLDERS, locales: root, seen: root };
      const first = readEnglish(folders);
      expect(readLanguage("es", first, folders).seen).toEqual({});
      writeSeen(
        "es",
        withSeen(first, {}, () => true),
        folders,
      );
      const language = readLanguage("es", first, folders);
      expect(unseenIn(first, language.seen)).toEqual([]);
      // A second language has one text less: the rest stands once.
      cpSync(join(root, "es"), join(root, "fr"), { recursive: true });
      const [path = "", module] = [...first][0] ?? [];
      const [at = ""] = module?.keys() ?? [];
      const but = (address: string) => address !== addressOf(path, at);
      writeSeen("fr", withSeen(first, {}, but), folders);
      expect(unseenIn(first, readLanguage("es", first, folders).seen)).toEqual([]);
      expect(unseenIn(first, readLanguage("fr", first, folders).seen).map(({ leaf }) => leaf.at)).toEqual([
        at,
      ]);
      expect(readdirSync(root).filter((file) => file.endsWith(".json"))).toEqual(["all.json", "es.json"]);
      writeSeen(
        "fr",
        withSeen(first, {}, () => true),
        folders,
      );
      expect(readdirSync(root).filter((file) => file.endsWith(".json"))).toEqual(["all.json"]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
