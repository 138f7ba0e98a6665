// The notices of everything by others that browsers get: /licenses.txt, a file of the build. What is in it follows from the modules
// that are really in the browser's files and in the service worker, not from what is installed.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** As much of a build as says which modules are in it. */
type Bundle = Readonly<Record<string, BundledFile>>;
type BundledFile = { type: string; modules?: Readonly<Record<string, { renderedLength: number }>> };

/** Somebody's work that browsers get, with the words that have to come along. */
export interface Notice {
  name: string;
  /** Null for what has none. */
  version: string | null;
  /** An SPDX expression. */
  license: string;
  text: string;
}

const PACKAGES = "/node_modules/";
/** What the bundlers themselves write into files has no folder. */
const OF_BUNDLERS: readonly (readonly [opening: string, name: string])[] = [
  ["\0rolldown/", "rolldown"],
  ["\0vite/", "vite"],
];
/** Of styles, the build doesn't say where they come from: the first rules of app/styles.css are this package's. */
const OF_STYLES = "node_modules/tailwindcss";
const FONT_LICENSE = "app/assets/fraunces-OFL.txt";

/** The folders of the packages that have modules in these files, each once. */
export function packageFolders(bundle: Bundle): string[] {
  const ids = Object.values(bundle).flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  return [...new Set(ids.flatMap((id) => folderOf(id) ?? []))].sort();
}

function folderOf(id: string): string | null {
  const bundler = OF_BUNDLERS.find(([opening]) => id.startsWith(opening));
  if (bundler) return join("node_modules", bundler[1]);
  const at = id.lastIndexOf(PACKAGES);
  if (at < 0) return null;
  const [scope = "", name = ""] = id.slice(at + PACKAGES.length).split("/");
  return id.slice(0, at + PACKAGES.length) + (scope.startsWith("@") ? `${scope}/${name}` : scope);
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** From here on, a bundler's license speaks of what is inside the bundler. */
const OF_ITS_PARTS = /\n# Licenses of bundled dependencies\n[\s\S]*/;

/** What a package says of itself. Throws if it brings no license: then someone has to look. */
export function noticeOf(folder: string): Notice {
  const about: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const files = readdirSync(folder)
    .filter((name) => LICENSE_FILE.test(name))
    .sort();
  const texts = files.map((name) => textOf(join(folder, name)));
  if (!about.license || texts.length === 0)
    throw new Error(`${about.name} is in the browser's files and brings no license`);
  return { name: about.name, version: about.version, license: about.license, text: texts.join("\n\n") };
}

function textOf(path: string): string {
  return readFileSync(path, "utf8").replaceAll("\r\n", "\n").replace(OF_ITS_PARTS, "").trim();
}

const titleOf = ({ name, version, license }: Notice) => `${name} ${version ? `${version} ` : ""}(${license})`;
const LINE = "-".repeat(80);

/** All notices as one text: the same ones in the same order, whatever order they come in. */
export function noticesText(notices: readonly Notice[]): string {
  const byTitle = new Map(notices.map((one) => [titleOf(one), one.text]));
  const titles = [...byTitle.keys()].sort();
  return `Layette's pages hold work by others, under the licenses below.

${titles.map((title) => `  ${title}`).join("\n")}

${titles.map((title) => `${LINE}\n${title}\n${LINE}\n\n${byTitle.get(title)}\n`).join("\n")}`;
}

const PACKAGE_LIST = "packages.json";

/** Puts the list of packages beside a browser's files, for the last step of the build. */
export function listsPackages(): Plugin {
  return {
    name: "lists-packages",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      this.emitFile({
        type: "asset",
        fileName: PACKAGE_LIST,
        source: JSON.stringify(packageFolders(bundle)),
      });
    },
  };
}

/** Takes that list out of the files again. */
export function takePackages(clientDir: string): string[] {
  const path = join(clientDir, PACKAGE_LIST);
  const folders: string[] = JSON.parse(readFileSync(path, "utf8"));
  rmSync(path);
  return folders;
}

/** The whole file, for packages in these folders, the styles, and the font. */
export function licensesFile(folders: readonly string[]): string {
  const font = { name: "Fraunces", version: null, license: "OFL-1.1", text: textOf(FONT_LICENSE) };
  return noticesText([...[...folders, OF_STYLES].map(noticeOf), font]);
}
