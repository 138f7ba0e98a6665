// R26: every form of the route manifest says by its contract what people type into it and which page shows it, so that nothing
// typed is lost when the session has ended or the role isn't enough. Passwords and other proofs are never kept.
import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { type JSXOpeningElement as Opening, traverseFast } from "@babel/types";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { entered, type FormContract, typedTexts } from "~/contracts/form.ts";
import { formFinder, formOf, publicAddresses } from "~/http/built-routes.server.ts";
import routes from "~/routes.ts";
import { UNSENT_LABELS } from "~/words/en/offline/offline-copy.ts";
import { PLAIN_FIELDS } from "../../support/addresses/plain-fields.ts";
import { ADDRESSES, DECISIONS } from "../../support/addresses.ts";

interface Taken {
  path: string;
  form: FormContract | null;
}

const MODULES = import.meta.glob<object>("../../../app/routes/**/*.{ts,tsx}");

/** Routes whose action only says that there is no such form. */
const NO_FORM = ["/images/*", "/*"];
/** Fields with a name that takes text elsewhere: a hidden search, a day that is filled in already, a choice. */
const OTHERWISE = [
  "/admin/clothing/upload q",
  "/dashboards/:onboardingId/size day",
  "/dashboards/:onboardingId/share notes",
];
const TYPES_OF_TEXT = ["text", "email", "url", "tel", "number", "date", "search"];

let taken: Taken[];
let built: Record<string, { parentId?: string; path?: string; index?: boolean; module: object }>;

beforeAll(async () => {
  taken = [];
  built = {};
  await walk(routes);
}, 300_000);

async function walk(entries: readonly RouteConfigEntry[], parent = "", parentId?: string): Promise<void> {
  for (const { file, id = file, path, index, children } of entries) {
    const module = (await MODULES[`../../../app/${file}`]?.()) ?? {};
    const whole = path === undefined ? parent : `${parent}/${path}`;
    built[id] = {
      ...(parentId && { parentId }),
      ...(path !== undefined && { path }),
      ...(index && { index }),
      module,
    };
    if ("action" in module) taken.push({ path: whole || "/", form: formOf(module) });
    if (children) await walk(children, whole, id);
  }
}

const forms = () => taken.flatMap(({ path, form }) => (form ? [{ path, form }] : []));

/** The forms that only signed-in people may send. */
const signedIn = () => forms().filter(({ path }) => DECISIONS[path]?.post !== "everyone");

const addressOf = (path: string) => path.replace(/:ageRangeId\??/, "0-3m").replace(/:\w+\??/g, "some1");

test("R26 every action of the manifest carries the contract of its form", () => {
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter(({ form }) => !form).map(({ path }) => path)).toEqual(NO_FORM);
});

test("R26 the application finds each form by its address, in every language", () => {
  const find = formFinder(built);
  for (const { path, form } of forms()) {
    expect(find(addressOf(path))?.form, path).toBe(form);
    expect(find(`/de${addressOf(path)}`)?.form, path).toBe(form);
  }
  expect(find("/dashboards/some1/0-3m")).toBeNull();
  expect(find("/no/such/address")).toBeNull();
});

test("the pages for strangers are those whose handles say so", () => {
  const { same, inSitemap } = publicAddresses(built);
  const pages = [
    "/",
    "/swaddles-sleep-sacks",
    "/wear",
    "/wear/how-we-count",
    "/wear/night",
    "/privacy",
    "/terms",
  ];
  expect(inSitemap).toEqual(pages);
  expect([...same]).toEqual(
    pages.map((path) => [path, path === "/swaddles-sleep-sacks" ? ["room", "unit"] : []]),
  );
});

test("R26 what is typed is among a form's fields, and no secret is", () => {
  for (const { path, form } of forms()) {
    const { fields, typed, chosen = [], secret = [] } = form;
    for (const name of [...typed, ...chosen, ...secret]) expect(fields, path).toContain(name);
    expect(
      typed.filter((name) => secret.includes(name)),
      path,
    ).toEqual([]);
    const hidden = fields.filter((name) => /password|^(token|credential|key)$|turnstile/i.test(name));
    const isKept = typed.length > 0 || chosen.length > 0;
    // A custom item's key names the submission.
    const meant = path.endsWith("/items") ? hidden.filter((name) => name !== "key") : hidden;
    if (isKept)
      expect(
        meant.filter((name) => !secret.includes(name)),
        path,
      ).toEqual([]);
  }
});

test("R26 every form has a page to come back to", () => {
  const pages = Object.entries(DECISIONS).flatMap(([path, { read }]) =>
    // Without an invitation there is nothing to see.
    read === "nobody" && path !== "/invitation" ? [] : [{ path }],
  );
  for (const { path, form } of signedIn()) {
    const address = addressOf(path);
    const params = { onboardingId: "some1", planId: "some1" };
    const page = form.page?.({ params, fields: { ageRange: "0-3m", formKey: "f".repeat(20) } }) ?? address;
    const { pathname } = new URL(page, "https://layette.test");
    expect(matchRoutes(pages, pathname)?.[0]?.route, `${path} comes back at ${page}`).toBeDefined();
  }
});

test("R26 what a page doesn't put back into its fields is shown with a label", () => {
  const unnamed = signedIn().flatMap(({ path, form }) =>
    form.isShownByPage
      ? []
      : form.typed.filter((name) => !(name in UNSENT_LABELS)).map((name) => `${path} ${name}`),
  );
  expect(unnamed).toEqual([]);
});

/** The value of an attribute, if it is a text or a constant; undefined if there is no such attribute. */
function attributeOf(
  { attributes }: Opening,
  wanted: string,
  constants: ReadonlyMap<string, string>,
): string | null | undefined {
  const found = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === wanted);
  const value = found?.type === "JSXAttribute" ? found.value : undefined;
  if (value?.type === "StringLiteral") return value.value;
  const expression = value?.type === "JSXExpressionContainer" ? value.expression : null;
  if (expression?.type === "Identifier") return constants.get(expression.name) ?? null;
  return found ? null : undefined;
}

/** The names of the fields that take text, wherever a component draws one. */
function textFields(): Set<string> {
  const sources = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const constants = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/const ([A-Z_]+) = "([^"]+)"/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
  const names = new Set<string>();
  const take = (element: Opening) => {
    const tag = element.name.type === "JSXIdentifier" ? element.name.name : "";
    const type = attributeOf(element, "type", constants) ?? "text";
    const name = attributeOf(element, "name", constants);
    if (name && /^(?:input|textarea)$|Field$/.test(tag) && TYPES_OF_TEXT.includes(type)) names.add(name);
  };
  for (const source of sources.filter((text) => text.includes("name="))) {
    const tree = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] });
    traverseFast(tree, (node) => {
      if (node.type === "JSXOpeningElement") take(node);
    });
  }
  return names;
}

test("R26 no field that takes text is forgotten in a contract", () => {
  const drawn = textFields();
  for (const name of ["title", "wishName", "email", "note", "bornOn", "startDate"])
    expect(drawn).toContain(name);
  const forgotten = forms().flatMap(({ path, form: { fields, typed, secret = [] } }) =>
    fields
      .filter((name) => drawn.has(name) && !typed.includes(name) && !secret.includes(name))
      .map((name) => `${path} ${name}`),
  );
  expect(forgotten).toEqual(OTHERWISE);
});

/** What a form names and nobody has looked at: fields, and parameters of its address after the first object. */
function unnamed(path: string, form: FormContract, names: object): string[] {
  return named(path, form).filter((name) => !PLAIN.has(name) && !Object.hasOwn(names, name));
}

const PLAIN: ReadonlySet<string> = new Set(PLAIN_FIELDS);

function named(path: string, { fields, numbered }: FormContract): string[] {
  const objects = path.split("/").filter((part) => part.startsWith(":") && !part.startsWith(":ageRange"));
  return [...fields, ...(numbered ? [numbered.prefix] : []), ...objects.slice(1)];
}

test("S43 a form's address says which objects its fields name, and names no others", () => {
  for (const { path, form } of forms()) {
    const { names = {} } = ADDRESSES[path]?.form ?? {};
    expect(unnamed(path, form, names), path).toEqual([]);
    expect(
      Object.keys(names).filter((name) => !named(path, form).includes(name)),
      path,
    ).toEqual([]);
  }
});

test("S43 a form that is new is noticed, by its fields or its address", () => {
  const form = { fields: ["name", "shelfId"], typed: [] };
  expect(unnamed("/shelf", form, {})).toEqual(["shelfId"]);
  expect(unnamed("/dashboards/:onboardingId/shelves/:shelfId", form, { shelfId: "alone" })).toEqual([
    ":shelfId",
  ]);
});

test("R26 a button alone is not kept, a text is, and a secret never", () => {
  const form: FormContract = {
    fields: ["title", "intent", "size", "password"],
    typed: ["title"],
    chosen: ["size"],
    secret: ["password"],
    numbered: { prefix: "n-", most: 3, isTyped: true },
  };
  expect(entered(form, { intent: "remove", title: "", password: "secret 1" })).toBeNull();
  expect(entered(form, { intent: "save", title: "Ours", password: "secret 1" })).toEqual({
    intent: "save",
    title: "Ours",
  });
  expect(entered(form, { size: "0-3m" })).toEqual({ size: "0-3m" });
  expect(entered(form, { "n-1": "0" })).toBeNull();
  expect(entered(form, { "n-1": "4" })).toEqual({ "n-1": "4" });
  expect(typedTexts(form, { title: "Ours", intent: "save", "n-1": "4", password: "secret 1" })).toEqual([
    "Ours",
    "4",
  ]);
});
