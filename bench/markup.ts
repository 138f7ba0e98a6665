// A page's markup as plain React elements without components, to be rendered with as little work as possible.
import { JSDOM } from "jsdom";
import { createElement, Fragment, type ReactNode } from "react";

const RENAMED: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
};
/** An empty value means that they are set. */
const FLAGS = new Set(["hidden", "disabled", "checked", "selected", "readonly", "required", "open"]);

/** The elements of a page, without its scripts. */
export function elementsOf(html: string): ReactNode {
  const { document } = new JSDOM(html).window;
  for (const script of document.querySelectorAll("script")) script.remove();
  return nodeOf(document.documentElement, 0);
}

function nodeOf(node: Node, key: number): ReactNode {
  if (node.nodeType === node.TEXT_NODE) return node.textContent;
  if (!("attributes" in node)) return null;
  const element = node as Element;
  const attributes = [...element.attributes].map(({ name, value }): [string, unknown] => {
    if (name === "style") return [name, styleOf(value)];
    return [RENAMED[name] ?? name, FLAGS.has(name) ? true : value];
  });
  const children = [...element.childNodes].map(nodeOf);
  const type = element.localName === "template" ? Fragment : element.localName;
  return createElement(type, { key, ...Object.fromEntries(attributes) }, ...children);
}

function styleOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(";")
      .filter((part) => part.includes(":"))
      .map((part) => {
        const [name = "", ...value] = part.split(":");
        const camel = name.trim().startsWith("--")
          ? name.trim()
          : name.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return [camel, value.join(":").trim()];
      }),
  );
}
