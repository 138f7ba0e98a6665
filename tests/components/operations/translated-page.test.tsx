// S109: whatever shape a component's text has, a translator that puts elements in its place neither stops it from changing nor
// breaks the page.
import { render, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepTogether } from "~/lib/translated-page.ts";

const { insertBefore, removeChild } = Node.prototype;

beforeAll(keepTogether);
afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

interface State {
  count: number;
  note: string | null;
  names: readonly string[];
}

/** Texts beside texts, beside elements, alone, that come and go, and in lists that change their order. */
function Shapes({ count, note, names }: State) {
  return (
    <div>
      <p>
        You have {count} of {37 - count}, {note}
      </p>
      <p>
        <b>{count}</b> ready {note !== null && <i>with {note}</i>} today
      </p>
      <p>{`${count} alone`}</p>
      {note}
      {count > 2 ? "many" : <em>few</em>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}: {count}
          </li>
        ))}
      </ul>
      {count} at the end
    </div>
  );
}

const STATES: readonly State[] = [
  { count: 0, note: null, names: ["a", "b", "c"] },
  { count: 1, note: "first", names: ["c", "a", "b"] },
  { count: 3, note: "second", names: ["b"] },
  { count: 3, note: null, names: [] },
  { count: 4, note: "third", names: ["d", "b", "a"] },
  { count: 0, note: "", names: ["a", "d"] },
];

function translate(root: Element, how: "moves" | "replaces"): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && parentElement?.tagName !== "FONT",
  )) {
    const font = document.createElement("font");
    text.replaceWith(font);
    if (how === "moves") font.appendChild(text);
    else font.textContent = text.data;
  }
}

const pairs = STATES.flatMap((_, from) => STATES.map((_, to) => [from, to] as const));

test.each(["moves", "replaces"] as const)(
  "S109 texts that a translator %s change as if it weren't there",
  async (how) => {
    for (const [from, to] of pairs) {
      const [before, after] = [STATES[from], STATES[to]];
      if (!before || !after) throw new Error("no such state");
      const { container, rerender, unmount } = render(<Shapes {...before} />);
      translate(container, how);
      await Promise.resolve();
      rerender(<Shapes {...after} />);
      const fresh = render(<Shapes {...after} />);
      await waitFor(() => expect(container.textContent).toBe(fresh.container.textContent));
      translate(container, how);
      await Promise.resolve();
      rerender(<Shapes {...before} />);
      fresh.rerender(<Shapes {...before} />);
      await waitFor(() => expect(container.textContent).toBe(fresh.container.textContent));
      unmount();
      fresh.unmount();
      expect(container.textContent).toBe("");
    }
  },
);
