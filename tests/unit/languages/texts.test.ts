// The exchange with translators (`npm run texts`): what goes out comes back as it was, a new text changes its literal only, and
// whoever changes an English text hears of the other languages.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exported, imported } from "../../../scripts/texts/exchange.ts";
import {
  FOLDERS,
  isLanguage,
  type Language,
  readEnglish,
  readLanguage,
  wholeLanguages,
  writeSeen,
  writeSources,
} from "../../../scripts/texts/folders.ts";
import { leavesOf } from "../../../scripts/texts/leaves.ts";
import { FOR_MACHINES, OF_EACH_LANGUAGE } from "../../../scripts/texts/meant.ts";
import { addressOf, addressOfWords, pairsOf } from "../../../scripts/texts/pairs.ts";
import { readPo, writePo } from "../../../scripts/texts/po.ts";
import { findingsOf, reportOf } from "../../../scripts/texts/report.ts";
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
  return {
    name: "es",
    sources: new Map([[PATH, source]]),
    seen: withSeen(english(), {}, () => true),
  };
}

/** A PO file with one text. */
function fileWith(
  context: string,
  text: string,
  { id, isFuzzy = false }: { id?: string; isFuzzy?: boolean } = {},
) {
  const { pairs } = pairsOf(PATH, leavesOf(ENGLISH), SPANISH);
  const pair = pairs.find(({ address }) => address === context);
  return writePo(
    "es",
    [],
    [{ context, id: id ?? pair?.english.text ?? "", text, isFuzzy, notes: [], reference: "a.ts:1" }],
  );
}

const at = (place: string) => addressOf(PATH, place);

/** What a module says after a text was taken. */
function afterwards(place: string, text: string, source = SPANISH): string {
  const { refused, sources } = imported(english(), spanish(source), fileWith(at(place), text));
  expect(refused).toEqual([]);
  return sources.get(PATH) ?? source;
}

describe("a file for translators", () => {
  const file = exported(english(), spanish());

  it("has every text that stands at the same place, also those of functions of the same structure", () => {
    const said = readPo(file).entries.map(({ context, id, text }) => [
      context.replace(`${PATH}#`, ""),
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
  });

  it("names what is made by code of its own, and says what stands beside a text", () => {
    const apart = `\n#  in code: ${at("ROOM_COPY.floors()")}\n#  in code: ${at("HALF()")}\nmsgid ""\n`;
    expect(file).toContain(apart);
    expect(file).toContain(
      `\n\n#. On the door.\n#: app/copy/${PATH}:6\nmsgctxt "${at("ROOM_COPY.title")}"\n`,
    );
    expect(file).not.toContain("What the rooms are called");
    expect(file).toContain(`#. All of them; \\u00a0 is a space.\n#: app/copy/${PATH}:`);
  });

  it("marks what has changed in English", () => {
    const changed = english(ENGLISH.replace('"Out"', '"Exit"').replace(`\${count} doors`, `\${count} gates`));
    const fuzzy = readPo(exported(changed, spanish())).entries.filter(({ isFuzzy }) => isFuzzy);
    expect(fuzzy.map(({ id }) => id)).toEqual(["Exit", "1 door", `${piece("count")} gates`]);
  });

  it("changes nothing when it comes back as it was", () => {
    const { changes, sources, leftOut, refused, seen } = imported(english(), spanish(), file);
    expect({ changes, sources: sources.size, leftOut, refused }).toEqual({
      changes: [],
      sources: 0,
      leftOut: [],
      refused: [],
    });
    expect(seen).toEqual(spanish().seen);
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

describe("a new text", () => {
  it("changes its literal, and nothing else", () => {
    expect(afterwards("ROOM_COPY.ways.1", "Afuera")).toBe(SPANISH.replace('"Salir"', '"Afuera"'));
    expect(afterwards("ROOM_COPY.doors()~2", `${piece("count")} portones`)).toBe(
      SPANISH.replace("puertas", "portones"),
    );
  });

  it("may have its pieces in another order, also those that hold other texts", () => {
    expect(afterwards("roomMail().subject", `${piece("name")}, en ${piece("place")}`)).toBe(
      SPANISH.replace(`En \${place}: \${name}`, `\${name}, en \${place}`),
    );
    expect(afterwards("roomMail().lines.1", `${piece("1")}: ahí`)).toBe(
      SPANISH.replace(
        `Estás \${place === "x" ? "en" : \`cerca de \${name}\`}.`,
        `\${place === "x" ? "en" : \`cerca de \${name}\`}: ahí`,
      ),
    );
  });

  it("comes with the others of its function", () => {
    const entries = readPo(exported(english(), spanish())).entries;
    const file = writePo(
      "es",
      [],
      entries.map((entry) => ({
        ...entry,
        text: `¡${entry.text}!`,
        notes: [],
        reference: "a.ts:1",
      })),
    );
    const { sources, changes, refused } = imported(english(), spanish(), file);
    expect(refused).toEqual([]);
    expect(changes.length).toBeGreaterThan(6);
    const again = exported(english(), spanish(sources.get(PATH)));
    expect(readPo(again).entries.map(({ text }) => text)).toEqual(entries.map(({ text }) => `¡${text}!`));
  });

  it.each([
    ["quotes", 'El "azul"', `'El "azul"'`],
    ["an apostrophe", "L'eau", `"L'eau"`],
    ["both", `L'eau "bleue"`, `'L\\'eau "bleue"'`],
    ["as many of both", `L'eau "`, `"L'eau \\""`],
    ["a typographic apostrophe", "L’eau", '"L’eau"'],
    ["a backslash", "a\\b", '"a\\\\b"'],
    ["what looks like an escape", "\\u0041", '"\\\\u0041"'],
    ["an emoji", "👶🏽 ¡Hola!", '"👶🏽 ¡Hola!"'],
    ["a no-break space", "0\u00a0°C\u202f!", '"0\\u00a0°C\\u202f!"'],
    ["letters and accents apart", "aquı\u0301".replace("ı", "i"), '"aquí"'],
  ])("with %s", (_, text, literal) => {
    expect(afterwards("ROOM_COPY.title", text)).toBe(SPANISH.replace('"Cuarto"', () => literal));
  });

  it("is escaped in a template too", () => {
    const source = afterwards("roomMail().subject", `\`${piece("name")}\` \\ $ "${piece("place")}"\u00a0…`);
    expect(source).toBe(
      SPANISH.replace(`\`En \${place}: \${name}\``, () => `\`\\\`\${name}\\\` \\\\ $ "\${place}"\\u00a0…\``),
    );
  });

  it("has a line break only where English has one", () => {
    const said = (text: string) => ENGLISH.replace('"Nursery"', () => text);
    const file = writePo(
      "es",
      [],
      [
        {
          context: at("ROOM_COPY.title"),
          id: "a\nb",
          text: "c\nd",
          isFuzzy: false,
          notes: [],
          reference: "a.ts:1",
        },
      ],
    );
    const { sources } = imported(english(said('"a\\nb"')), spanish(), file);
    expect(sources.get(PATH)).toBe(SPANISH.replace('"Cuarto"', () => '"c\\nd"'));
  });

  it("whatever it is, is read from the source as it was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), (word) => {
        const text = `x${word.normalize("NFC").replace(/[{}\p{Cc}\p{Zl}\p{Zp}]/gu, "")}x`;
        const pairs = pairsOf(PATH, leavesOf(ENGLISH), afterwards("ROOM_COPY.title", text)).pairs;
        expect(pairs[0]?.other.text).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a file is refused as a whole", () => {
  it.each([
    ["ROOM_COPY.none", "x", "no text has this address"],
    ["ROOM_COPY.floors()", "x", "no text has this address"],
    ["ROOM_COPY.link.to", "/cuartos", "no text has this address"],
    ["ROOM_COPY.title", "", "it is empty"],
    ["ROOM_COPY.title", "  ", "it is empty"],
    ["ROOM_COPY.title", `Cuarto ${piece("count")}`, "it has a piece to be filled in, and English has none"],
    ["ROOM_COPY.doors()~2", "puertas", `it needs each of ${piece("count")} as in English`],
    ["ROOM_COPY.doors()~2", `${piece("cuenta")} puertas`, `it needs each of ${piece("count")} as in English`],
    [
      "ROOM_COPY.doors()~2",
      `${piece("count")} ${piece("count")}`,
      `it needs each of ${piece("count")} as in English`,
    ],
    ["ROOM_COPY.doors()~2", `${piece("count")} {count}`, "it has a brace that belongs to no piece"],
    ["ROOM_COPY.title", "Cu\u0007arto", "it has a control character"],
    ["ROOM_COPY.title", "Cuarto\tazul", "it has a control character"],
    ["ROOM_COPY.title", "Cuarto\u2028azul", "it has a control character"],
    ["ROOM_COPY.title", "Cuarto\nazul", "it has a line break"],
    ["ROOM_COPY.title", "Cuarto ", "it begins or ends with other spaces than English"],
  ])("%s: %j", (place, text, reason) => {
    const { refused, sources, seen } = imported(english(), spanish(), fileWith(at(place), text));
    expect(refused).toEqual([`${at(place)}: ${reason}`]);
    expect(sources.size).toBe(0);
    expect(seen).toEqual(spanish().seen);
  });

  it("for another language", () => {
    const file = fileWith(at("ROOM_COPY.title"), "Zimmer").replace("Language: es", "Language: de");
    expect(imported(english(), spanish(), file).refused).toEqual(["The file is for de"]);
  });

  it.each([
    ["nonsense", 'msgctxt "a"\nhello', "Line 2 is not PO: hello"],
    ["an open quote", 'msgid "a"\nmsgstr "b', 'Line 2 is not PO: msgstr "b'],
    ["an unescaped quote", 'msgid "a"b"', 'Line 1 is not PO: msgid "a"b"'],
    ["no text", 'msgid "a"\nmsgid "b"', "Line 2 has a second msgid"],
    ["the end too early", 'msgctxt "a"\nmsgid "b"\n', "The entry before line 3 is not whole"],
    ["a plural", 'msgid "a"\nmsgid_plural "b"', "Line 2 has msgid_plural, which no text here needs"],
    [
      "an entry twice",
      'msgctxt "a"\nmsgid "b"\nmsgstr "c"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "d"',
      "The entry before line 7 is there twice: a",
    ],
    ["a text of nothing", '"a"', 'Line 1 belongs to no entry: "a"'],
    ["an unknown escape", 'msgid "\\q"', "Line 1 has an escape that isn't known: \\q"],
    ["bytes", 'msgid "\\303\\251"', "Line 1 has an escape that isn't known: \\303"],
    [
      "another encoding",
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"',
      "The file says that it is in ISO-8859-1, not in UTF-8",
    ],
  ])("with %s", (_, file, message) => {
    expect(() => readPo(file)).toThrow(message);
  });
});

describe("a PO file", () => {
  const ENTRY = { context: "a", id: "b", text: "c", isFuzzy: false };

  it("is read as other tools write it", () => {
    const file = [
      "\ufeff# Translators' names",
      'msgid ""',
      'msgstr ""',
      '"Language: es\\n"',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      "",
      "#. A note",
      "#: app/copy/a.ts:1",
      "#, fuzzy, no-wrap",
      '#| msgid "before"',
      'msgctxt "a"',
      'msgid ""',
      '"one "',
      '"two"',
      'msgstr "x\\ty\\\\n\\"\\x41\\102"',
      'msgctxt "b"',
      'msgid "three"',
      'msgstr ""',
      "",
      '#~ msgctxt "gone"',
      '#~ msgid "gone"',
      '#~ msgstr "gone"',
      "",
    ].join("\r\n");
    expect(readPo(file)).toEqual({
      language: "es",
      entries: [
        { context: "a", id: "one two", text: 'x\ty\\n"AB', isFuzzy: true },
        { context: "b", id: "three", text: "", isFuzzy: false },
      ],
    });
  });

  it("is read as it was written, whatever it holds", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "binary-ascii" }),
        fc.boolean(),
        (text, id, isFuzzy) => {
          const entry = { ...ENTRY, id, text, isFuzzy };
          const file = writePo("es", ["remark"], [{ ...entry, notes: ["two\nlines"], reference: "a.ts:1" }]);
          expect(readPo(file)).toEqual({ language: "es", entries: [entry] });
        },
      ),
    );
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

  it("is settled by a file that was written since, if nothing is fuzzy anymore", () => {
    const changed = english(ENGLISH.replace(`\${count} doors`, `\${count} gates`));
    const file = exported(changed, spanish());
    const settled = imported(changed, spanish(), file.replaceAll("#, fuzzy\n", ""));
    expect(unseenIn(changed, settled.seen)).toEqual([]);
    expect(unseenIn(changed, imported(changed, spanish(), file).seen)).toHaveLength(1);
    expect(unseenIn(changed, imported(changed, spanish(), file.replace("#, fuzzy\n", "")).seen)).toHaveLength(
      1,
    );
  });

  it("leaves out what was translated from the English before, and what is still fuzzy", () => {
    const address = at("ROOM_COPY.title");
    const before = imported(english(), spanish(), fileWith(address, "Alcoba", { id: "Bedroom" }));
    expect(before.leftOut).toEqual([`${address}: English says “Nursery” by now`]);
    const fuzzy = imported(english(), spanish(), fileWith(address, "Alcoba", { isFuzzy: true }));
    expect(fuzzy.leftOut).toEqual([`${address}: it is still marked as fuzzy`]);
    expect([before.sources.size, fuzzy.sources.size]).toEqual([0, 0]);
    expect([before.refused, fuzzy.refused]).toEqual([[], []]);
  });

  it("is looked at by its path: a folder, a module, an export, or a text", () => {
    const address = "rooms/room-copy.ts#roomMail()";
    for (const path of [
      "rooms",
      "app/copy/rooms/",
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

  it("go out and come back without a change", () => {
    const language = readLanguage("es", all);
    const file = exported(all, language);
    expect(readPo(file).entries.length).toBeGreaterThan(2000);
    const { changes, sources, leftOut, refused } = imported(all, language, file);
    expect({ changes, sources: sources.size, leftOut, refused }).toEqual({
      changes: [],
      sources: 0,
      leftOut: [],
      refused: [],
    });
  });

  it("can all be written anew in one go", () => {
    const language = readLanguage("es", all);
    const { entries } = readPo(exported(all, language));
    const longer = entries
      .filter(({ context }) => context.startsWith("wardrobe/"))
      .map((entry) => ({ ...entry, text: entry.text.replace(/(\s*)$/, "!$1") }));
    const file = writePo(
      "es",
      [],
      longer.map((entry) => ({ ...entry, isFuzzy: false, notes: [], reference: "a.ts:1" })),
    );
    const { refused, sources } = imported(all, language, file);
    expect(refused).toEqual([]);
    const again = readPo(exported(all, { ...language, sources: new Map([...language.sources, ...sources]) }));
    const now = new Map(again.entries.map(({ context, text }) => [context, text]));
    expect(longer.filter(({ context, text }) => now.get(context) !== text)).toEqual([]);
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
      `English has changed: see npm run texts -- report ${name}, bring app/locales/${name} to it, and say so: npm run texts -- seen ${name}${paths}`,
    ).toEqual([]);
  });
});

describe("the folders", () => {
  it("of languages are those with an index", () => {
    expect(wholeLanguages()).toContain("es");
    expect(isLanguage("es")).toBe(true);
    expect(["xx", "..", "locale.ts", "es/wardrobe", ""].filter((name) => isLanguage(name))).toEqual([]);
  });

  it("are written where they were read", () => {
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
      writeSources("es", new Map([["layout.ts", 'export const PRODUCT_NAME = "X";\n']]), folders);
      const language = readLanguage("es", first, folders);
      expect(unseenIn(first, language.seen)).toEqual([]);
      expect(language.sources.get("layout.ts")).toBe('export const PRODUCT_NAME = "X";\n');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
