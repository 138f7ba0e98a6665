// Made by the build (scripts/vite-language-builds.ts).
declare module "virtual:language-builds" {
  import type { ServerBuild } from "react-router";
  import type { OtherLanguage } from "~/language/languages.ts";

  /** The lists of the browser files of each language; none in development. */
  export const builds: Partial<Record<OtherLanguage, () => Promise<{ default: ServerBuild["assets"] }>>>;
}
