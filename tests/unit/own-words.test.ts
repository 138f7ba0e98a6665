// Whatever is wrong in a form is said in our words and never by a bubble of the browser: a form with fields
// that a browser would check tells it not to.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FORM = /<(form|Form)\b([\s\S]*?[^=])>([\s\S]*?)<\/\1>/g;
/** What a browser checks before it sends a form, or a component that may hold such a field. */
const CHECKED =
  /\b(?:required|pattern=|minLength=|min=|type="(?:email|url|number|date)")|<\w*Fields?\b|\{children\}/;
const UNCHECKED = /\bnoValidate\b/;

/** Each form of a file whose fields the browser would check, as its opening tag. */
function bubblingForms(source: string): string[] {
  return [...source.matchAll(FORM)].flatMap(([, , attributes = "", inside = ""]) =>
    CHECKED.test(inside) && !UNCHECKED.test(attributes) ? [attributes.trim().replaceAll(/\s+/g, " ")] : [],
  );
}

test("no form lets the browser say what is wrong", () => {
  const found = globSync("app/**/*.tsx").flatMap((file) =>
    bubblingForms(readFileSync(file, "utf8")).map((form) => `${file}: ${form}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<form method="post"><input name="a" required /></form>', 1],
  ['<form method="post" noValidate><input name="a" required /></form>', 0],
  ['<Form onSubmit={(event) => send(event)}><Field id="a" /></Form>', 1],
  ["<Form ref={form} noValidate><Field required /></Form>", 0],
  ['<form method="post"><button>Send</button></form>', 0],
])("it is seen in %s", (source, count) => {
  expect(bubblingForms(source)).toHaveLength(count);
});

test("nothing calls the bubble up by script", () => {
  const callers = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /\b(?:reportValidity|setCustomValidity)\b/.test(readFileSync(file, "utf8")),
  );
  expect(callers).toEqual([]);
});
