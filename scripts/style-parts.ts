// A stylesheet taken apart, for pages that carry only the styles they need: each rule with what it is for.
import postcss, { type ChildNode, type Container } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";
import { attributeNeed, type StylePart, tagNeed } from "../app/services/whole-page.server.ts";

/** At-rules whose rules are looked at one by one. */
const GROUPS = new Set(["layer", "media", "supports", "container"]);

/** A selector with more choices than this counts as one for all pages. */
const MOST_CHOICES = 64;

/** The rules of a stylesheet in their order. */
export function stylePartsOf(css: string): StylePart[] {
  return partsIn(postcss.parse(css), []);
}

function partsIn(container: Container<ChildNode>, within: readonly string[]): StylePart[] {
  return (container.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === "rule") return [[[...within], neededBy(node.selector), node.toString()]];
    if (node.type !== "atrule") return [];
    if (!node.nodes) return [[[...within], [], `${node};`]];
    if (!GROUPS.has(node.name)) return [[[...within], [], node.toString()]];
    return partsIn(node, [...within, `@${node.name} ${node.params}`]);
  });
}

/** What each selector needs; none if one of them needs nothing. */
function neededBy(selector: string): string[][] {
  const { nodes } = parseSelectors().astSync(selector);
  const needs = nodes.flatMap(choicesOf);
  return needs.length > MOST_CHOICES || needs.some((names) => names.length === 0) ? [] : needs;
}

/**
 * What must all be on a page for a selector to find something, once for each of its choices. What stands in `:not()` needs nothing; what
 * an element has or is must be there too.
 */
function choicesOf(selector: Selector): string[][] {
  let choices: string[][] = [[]];
  for (const node of selector.nodes) {
    const more = needOf(node);
    choices = choices
      .flatMap((names) => more.map((added) => [...names, ...added]))
      .slice(0, MOST_CHOICES + 1);
  }
  return choices;
}

const CHOICES = new Set([":is", ":where", ":has"]);

function needOf(node: Node): string[][] {
  switch (node.type) {
    case "class":
      return [[node.value]];
    case "tag":
      return [[tagNeed(node.value)]];
    case "attribute":
      return node.attribute.startsWith("data-") ? [[attributeNeed(node.attribute)]] : [[]];
    case "pseudo":
      return CHOICES.has(node.value) ? node.nodes.flatMap(choicesOf) : [[]];
    default:
      return [[]];
  }
}
