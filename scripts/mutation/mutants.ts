// What can be broken in a line of code: one small change at a time, each of which a test should notice.
import { parseSync, Visitor } from "vite";

export interface Mutant {
  /** One-based. */
  line: number;
  start: number;
  end: number;
  was: string;
  becomes: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/** Every mutant of a module's source, in the order of its lines. Text, types, and markup stay as they are. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const types = new Set<number>();
  const lineAt = lineFinder(source);
  const add = (start: number, end: number, becomes: string) =>
    found.push({ line: lineAt(start), start, end, was: source.slice(start, end), becomes });
  const swapOperator = (node: { left: Span; right: Span; operator: string }) => {
    const other = OPERATORS[node.operator];
    const at = source.indexOf(node.operator, node.left.end);
    if (other && at < node.right.start) add(at, at + node.operator.length, other);
  };
  new Visitor({
    TSLiteralType: ({ literal }) => {
      types.add(literal.start);
    },
    BinaryExpression: (node) => {
      const isText = [node.left, node.right].some(({ type }) => type === "TemplateLiteral");
      if (!isText) swapOperator(node);
    },
    LogicalExpression: swapOperator,
    Literal: (node) => {
      if (types.has(node.start)) return;
      if (typeof node.value === "boolean") add(node.start, node.end, String(!node.value));
      if (typeof node.value === "number") add(node.start, node.end, String(node.value + 1));
    },
    UnaryExpression: (node) => {
      if (node.operator === "!")
        add(node.start, node.end, source.slice(node.argument.start, node.argument.end));
    },
    IfStatement: ({ test }) => add(test.start, test.end, `!(${source.slice(test.start, test.end)})`),
    ConditionalExpression: ({ test }) =>
      add(test.start, test.end, `!(${source.slice(test.start, test.end)})`),
    ExpressionStatement: (node) => {
      const called = node.expression.type === "AwaitExpression" ? node.expression.argument : node.expression;
      if (called.type === "CallExpression") add(node.start, node.end, ";");
    },
  }).visit(parseSync(path, source).program);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

interface Span {
  start: number;
  end: number;
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
