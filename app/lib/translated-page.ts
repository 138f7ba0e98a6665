// Keeps React and the page together while a translator or an extension changes the page. A translator puts an element of its own in
// the place of each text, so React would go on writing into a text that nobody sees, and fail to remove it.

/** Text nodes that were taken out of the page, and the elements that stand in their places. */
const standIns = new WeakMap<Node, Element>();

/** Call once, before hydration. */
export function keepTogether(): void {
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) showAgain(target);
  });
  const replaced = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text && standInOf(record);
        if (!standIn || node.parentNode === record.target) continue;
        standIns.set(node, standIn);
        // A text that is out of the page can be watched too.
        rewritten.observe(node, { characterData: true });
      }
    }
  });
  replaced.observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next && placeIn(this, next));
    return child;
  };
}

/** What was put in the place of a removed text, before it or after it. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  const found = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
  return found instanceof Element ? found : null;
}

/** Puts a text that React has changed back into its place; the translator then translates it again. */
function showAgain(text: Node): void {
  const standIn = standIns.get(text);
  if (!standIn?.isConnected || standIn.contains(text)) return;
  standIns.delete(text);
  standIn.replaceWith(text);
}

/** The child of `parent` that is, holds, or stands for a node; null if it has gone. */
function placeIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  for (
    let place: Node | null = node.parentNode ? node : (standIns.get(node) ?? null);
    place;
    place = place.parentNode
  ) {
    if (place.parentNode === parent) return place;
  }
  return null;
}
