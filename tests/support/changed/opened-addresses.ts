// Which addresses the code of a journey names, itself or in the helpers that it calls. Each declaration is read by itself: a journey
// that takes one helper of a file doesn't open what the others open.
import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/** A declaration, or a statement of a module that declares nothing, such as a test. */
interface Part {
  start: number;
  end: number;
  /** What it declares. */
  names: string[];
  addresses: string[];
  uses: Set<string>;
}

interface Module {
  parts: Part[];
  /** By the name here: the module, and its name there. */
  imported: Map<string, { from: string; name: string }>;
}

export interface Opened {
  /** As they stand in the code; "*" for what a template puts in. */
  addresses: string[];
  /** Those that the journey's own file names. */
  own: string[];
  /** The journey's file and those that it takes helpers from. */
  files: string[];
}

/** The addresses of a text: what it begins with, or what stands in quotes in it, such as in a selector. */
export function addressesIn(text: string): string[] {
  const begins = /^(?:https?:\/\/[^/\s]+|\*)?\/[^\s?#"'<>]*/.exec(text)?.[0];
  if (begins !== undefined) return [begins.replace(/^https?:\/\/[^/]+/, "")];
  return [...text.matchAll(/["'](\/[^\s?#"']*)/g)].map(([, found = ""]) => `*${found}`);
}

/** A pattern as the text of an address: what may differ is "*". */
function plainPattern(pattern: string): string {
  return pattern
    .replaceAll("\\/", "/")
    .replaceAll(/\[[^\]]*\](?:[*+?]|\{\d+\})?|\([^)]*\)|\\[a-z][*+]?|\.[*+]/gi, "*")
    .replaceAll(/[\^$]|\\/g, "");
}

function readModule(path: string, source: string): Module {
  const { program, module } = parseSync(path, source);
  const imported: Module["imported"] = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = posix.join(posix.dirname(path), moduleRequest.value);
    for (const { importName, localName, isType } of entries)
      if (!isType && moduleRequest.value.startsWith("."))
        imported.set(localName.value, { from, name: importName.name ?? "" });
  }
  const parts = program.body.flatMap((statement): Part[] => {
    if (statement.type === "ImportDeclaration") return [];
    const declared = "declaration" in statement && statement.declaration ? statement.declaration : statement;
    const all = declared.type === "VariableDeclaration" ? declared.declarations : [declared];
    return all.map((one) => ({
      start: one.start,
      end: one.end,
      names: "id" in one && one.id?.type === "Identifier" ? [one.id.name] : [],
      addresses: [],
      uses: new Set(),
    }));
  });
  const partAt = (at: number) => parts.find(({ start, end }) => start <= at && at < end);
  const add = (at: number, text: string) => partAt(at)?.addresses.push(...addressesIn(text));
  const members = new Set<number>();
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) members.add(property.start);
    },
    Identifier: ({ start, name }) => {
      if (!members.has(start)) partAt(start)?.uses.add(name);
    },
    Literal: (node) => {
      if (typeof node.value === "string") add(node.start, node.value);
      if ("regex" in node) add(node.start, plainPattern(node.regex.pattern));
    },
    TemplateLiteral: ({ start, quasis }) => {
      add(start, quasis.map(({ value }) => value.cooked ?? "").join("*"));
    },
  }).visit(program);
  return { parts, imported };
}

/** Reads journeys; `source` returns the text of a module, or null for a file that is missing. */
export function readerOfJourneys(source: (path: string) => string | null): (journey: string) => Opened {
  const known = new Map<string, Module | null>();
  function moduleAt(path: string): Module | null {
    const found = known.get(path);
    if (found !== undefined) return found;
    const text = path.startsWith("tests/") ? source(path) : null;
    const module = text === null ? null : readModule(path, text);
    known.set(path, module);
    return module;
  }
  /** The parts that a part uses, here and in the modules that this one imports. */
  function usedBy(part: Part, path: string, { parts, imported }: Module): Place[] {
    return [...part.uses].flatMap((name) => {
      const there = imported.get(name);
      const module = there && moduleAt(there.from);
      const here = placesOf(path, { parts, imported }, name);
      return module ? [...here, ...placesOf(there.from, module, there.name)] : here;
    });
  }
  return (journey) => {
    const module = moduleAt(journey);
    const own = module ? placesOf(journey, module) : [];
    const places = [...own];
    const seen = new Set(own.map(({ part }) => part));
    for (const { part, path, module } of places) {
      const next = usedBy(part, path, module).filter((one) => !seen.has(one.part));
      for (const one of next) seen.add(one.part);
      places.push(...next);
    }
    const addressesOf = (all: readonly Place[]) => [...new Set(all.flatMap(({ part }) => part.addresses))];
    return {
      addresses: addressesOf(places),
      own: addressesOf(own),
      files: [...new Set([journey, ...places.map(({ path }) => path)])],
    };
  };
}

interface Place {
  path: string;
  module: Module;
  part: Part;
}

/** A module's parts of a name, or all. */
function placesOf(path: string, module: Module, name?: string): Place[] {
  return module.parts.flatMap((part) =>
    name === undefined || part.names.includes(name) ? { path, module, part } : [],
  );
}
