// The texts of a module and the functions that say something, with the place of each: "HEADER_COPY.logIn", "CSV_COLUMNS.0",
// "showNice()".
import { parse } from "@babel/parser";
import type { Comment, Node, ObjectMethod, ObjectProperty, SpreadElement, Statement } from "@babel/types";
import {
  inside,
  isForMachines,
  isNode,
  keyName,
  type Reading,
  readingOf,
  STRUCTURE_ONLY,
  sourceOf,
} from "./words.ts";

/** What stands at a place: a text, or code that makes one. */
export interface Leaf extends Reading {
  at: string;
  isText: boolean;
  /** As it is written. */
  source: string;
  /** The comments beside it, and those of what it is in, from the outside in. */
  notes: readonly string[];
}

interface Context {
  source: string;
  lines: readonly string[];
  found: Leaf[];
}

/** Everything that a module says by its place; throws for what isn't TypeScript and if two have the same place. */
export function leavesOf(source: string): Map<string, Leaf> {
  const context: Context = { source, lines: source.split("\n"), found: [] };
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript"] });
  for (const statement of program.body) addStatement(statement, context);
  const leaves = new Map(context.found.map((leaf) => [leaf.at, leaf]));
  if (leaves.size < context.found.length) throw new Error("Two texts have the same place");
  return leaves;
}

function addStatement(statement: Statement, context: Context): void {
  const isExport = statement.type === "ExportNamedDeclaration";
  const declared = isExport ? statement.declaration : statement;
  const notes = notesOf(statement, context);
  if (declared?.type === "FunctionDeclaration") addLeaf(declared, declared.id?.name ?? "", notes, context);
  if (declared?.type !== "VariableDeclaration") return;
  for (const { id, init } of declared.declarations) {
    if (init)
      addValue(init, id.type === "Identifier" ? id.name : sourceOf(id, context.source), notes, context);
  }
}

function addValue(value: Node, at: string, notes: readonly string[], context: Context): void {
  const node = inside(value);
  if (node.type === "ObjectExpression") {
    for (const [index, property] of node.properties.entries())
      addProperty(property, at, index, notes, context);
  } else if (node.type === "ArrayExpression") {
    for (const [index, element] of node.elements.entries()) {
      if (element) addValue(element, `${at}.${index}`, [...notes, ...notesOf(element, context)], context);
    }
  } else if (node.type === "SpreadElement") addValue(node.argument, at, notes, context);
  else addLeaf(node, at, notes, context);
}

function addProperty(
  property: ObjectMethod | ObjectProperty | SpreadElement,
  at: string,
  index: number,
  outer: readonly string[],
  context: Context,
): void {
  const notes = [...outer, ...notesOf(property, context)];
  if (property.type === "SpreadElement") addValue(property, `${at}.${index}`, notes, context);
  else if (property.type === "ObjectMethod")
    addLeaf(property, `${at}.${keyName(property.key, context.source)}`, notes, context);
  else if (!isForMachines(property))
    addValue(property.value, `${at}.${keyName(property.key, context.source)}`, notes, context);
}

function addLeaf(node: Node, at: string, notes: readonly string[], { source, found }: Context): void {
  if (!saysAnything(node)) return;
  found.push({
    ...readingOf(node, source),
    at: isFunction(node) ? `${at}()` : at,
    isText: node.type === "StringLiteral" || node.type === "TemplateLiteral",
    source: sourceOf(node, source),
    notes,
  });
}

function isFunction({ type }: Node): boolean {
  return /Function|^ObjectMethod$/.test(type);
}

/** Whether there is any literal of text or a pattern in it; only spaces say nothing. */
function saysAnything(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(saysAnything);
  if (!isNode(value)) return false;
  if (value.type === "StringLiteral") return value.value.trim() !== "";
  if (value.type === "TemplateElement") return value.value.raw.trim() !== "";
  return (
    value.type === "RegExpLiteral" ||
    Object.entries(value).some(([key, part]) => !STRUCTURE_ONLY.has(key) && saysAnything(part))
  );
}

/** The comments that end right above a node; what heads a file or a part of it says nothing of one text. */
function notesOf(node: Node, { lines }: Context): string[] {
  const notes: string[] = [];
  let below = node.loc?.start.line ?? 0;
  for (const comment of (node.leadingComments ?? []).toReversed()) {
    if (comment.loc?.end.line !== below - 1 || !startsItsLine(comment, lines)) break;
    notes.unshift(plain(comment));
    below = comment.loc.start.line;
  }
  return notes;
}

/** A comment at the end of a line is about that line. */
function startsItsLine({ loc }: Comment, lines: readonly string[]): boolean {
  if (!loc) return false;
  return (lines[loc.start.line - 1] ?? "").slice(0, loc.start.column).trim() === "";
}

function plain({ value }: Comment): string {
  const lines = value.split("\n").map((line) => line.trim().replace(/^\*+/, "").trim());
  return lines.filter((line) => line !== "").join(" ");
}
