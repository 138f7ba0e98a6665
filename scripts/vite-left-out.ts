// What packages bring along and the Worker never calls. The runtime reads the whole Worker at each start, and a package that
// declares nothing free of side effects takes all of its modules along.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MinifyOptions, minify, type Plugin, parseSync, Visitor } from "vite";
import { APART_LIST, MANIFEST_ENTRY } from "./asked-build.ts";

/**
 * Modules without which the Worker does the same, as parts of their paths. If someone calls one after all, it throws; each entry says
 * why nobody does.
 */
export const LEFT_OUT = [
  // Attestation is neither asked for nor accepted (app/services/auth/passkey-ceremonies.server.ts), so no certificate is read.
  "@simplewebauthn/server/esm/registration/verifications/",
  "@simplewebauthn/server/esm/services/metadataService.js",
  "@simplewebauthn/server/esm/services/defaultRootCerts/",
  "@simplewebauthn/server/esm/helpers/convertCertBufferToPEM.js",
  "@simplewebauthn/server/esm/helpers/convertX509PublicKeyToCOSE.js",
  "@simplewebauthn/server/esm/helpers/getCertificateInfo.js",
  "@simplewebauthn/server/esm/helpers/isCertRevoked.js",
  "@simplewebauthn/server/esm/helpers/validateCertificatePath.js",
  // Queries name their tables and joins.
  "drizzle-orm/relations.js",
  "drizzle-orm/sqlite-core/query-builders/query.js",
  // No query is a count alone.
  "drizzle-orm/sqlite-core/query-builders/count.js",
  // The schema has texts, integers, reals, and types of its own.
  "drizzle-orm/sqlite-core/columns/blob.js",
  "drizzle-orm/sqlite-core/columns/numeric.js",
  // Tokens and hashes are written as base64 and in hexadecimal.
  "@oslojs/encoding/dist/base32.js",
  // The Worker writes what browsers read of loaders; it reads none.
  "react-router/dist/production/vendor/turbo-stream-v2/unflatten.js",
  // Contracts are only read with, and never written as JSON Schema.
  "zod/v4/core/to-json-schema.js",
  "zod/v4/core/json-schema-processors.js",
];

const SIGNATURES = fileURLToPath(
  new URL("../app/services/auth/signature-numbers.server.ts", import.meta.url),
);

/** Modules in place of which others stand, as their code. */
const REPLACED: Readonly<Record<string, string>> = {
  // It needs a whole package for a few lines.
  "@simplewebauthn/server/esm/helpers/iso/isoCrypto/unwrapEC2Signature.js": `export * from ${JSON.stringify(SIGNATURES)};`,
  // Nobody reads these sentences: contracts answer with codes, and words are our own.
  "zod/v4/locales/en.js": "export default () => ({ localeError: () => undefined });",
};

const PACKAGES = "/node_modules/";
const DECLARED = /^export (?:async )?(?:function|class|const|let|var) (\w+)/gm;
const LISTED = /^export \{([^}]*)\};?$/gm;

/** Leaves them out of the server's build. Throws if a package no longer has one of them. */
export function leftOut(): Plugin {
  const all = [...LEFT_OUT, ...Object.keys(REPLACED)];
  const unseen = new Set(all);
  return {
    name: "left-out",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    load(id) {
      const path = id.slice(id.lastIndexOf(PACKAGES) + PACKAGES.length);
      const [replaced, ours] = Object.entries(REPLACED).find(([theirs]) => path === theirs) ?? [];
      const name = replaced ?? LEFT_OUT.find((part) => path.startsWith(part));
      if (name === undefined) return null;
      unseen.delete(name);
      if (ours !== undefined) return ours;
      return withoutContent(readFileSync(id, "utf8"));
    },
    buildEnd(error) {
      // A language's list of files is built as a server too, without any package.
      if (error || unseen.size === all.length || unseen.size === 0) return;
      throw new Error(`No package brings ${[...unseen].join(", ")} along anymore`);
    },
  };
}

/**
 * Keeps the list of the English browser files, a thirtieth of the source, apart from the Worker. The Worker reads it with the first page, as
 * it reads those of other languages.
 */
export function listApart(): Plugin {
  let list: object | undefined;
  return {
    name: "list-apart",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    async transform(code, id) {
      if (id !== `\0${MANIFEST_ENTRY}`) return null;
      const { default: whole }: { default: { version: string } } = await import(
        `data:text/javascript,${encodeURIComponent(code)}`
      );
      list = whole;
      return { code: `export default ${JSON.stringify({ version: whole.version })};`, map: null };
    },
    generateBundle() {
      if (list) this.emitFile({ type: "asset", fileName: APART_LIST, source: JSON.stringify(list) });
    },
  };
}

/** Minifies the Worker a second time: the first one leaves code behind that it has made unneeded, 3 % of the source. */
export function minifiedAgain(options: MinifyOptions): Plugin {
  return {
    name: "minified-again",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { code, errors } = await minify(chunk.fileName, chunk.code, { module: true, ...options });
        if (errors.length > 0)
          throw new Error(`${chunk.fileName}: ${errors.map(({ message }) => message).join()}`);
        chunk.code = code;
      }
    },
  };
}

/** Line breaks of statements and what is before and after each: a space says the same to SQLite. */
const BREAK = /\s*\n\s*/g;

/** Leaves the line breaks of statements out of the server's build. */
export function statementsInLines(): Plugin {
  return {
    name: "statements-in-lines",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    // After TypeScript is gone.
    transform(code, id) {
      return id.includes("/app/") && code.includes("sql`") ? { code: inLines(code), map: null } : null;
    },
  };
}

/** A module with each statement of a `sql` template in one line. No text in quotes goes over a line's end. */
export function inLines(code: string): string {
  const spans: { start: number; end: number }[] = [];
  const isSql = (tag: object) => "name" in tag && tag.name === "sql";
  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      if (isSql(tag)) spans.push(...quasis);
    },
  }).visit(parseSync("module.js", code).program);
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + text.slice(start, end).replace(BREAK, " ") + text.slice(end),
      code,
    );
}

/** The module with its exports, each of which throws. */
export function withoutContent(code: string): string {
  const listed = [...code.matchAll(LISTED)].flatMap(([, list = ""]) => list.split(","));
  const names = [...code.matchAll(DECLARED)].map(([, name = ""]) => name);
  const exported = new Set([...names, ...listed.map((name) => name.replace(/^.* as /s, "").trim())]);
  exported.delete("");
  return [...exported]
    .map((name) => {
      const words = JSON.stringify(`${name} is left out of the Worker`);
      return `export function ${name}() { throw new Error(${words}); }`;
    })
    .join("\n");
}
