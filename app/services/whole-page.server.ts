// A page of ours made whole: the styles that it needs, the drawings that it shows, and its small scripts are in the document
// instead of files, so that a phone on a slow line paints it as soon as the document is there. For pages that no script of the
// framework draws.
import { z } from "zod/mini";

/**
 * The at-rules around a rule, what each of its selectors needs (nothing: it's for all pages), and the rule. Needs are classes, tags, and
 * attributes for data.
 */
const stylePart = z.tuple([z.array(z.string()), z.array(z.array(z.string())), z.string()]);
export type StylePart = z.infer<typeof stylePart>;

/** The need for an element. */
export const tagNeed = (tag: string): string => `<${tag.toLowerCase()}`;
/** The need for an attribute, such as "data-level". */
export const attributeNeed = (attribute: string): string => `=${attribute}`;

export interface WholePage {
  html: string;
  /** The texts of its style and script elements, which its policy has to allow. */
  styles: readonly string[];
  scripts: readonly string[];
}

/** The text of one of our files, by its path. Throws if there is none. */
export type ReadFile = (path: string) => Promise<string>;

/** Reads what browsers get, by the binding of our own files. */
export function fileReader(files: Pick<Fetcher, "fetch">): ReadFile {
  return async (path) => {
    // The development server refuses names that it doesn't know; otherwise any will do.
    const answer = await files.fetch(new URL(path, "http://localhost"));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
}

/** Makes pages whole. Each file is read once; a page whose files can't be read stays as it is. */
export function pageCompleter(readFile: ReadFile): (html: string) => Promise<WholePage> {
  const neededBy = stylesOf(readFile);
  const drawingsOf = remembered(async (sprite) => drawingsIn(await readFile(sprite)));
  const textOf = remembered(readFile);

  return async (html) => {
    const scripts: string[] = [];
    const styles: string[] = [];
    const drawn = await withDrawings(html, drawingsOf);
    const scripted = await replaceEach(drawn, SCRIPT, async (whole, path) => {
      const text = await textOf(path);
      if (!isAlone(text)) return whole;
      scripts.push(text);
      return `<script type="module">${text}</script>`;
    });
    const styled = await replaceEach(scripted, STYLESHEET, async (_, path) => {
      // Nothing comes from a file anymore that could use a property.
      const text = withoutUnused(await neededBy(scripted, path, scripts), scripted);
      styles.push(text);
      return `<style>${text}</style>`;
    });
    return { html: styled, styles, scripts };
  };
}

/** The rules of a stylesheet that can apply to something on a page, or to what its scripts may make of it, in their order. */
export function stylesOf(
  readFile: ReadFile,
): (html: string, stylesheet: string, scripts?: readonly string[]) => Promise<string> {
  const partsOf = remembered(async (stylesheet) =>
    z.array(stylePart).parse(JSON.parse(await readFile(partsPath(stylesheet)))),
  );
  return async (html, stylesheet, scripts = []) =>
    neededStyles(await partsOf(stylesheet), whatIsIn(html, scripts));
}

/** Where the build puts a stylesheet's parts (scripts/finish-build.ts). */
export function partsPath(stylesheet: string): string {
  return stylesheet.replace(/\.css$/, ".parts.json");
}

const SCRIPT = /<script type="module" src="(\/assets\/[\w.~-]+\.js)"><\/script>/g;
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.~-]+\.css)" data-precedence="page"\/>/g;
const DRAWING = /<use href="(\/assets\/[\w.~-]+\.svg)#([\w-]+)"/g;

/** Whether a script needs no other file, and can stand in a document. */
function isAlone(script: string): boolean {
  const text = script.toLowerCase();
  return !/^(?:import|export)\b/m.test(text) && !text.includes("</script") && !text.includes("<!--");
}

/** The page with the drawings that it shows at its end. */
async function withDrawings(
  html: string,
  drawingsOf: (sprite: string) => Promise<ReadonlyMap<string, string>>,
): Promise<string> {
  const symbols = new Map<string, string>();
  const own = await replaceEach(html, DRAWING, async (whole, sprite, name) => {
    const drawing = (await drawingsOf(sprite)).get(name);
    if (drawing === undefined) return whole;
    symbols.set(`art-${name}`, drawing);
    return `<use href="#art-${name}"`;
  });
  if (symbols.size === 0) return own;
  const texts = [...symbols].map(([id, drawing]) => `<symbol id="${id}"${drawing}`);
  return own.replace(
    "</body>",
    () => `<svg aria-hidden="true" width="0" height="0" class="absolute">${texts.join("")}</svg></body>`,
  );
}

/** Each drawing of a sprite, from behind its name on. */
function drawingsIn(sprite: string): ReadonlyMap<string, string> {
  const [, ...symbols] = sprite.split('<symbol id="');
  return new Map(
    symbols.map((symbol) => {
      const name = symbol.slice(0, symbol.indexOf('"'));
      const [drawing = ""] = symbol.slice(name.length + 1).split("</symbol>");
      return [name, `${drawing.replace(/>\s+</g, "><").replace(/>\s+$/, ">")}</symbol>`];
    }),
  );
}

/** All that selectors can find on a page: its classes, tags, and attributes for data, and whatever its scripts could mean. */
function whatIsIn(html: string, scripts: readonly string[]): ReadonlySet<string> {
  const named = [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes = ""]) => unescaped(classes));
  const words = scripts.flatMap((text) => text.split(/["'`\s.<>[\]=]+/));
  return new Set([
    ...named.flatMap((text) => text.split(/\s+/)),
    ...[...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, tag = ""]) => tagNeed(tag)),
    ...[...html.matchAll(/ (data-[a-z\d-]+)/g)].map(([, attribute = ""]) => attributeNeed(attribute)),
    // A script may say "data-own" or dataset.own.
    ...words.flatMap((word) => [
      word,
      tagNeed(word),
      attributeNeed(word),
      attributeNeed(`data-${inKebab(word)}`),
    ]),
  ]);
}

function inKebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const PROPERTY = /@property (--[\w-]{1,80}) ?\{[^@}]*\}/g;
const DECLARATION = /(?<=[{;])\s*(--[\w-]+)\s*:(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** The styles without the properties of their own that nothing uses, there or elsewhere in the document. */
function withoutUnused(styles: string, elsewhere: string): string {
  const used = new Set([...`${styles} ${elsewhere}`.matchAll(USE)].map(([, name]) => name));
  // A script may set what styles read, and the other way around.
  const isKept = (name: string) => used.has(name) || elsewhere.includes(name);
  const keep = (whole: string, name: string) => (isKept(name) ? whole : "");
  return styles.replace(PROPERTY, keep).replace(DECLARATION, keep);
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function neededStyles(parts: readonly StylePart[], there: ReadonlySet<string>): string {
  const needed = parts.filter(
    ([, needs]) => needs.length === 0 || needs.some((names) => names.every((name) => there.has(name))),
  );
  let text = "";
  let open: readonly string[] = [];
  for (const [within, , rule] of [...needed, [[], [], ""] satisfies StylePart]) {
    const same = open.findIndex((group, at) => group !== within[at]);
    const kept = same < 0 ? open.length : same;
    text +=
      "}".repeat(open.length - kept) +
      within
        .slice(kept)
        .map((group) => `${group}{`)
        .join("");
    text += rule;
    open = within;
  }
  return text;
}

/** Replaces whatever is found, one after the other, since answers may have to be waited for. */
async function replaceEach(
  text: string,
  pattern: RegExp,
  replacementOf: (whole: string, ...groups: string[]) => Promise<string>,
): Promise<string> {
  let done = "";
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const [whole, ...groups] = found;
    done += text.slice(from, found.index) + (await replacementOf(whole, ...groups));
    from = found.index + whole.length;
  }
  return done + text.slice(from);
}

/**
 * Works out each answer once. Requests don't wait for each other's: the runtime drops what a request has begun when its reader leaves, and
 * the others would wait for that forever.
 */
function remembered<Answer extends object | string>(
  work: (path: string) => Promise<Answer>,
): (path: string) => Promise<Answer> {
  const known = new Map<string, Answer>();
  return async (path) => {
    const answer = known.get(path) ?? (await work(path));
    known.set(path, answer);
    return answer;
  };
}
