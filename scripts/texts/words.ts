// What an expression says, apart from how it is built. Two expressions of the same shape differ in their words only, so that each
// text of one is the other's at the same place, also inside a function.
import type { Node, ObjectProperty, TemplateLiteral } from "@babel/types";

/** One string literal or template. */
export interface Words {
  /** Where in its expression: "paragraphs.0", "" for the expression itself; several at one place are told apart by "~2". */
  at: string;
  /** As people read it, with the pieces of a template as `${name}`. */
  text: string;
  /** What a template is told when it is said: `${count}`, or `${1}` for a piece that has words of its own. */
  pieces: readonly string[];
}

/** An expression taken apart. */
export interface Reading {
  /** Everything but the words, formatting, comments, and types. */
  shape: string;
  /** In the order in which the shape names them. */
  words: readonly Words[];
  /** False if it isn't beyond doubt which word of another language is which. */
  isSound: boolean;
}

interface Child {
  node: Node | null | undefined;
  step?: string;
}

/** Under these keys stand the codes and addresses that machines read, */
const MACHINE_KEYS: ReadonlySet<string> = new Set(["id", "kind", "look", "to", "url", "value"]);
/** which look like this: "hand-over", "/profile". */
const CODE = /^(?:[a-z-]+|(?:https:\/)?\/\S*)$/;

/** What a node has besides what it says and does. */
export const STRUCTURE_ONLY: ReadonlySet<string> = new Set([
  "type",
  "start",
  "end",
  "loc",
  "range",
  "extra",
  "leadingComments",
  "trailingComments",
  "innerComments",
  "typeAnnotation",
  "typeParameters",
  "typeArguments",
  "returnType",
]);

/** Takes an expression or a function apart; `source` is that of its module. */
export function readingOf(root: Node, source: string): Reading {
  const places = new Map<Node, string>();
  placeTexts(root, "", places);
  return distinct(new Reader(source, places).read(root));
}

/** A node's own text. */
export function sourceOf(node: Node, source: string): string {
  return source.slice(node.start ?? 0, node.end ?? 0);
}

/** The name of a property, as its path has it. */
export function keyName(key: Node, source: string): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" ? key.value : sourceOf(key, source);
}

/** An expression without what is only said to the compiler. */
export function inside(node: Node): Node {
  return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
    ? inside(node.expression)
    : node;
}

/** Finds each text that is a value: what is returned, kept, or put into another text, but not what is compared or passed on. */
function placeTexts(node: Node, at: string, places: Map<Node, string>): void {
  if (node.type === "StringLiteral" || node.type === "TemplateLiteral") places.set(node, at);
  for (const { node: child, step } of valuesIn(node)) {
    if (child) placeTexts(child, step === undefined ? at : joined(at, step), places);
  }
}

function joined(at: string, step: string): string {
  return at === "" ? step : `${at}.${step}`;
}

function valuesIn(node: Node): readonly Child[] {
  switch (node.type) {
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
    case "ObjectMethod":
      return [{ node: node.body }];
    case "TemplateLiteral":
      return node.expressions.map((one) => ({ node: one }));
    case "ConditionalExpression":
      return [{ node: node.consequent }, { node: node.alternate }];
    case "LogicalExpression":
      return node.operator === "&&" ? [{ node: node.right }] : [{ node: node.left }, { node: node.right }];
    case "ObjectExpression":
      return node.properties.map((one) => ({ node: one }));
    case "ObjectProperty":
      return isForMachines(node) ? [] : [{ node: node.value, step: keyName(node.key, "") }];
    case "ArrayExpression":
      return node.elements.map((one, index) => ({ node: one, step: String(index) }));
    case "SpreadElement":
      return [{ node: node.argument }];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return [{ node: node.expression }];
    default:
      return valuesOfStatement(node);
  }
}

function valuesOfStatement(node: Node): readonly Child[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body.map((one) => ({ node: one }));
    case "ReturnStatement":
      return [{ node: node.argument }];
    case "IfStatement":
      return [{ node: node.consequent }, { node: node.alternate }];
    case "SwitchStatement":
      return node.cases.flatMap(({ consequent }) => consequent.map((one) => ({ node: one })));
    case "VariableDeclaration":
      return node.declarations.map(({ init }) => ({ node: init }));
    default:
      return [];
  }
}

/** Whether a property is one that only machines read. */
export function isForMachines({ key, value }: ObjectProperty): boolean {
  return MACHINE_KEYS.has(keyName(key, "")) && value.type === "StringLiteral" && CODE.test(value.value);
}

/** Writes shapes, and collects the words on the way. */
class Reader {
  private readonly source: string;
  private readonly places: ReadonlyMap<Node, string>;

  constructor(source: string, places: ReadonlyMap<Node, string>) {
    this.source = source;
    this.places = places;
  }

  read(value: unknown): Reading {
    if (Array.isArray(value)) return this.all(value.map((one) => ["", one]));
    if (!isNode(value)) return { shape: JSON.stringify(value) ?? "", words: [], isSound: true };
    const at = this.places.get(value);
    if (at !== undefined && value.type === "StringLiteral") return literal(value.value, at);
    if (at !== undefined && value.type === "TemplateLiteral") return this.template(value, at);
    const parts = Object.entries(value).filter(([key]) => !STRUCTURE_ONLY.has(key));
    const { shape, ...rest } = this.all(parts);
    return { shape: value.type + shape, ...rest };
  }

  private all(parts: readonly (readonly [string, unknown])[]): Reading {
    const readings = parts.map(([, value]) => this.read(value));
    const shapes = readings.map(({ shape }, index) => `${parts[index]?.[0]}:${shape}`);
    return {
      shape: `(${shapes.join()})`,
      words: readings.flatMap(({ words }) => words),
      isSound: readings.every(({ isSound }) => isSound),
    };
  }

  /** Another language may have the pieces in another order, so the shape has them in one of its own. */
  private template(node: TemplateLiteral, at: string): Reading {
    if (node.expressions.length === 0) return literal(node.quasis[0]?.value.cooked, at);
    const readings = new Map(node.expressions.map((one) => [one, this.piece(one)]));
    const ordered = [...readings].sort(([, one], [, other]) =>
      one.shape < other.shape ? -1 : one.shape > other.shape ? 1 : 0,
    );
    const wordy = ordered.filter(([, { words }]) => words.length > 0);
    const pieces = node.expressions.map((one) => {
      const number = wordy.findIndex(([piece]) => piece === one) + 1;
      return `\${${number > 0 ? number : inOneLine(sourceOf(one, this.source))}}`;
    });
    const quasis = node.quasis.map(({ value }) => value.cooked ?? "");
    const text = quasis.map((quasi, index) => quasi + (pieces[index] ?? "")).join("");
    const wordyShapes = wordy.map(([, { shape }]) => shape);
    return {
      shape: `T[${ordered.map(([, { shape }]) => shape).join()}]`,
      words: [{ at, text, pieces }, ...ordered.flatMap(([, { words }]) => words)],
      isSound:
        // Two pieces of one shape that have words couldn't be told apart.
        new Set(wordyShapes).size === wordyShapes.length &&
        !quasis.some((quasi) => quasi.includes("${")) &&
        ordered.every(([, { isSound }]) => isSound),
    };
  }

  /** A piece without words is named as it is written, so it has to be written alike. */
  private piece(node: Node): Reading {
    const reading = this.read(node);
    return reading.words.length > 0 ? reading : { ...reading, shape: inOneLine(sourceOf(node, this.source)) };
  }
}

function literal(text: string | null | undefined, at: string): Reading {
  const words = [{ at, text: text ?? "", pieces: [] }];
  return { shape: "§", words, isSound: typeof text === "string" && !text.includes("${") };
}

function inOneLine(source: string): string {
  return source.replace(/\s+/g, " ");
}

/** Whether a part of a node is a node too. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function distinct(reading: Reading): Reading {
  const counts = new Map<string, number>();
  const words = reading.words.map((one) => {
    const count = (counts.get(one.at) ?? 0) + 1;
    counts.set(one.at, count);
    return count === 1 ? one : { ...one, at: `${one.at}~${count}` };
  });
  return { ...reading, words };
}
