import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Greeting } from "~/components/gifts/giver-invitation.tsx";
import { ReserveFields } from "~/components/gifts/reserve-fields.tsx";
import type { GiverPage } from "~/contracts/gifts/giver-page.ts";

const FORM = {
  ...{ item: "2.0-3m", formKey: "aaaabbbb", told: "", left: 2 },
  ...{ isSurprise: false, approves: false, typed: {} },
};

/** Names of the fields that ask for the focus as the page comes from the server. */
function focused(errors: Readonly<Record<string, string>>): string[] {
  const html = renderToStaticMarkup(<ReserveFields {...FORM} errors={errors} />);
  return [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .filter(([tag]) => /\sautofocus\b/i.test(tag))
    .map(([tag]) => /\sname="(\w+)"/.exec(tag)?.[1] ?? "");
}

test("a giver types into the name at once; a form that comes back leads to its wrong field", () => {
  expect(focused({})).toEqual(["name"]);
  expect(focused({ name: "Please enter your name." })).toEqual(["name"]);
  expect(focused({ email: "Please enter an email address." })).toEqual(["email"]);
});

const EMPTY: GiverPage = {
  ...{ title: "Gifts for Mia", greeting: "", parents: "Ana", place: null, month: null },
  ...{ ideas: [], bundles: [], kinds: [], taken: [], own: [] },
  ...{ wished: 0, onTheirWay: 0, heldVersion: 0, counted: null, hasLinks: false, fit: null },
};

test.each([
  [0, 0, 0],
  [40, 1, 0],
  [41, 1, 1],
  [130, 1, 1],
  [131, 0, 1],
])("a greeting of %i letters is whole %i times, and cut %i times until it's opened", (length, whole, cut) => {
  const html = renderToStaticMarkup(<Greeting page={{ ...EMPTY, greeting: "x".repeat(length) }} />);
  expect(html.split("<details").length - 1).toBe(cut);
  expect(html.split("<q").length - 1 - cut).toBe(whole);
});
