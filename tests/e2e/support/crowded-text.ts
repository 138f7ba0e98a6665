// Texts without room of their own: over another text or symbol, or outside the card or button they stand in.
import type { Page } from "playwright-core";

/** The crowded texts of the open page, but for those that are cut off or float above it, which have their reasons. */
export function crowdedText(page: Page): Promise<string[]> {
  return page.evaluate(whatIsCrowded);
}

/** Runs in the page. */
function whatIsCrowded(): string[] {
  const HIDDEN = "script, style, noscript, select, textarea, .sr-only, dialog:not([open])";
  const ROUNDING_PX = 2;
  /** Lines that are set tight overlap a little. */
  const TIGHT = 0.5;
  const range = document.createRange();
  const found = new Set<string>();

  interface Drawn {
    what: string;
    node: Element;
    box: DOMRect;
  }

  function around(element: Element | null): Element[] {
    if (!element || element === document.body) return [];
    return [element, ...around(element.parentElement)];
  }

  /** Whether it is shown, not cut off by what is around it, and moves with the page. */
  function isInFlow(element: Element, outer: Element | null): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(HIDDEN) === null &&
      around(outer).every((box) => {
        const { overflowX, clipPath, position } = getComputedStyle(box);
        return overflowX === "visible" && clipPath === "none" && !["fixed", "sticky"].includes(position);
      })
    );
  }

  /** The edges that a reader sees around it. */
  function frameOf(element: Element): DOMRect | undefined {
    const frame = around(element).find((box) => {
      const { backgroundColor, borderRightWidth, display } = getComputedStyle(box);
      return display !== "inline" && (borderRightWidth !== "0px" || !/[,/] 0\)$/.test(backgroundColor));
    });
    return frame?.getBoundingClientRect();
  }

  function textsInFlow(): Drawn[] {
    const drawn: Drawn[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      const what = text.nodeValue?.trim().slice(0, 60) ?? "";
      if (!node || what === "" || node.closest("svg") || !isInFlow(node, node)) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      drawn.push(...boxes.map((box) => ({ what, node, box })));
    }
    return drawn;
  }

  function areOver(one: Drawn, other: Drawn): boolean {
    if (one.node.contains(other.node) || other.node.contains(one.node)) return false;
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return width > ROUNDING_PX && height > TIGHT * Math.min(one.box.height, other.box.height);
  }

  const texts = textsInFlow();
  const symbols = [...document.querySelectorAll("svg")]
    .filter((svg) => isInFlow(svg, svg.parentElement))
    .map((node) => ({ what: "a symbol", node, box: node.getBoundingClientRect() }));
  for (const { what, node, box } of texts) {
    const frame = frameOf(node);
    const isOut = frame && (box.right > frame.right + ROUNDING_PX || box.left < frame.left - ROUNDING_PX);
    if (isOut) found.add(`outside its frame: ${what}`);
  }
  texts.forEach((one, at) => {
    const other = [...texts.slice(at + 1), ...symbols].find((another) => areOver(one, another));
    if (other) found.add(`over each other: ${one.what} | ${other.what}`);
  });
  return [...found].slice(0, 5);
}
