// Arrow keys in the rows of a wardrobe: each row is one tab stop, and the arrows lead to the rest.
import { fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { useRowKeys } from "~/components/wardrobe/wardrobe-items.tsx";

/** jsdom has no layout: every row is in the same column, and every element is seen. */
HTMLElement.prototype.checkVisibility ??= () => true;

function Rows() {
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area);
  return (
    <div ref={area}>
      <ul>
        <Row name="a" buttons={["less", "count", "more"]} />
        <Row name="b" buttons={["count", "more"]} />
      </ul>
      <ul>
        <Row name="c" buttons={[]} />
        <Row name="d" buttons={["undo", "less", "count", "more"]} />
      </ul>
    </div>
  );
}

function Row({ name, buttons }: { name: string; buttons: readonly string[] }) {
  return (
    <li className="row">
      {["name", ...buttons].map((button) => (
        <button key={button} type="button" id={`${name}-${button}`} />
      ))}
      <button type="button" disabled id={`${name}-off`} />
      <div className="row-panel">
        <textarea id={`${name}-note`} />
        <button type="button" id={`${name}-skip`} />
      </div>
    </li>
  );
}

test.each([
  ["a-name", "ArrowRight", "a-less"],
  ["a-less", "ArrowRight", "a-count"],
  ["a-more", "ArrowRight", null],
  ["a-less", "ArrowLeft", "a-name"],
  ["a-name", "ArrowLeft", null],
  ["a-name", "ArrowDown", "b-name"],
  ["a-more", "ArrowDown", "b-more"],
  ["a-count", "ArrowDown", "b-count"],
  ["a-less", "ArrowDown", "b-name"],
  ["b-more", "ArrowUp", "a-more"],
  ["b-more", "ArrowDown", "c-name"],
  ["c-name", "ArrowDown", "d-name"],
  ["d-name", "ArrowDown", null],
  ["a-name", "ArrowUp", null],
  ["a-note", "ArrowDown", null],
  ["a-skip", "ArrowRight", null],
  ["a-name", "Home", null],
] as const)("from %s %s leads to %s", (from, key, to) => {
  render(<Rows />);
  document.getElementById(from)?.focus();
  const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(document.activeElement?.id).toBe(to ?? from);
  expect(isLeft, "the page may scroll only where the key does nothing").toBe(to === null);
});

test("with a modifier the keys are the browser's", () => {
  render(<Rows />);
  document.getElementById("a-name")?.focus();
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowRight", [modifier]: true });
  }
  expect(document.activeElement?.id).toBe("a-name");
});
