// Lets the texts of app/words/en be said in the reader's language. A browser's build is of one language: an import of a copy
// module leads to that language's own. The server speaks all of them: there each use of a text is looked up in the language
// of the request (app/words/spoken-texts.server.ts). Without this plugin, as in most tests, everything is English.
//
// Babel reads the modules, although the bundler has a parser of its own (rolldown/parseAst), because each use of an import has to be
// told from a parameter or a variable of the same name that hides it. Babel's scopes know that; oxc works scopes out too, but
// hands none of them to JavaScript, and what its parser gives is a tree. Scopes of our own would have to know every way in which
// JavaScript declares a name, and one that is missing would write a text into somebody's variable. @react-router/dev brings
// Babel along anyway, so without it here nothing less would be installed.
import { basename, relative, resolve, sep } from "node:path";
import { parse } from "@babel/parser";
import traversal, { type NodePath } from "@babel/traverse";
import type { ImportDeclaration } from "@babel/types";
import type { Plugin } from "vite";
import { type Edit, edited } from "../app/lib/edit-text.ts";

interface Languages {
  /** The language of a browser's build; English without one. */
  language?: string;
  /** Where the English texts are, those of the other languages, and the module that knows which one is spoken. */
  copy?: string;
  locales?: string;
  spoken?: string;
}

/** The package was written for `require`, so that Node finds its default export inside another. */
export const traverse: typeof traversal = Reflect.get(traversal, "default") ?? traversal;

const FACADE = "\0texts:";

/** Whether a module is of a language other than English: in a folder beside that of the English ones, or elsewhere. */
export function isOfOther(id: string, copy: string, locales: string): boolean {
  return id.startsWith(locales) && !id.startsWith(copy) && relative(locales, id).includes(sep);
}

/** For vite.config.ts; the paths are other ones in tests. */
export function languages(where: Languages = {}): Plugin[] {
  const { language = "en" } = where;
  const copy = resolve(where.copy ?? "app/words/en") + sep;
  const locales = resolve(where.locales ?? "app/words") + sep;
  const spoken = resolve(where.spoken ?? "app/words/spoken-texts.server.ts");
  const named = `/${basename(copy)}/`;
  const addresses: Plugin = {
    name: "languages",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source.startsWith(FACADE)) return source;
      if (!importer || importer.startsWith(FACADE) || !source.includes(named)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(copy)) return found;
      const path = found.id.slice(copy.length);
      // A text of a language is made of texts of that language.
      if (isOfOther(importer, copy, locales))
        return `${locales}${relative(locales, importer).split(sep)[0]}${sep}${path}`;
      const isBrowser = this.environment.config.consumer === "client";
      return isBrowser && language !== "en" ? `${locales}${language}${sep}${path}` : found;
    },
    load(id) {
      if (!id.startsWith(FACADE)) return null;
      const path = id.slice(FACADE.length);
      return [
        `import * as english from ${JSON.stringify(copy + path)};`,
        `import { textsOf } from ${JSON.stringify(spoken)};`,
        `export default () => textsOf(${JSON.stringify(path)}, english);`,
      ].join("\n");
    },
  };
  // After TypeScript and JSX are gone.
  const uses: Plugin = {
    name: "languages-used",
    async transform(code, id) {
      const isServer = this.environment.config.consumer === "server";
      if (!isServer || id.startsWith(copy) || isOfOther(id, copy, locales) || id.startsWith(FACADE))
        return null;
      if (!code.includes(named)) return null;
      const lookedUp = await lookUpTexts(code, async (source) => {
        const found = await this.resolve(source, id);
        return found?.id.startsWith(copy) ? found.id.slice(copy.length) : null;
      });
      return lookedUp === null ? null : { code: lookedUp, map: null };
    },
  };
  return [addresses, uses];
}

/**
 * A module whose uses of texts are looked up; null if it has none. `pathOf` tells the path of a copy module from what an import
 * names, null for other modules.
 */
async function lookUpTexts(
  code: string,
  pathOf: (source: string) => Promise<string | null>,
): Promise<string | null> {
  const edits: Edit[] = [];
  const imports: { statement: NodePath<ImportDeclaration>; path: string }[] = [];
  const statements: NodePath<ImportDeclaration>[] = [];
  traverse(parse(code, { sourceType: "module" }), {
    ImportDeclaration: (statement) => void statements.push(statement),
  });
  for (const statement of statements) {
    const path = await pathOf(statement.node.source.value);
    if (path !== null) imports.push({ statement, path });
  }
  for (const [index, { statement, path }] of imports.entries()) {
    const local = `texts$${index}`;
    edits.push({ ...placeOf(statement), text: `import ${local} from ${JSON.stringify(FACADE + path)};` });
    for (const specifier of statement.node.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        throw statement.buildCodeFrameError("Texts are imported by their names");
      const text = `${local}().${specifier.imported.name}`;
      const uses = statement.scope.getBinding(specifier.local.name)?.referencePaths ?? [];
      edits.push(...uses.map((use) => editOf(use, text)));
    }
  }
  return edits.length === 0 ? null : edited(code, edits);
}

function editOf(use: NodePath, text: string): Edit {
  const place = placeOf(use);
  if (use.parentPath?.isExportSpecifier())
    throw use.buildCodeFrameError("Texts are imported from app/words/en itself");
  const isShorthand = use.parentPath?.isObjectProperty({ shorthand: true }) === true && use.isIdentifier();
  return { ...place, text: isShorthand ? `${use.node.name}: ${text}` : text };
}

export function placeOf({ node: { start, end } }: NodePath): { start: number; end: number } {
  if (typeof start !== "number" || typeof end !== "number") throw new Error("Nobody has written this");
  return { start, end };
}
