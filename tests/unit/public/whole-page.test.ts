// Pages with their styles, drawings, and scripts in the document, and stylesheets taken apart for them.

import { describe, expect, it } from "vitest";
import { pageCompleter, partsPath } from "../../../app/services/whole-page.server.ts";
import { stylePartsOf } from "../../../scripts/style-parts.ts";

const CSS = `
@layer theme, base;
@layer base { h1 { color: red } }
@layer utilities {
  .card { color: pink }
  .md\\:card, .md\\:other { color: blue }
  @media (width >= 40rem) { .sm\\:p-1\\.5 { padding: 1px } .unused { padding: 2px } }
  .\\[\\&\\>li\\]\\:p-2 > li { padding: 3px }
  .\\32 xl { font-size: 2rem }
}
.row:not(.off) .name, .row .gone { color: green }
:is(.way:has(.x), .no) b { color: gray }
table, [data-own] { color: navy }
:where([aria-busy]) { color: olive }
:root { --used: 1px; --also: var(--used); --idle: 2px; color: var(--also) }
@property --also { syntax: "*"; inherits: false }
@property --idle { syntax: "*"; inherits: false }
@media print { .card[data-x=".y"] { color: black } }
@font-face { font-family: Fraunces }
@keyframes appear { from { opacity: 0 } }
`;

const FILES: Readonly<Record<string, string>> = {
  [partsPath("/assets/styles-A1.css")]: JSON.stringify(stylePartsOf(CSS)),
  "/assets/art-B2.svg": `<svg><symbol id="hat" viewBox="0 0 8 8">
    <path d="m1 1"/>
  </symbol><symbol id="sock"><path/></symbol></svg>`,
  "/assets/own-C3.js": 'document.body.className = "row name"; document.body.dataset.own = "";',
  "/assets/large-D4.js": 'import "./more.js";',
  "/assets/end-E5.js": 'const a = "</script>";',
};

const LINK = '<link rel="stylesheet" href="/assets/styles-A1.css" data-precedence="page"/>';

function completer(files = FILES) {
  const asked: string[] = [];
  const complete = pageCompleter(async (path) => {
    asked.push(path);
    const text = files[path];
    if (text === undefined) throw new Error(`There is no ${path}`);
    return text;
  });
  return { asked, complete };
}

async function stylesFor(body: string): Promise<string> {
  const { styles } = await completer().complete(`<head>${LINK}</head><body>${body}</body>`);
  return styles.join("").replace(/\s+/g, " ");
}

describe("the styles of a whole page", () => {
  it("are those of its classes and tags, in their order and at-rules, and all that need neither", async () => {
    const styles = await stylesFor('<h1></h1><p class="card sm:p-1.5" data-x=".y">');
    expect(styles).toMatch(
      /^@layer theme, base;@layer base\{h1 .*\}@layer utilities\{\.card .*@media \(width >= 40rem\)\{\.sm\\:p-1\\\.5 /,
    );
    expect(styles).toContain("@media print{.card[data-x");
    expect(styles).toContain("@font-face");
    expect(styles).toContain("@keyframes appear");
    expect(styles).not.toMatch(/unused|md\\:|\\32|\.row/);
    expect(styles.split("{").length).toBe(styles.split("}").length);
  });

  it.each([
    ["one of several selectors", "md:other", ".md\\:card"],
    ["signs that markup escapes", "[&amp;&gt;li]:p-2", "padding: 3px"],
    ["a figure at the start", "2xl", "font-size: 2rem"],
    ["several classes, but not those in brackets", "row name", "color: green"],
  ])("know a class by %s", async (_, classes, rule) => {
    expect(await stylesFor(`<ul class="${classes}"><li>`)).toContain(rule);
    expect(await stylesFor("<ul><li>")).not.toContain(rule);
  });

  it("need all classes of a selector", async () => {
    expect(await stylesFor('<p class="row">')).not.toContain("color: green");
  });

  it.each([
    ["a choice of both", '<p class="way"><b class="x">', true],
    ["the other choice", '<p class="no"><b>', true],
    ["half a choice", '<p class="way"><b>', false],
    ["no choice", "<b>", false],
    ["a choice without its element", '<p class="no">', false],
  ])("know %s", async (_, body, isThere) => {
    expect((await stylesFor(body)).includes("color: gray")).toBe(isThere);
  });

  it.each([
    ["a tag", "<table>"],
    ["an attribute for data", '<p data-own="">'],
  ])("need %s", async (_, body) => {
    expect(await stylesFor(body)).toContain("color: navy");
    expect(await stylesFor("<p>")).not.toContain("color: navy");
  });

  it("are there for what a browser or a reader changes", async () => {
    expect(await stylesFor("<p>")).toContain("color: olive");
  });

  it("have the properties of their own that something uses, and no others", async () => {
    const styles = await stylesFor("<p>");
    expect(styles).toContain(":root { --used: 1px; --also: var(--used); color: var(--also) }");
    expect(styles.match(/@property --\w+/g)).toEqual(["@property --also"]);
    expect(await stylesFor('<p style="width: var(--idle)">')).toContain("--idle: 2px");
  });

  it("are also those of classes, elements, and attributes that a script gives", async () => {
    const styles = await stylesFor('<b></b><script type="module" src="/assets/own-C3.js"></script>');
    expect(styles).toContain("color: green");
    expect(styles).toContain("color: navy");
  });
});

describe("the drawings and scripts of a whole page", () => {
  it("stand at its end, each once", async () => {
    const { complete } = completer();
    const hat = '<svg><use href="/assets/art-B2.svg#hat"></use></svg>';
    const { html } = await complete(`<body>${hat}${hat}</body>`);
    expect(html.match(/<use href="#art-hat">/g)).toHaveLength(2);
    expect(html).toContain('<symbol id="art-hat" viewBox="0 0 8 8"><path d="m1 1"/></symbol></svg></body>');
    expect(html).not.toMatch(/sock|art-B2/);
  });

  it("stay files where there is no such drawing", async () => {
    const { html } = await completer().complete('<body><use href="/assets/art-B2.svg#glove"></body>');
    expect(html).toContain('href="/assets/art-B2.svg#glove"');
  });

  it("are told to the policy, and stay files where they need others or would end too early", async () => {
    const files = ["own-C3", "large-D4", "end-E5"].map(
      (name) => `<script type="module" src="/assets/${name}.js"></script>`,
    );
    const { html, scripts } = await completer().complete(files.join(""));
    expect(scripts).toEqual([FILES["/assets/own-C3.js"]]);
    expect(html).toBe(`<script type="module">${scripts[0]}</script>${files[1]}${files[2]}`);
  });

  it("are read once for all pages, and again after a failure", async () => {
    const files: Record<string, string> = {};
    const { asked, complete } = completer(files);
    await expect(complete(LINK)).rejects.toThrow("There is no /assets/styles-A1.parts.json");
    Object.assign(files, FILES);
    await complete(LINK);
    await complete(LINK);
    expect(asked).toHaveLength(2);
  });
});

it("a page without files is whole", async () => {
  const html = '<!DOCTYPE html><link rel="stylesheet" href="https://evil.example/a.css"><p class="card">';
  expect(await completer().complete(html)).toEqual({ html, styles: [], scripts: [] });
});
