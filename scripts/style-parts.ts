// A stylesheet taken apart, for pages that carry only the styles they need: each rule with the classes that it's for.
import postcss, { type ChildNode, type Container } from "postcss";
import type { StylePart } from "../app/services/whole-page.server.ts";

/** At-rules whose rules are looked at one by one. */
const GROUPS = new Set(["layer", "media", "supports", "container"]);

/** The rules of a stylesheet in their order. */
export function stylePartsOf(css: string): StylePart[] {
  return partsIn(postcss.parse(css), []);
}

function partsIn(container: Container<ChildNode>, within: readonly string[]): StylePart[] {
  return (container.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === "rule") return [[[...within], neededBy(node.selectors), node.toString()]];
    if (node.type !== "atrule") return [];
    if (!node.nodes) return [[[...within], [], `${node};`]];
    if (!GROUPS.has(node.name)) return [[[...within], [], node.toString()]];
    return partsIn(node, [...within, `@${node.name} ${node.params}`]);
  });
}

/** The classes that each selector needs; none if one of them needs none. */
function neededBy(selectors: readonly string[]): string[][] {
  const needs = selectors.map(classesOf);
  return needs.some((classes) => classes.length === 0) ? [] : needs;
}

/** What a class may be written with: letters of any language, escaped signs, and an escaped figure at its start. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu;

/** The classes without which a selector finds nothing; what stands in brackets may be a choice or the opposite. */
function classesOf(selector: string): string[] {
  return [...withoutBrackets(selector).matchAll(CLASS)].map(([, name = ""]) => unescaped(name));
}

/** Innermost brackets first; escaped ones belong to names. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(
    /(\\.)|\((?:\\.|[^()\\])*\)|\[(?:"[^"]*"|[^\]"])*\]/g,
    (_, escaped?: string) => escaped ?? "",
  );
  return shorter === selector ? selector : withoutBrackets(shorter);
}

function unescaped(name: string): string {
  return name.replace(/\\([\da-f]{1,6})\s?|\\(.)/giu, (_, code?: string, sign = "") =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
