import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { builtLanguage, MANIFEST_ENTRY } from "./scripts/asked-build.ts";
import { localVars, stateDir } from "./scripts/local-vars.ts";
import { browserOnly } from "./scripts/vite-browser-only.ts";
import { chunkGroups } from "./scripts/vite-chunks.ts";
import { drawnOnce } from "./scripts/vite-drawn-once.ts";
import { languages } from "./scripts/vite-languages.ts";
import { leftOut, listApart, minifiedAgain, statementsInLines } from "./scripts/vite-left-out.ts";
import { listsPackages } from "./scripts/vite-licenses.ts";
import { reactInModules } from "./scripts/vite-react-modules.ts";
import { sonnerWithoutStyles, stylesWhileDeveloping } from "./scripts/vite-styles.ts";
import { textsApart, wholeTexts } from "./scripts/vite-texts-apart.ts";

/** The half of `react-dom/server.node` that renders to text. The other half, as large, streams, which no page does. */
const RENDER_TO_TEXT = fileURLToPath(
  new URL("node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js", import.meta.url),
);

/** The names of classes stay, because logs name errors by them; those of functions would be a twentieth of the Worker. */
const KEPT_NAMES = { function: false, class: true };
const SMALL = {
  compress: { keepNames: KEPT_NAMES },
  mangle: { toplevel: true, keepNames: KEPT_NAMES },
  codegen: { removeWhitespace: true },
};

const language = builtLanguage();
/** The Worker is built along with English, once; of another language, its browser files and their list. */
const hasWorker = (command: string) => command === "serve" || language === "en";

export default defineConfig(({ command }) => ({
  plugins: [
    hasWorker(command) && workerTools(command),
    tailwindcss(),
    sonnerWithoutStyles(),
    stylesWhileDeveloping(),
    browserOnly(),
    leftOut(),
    reactInModules(),
    drawnOnce(),
    languages({ language }),
    reactRouter(),
    hasWorker(command) && listsPackages(),
    hasWorker(command) && listApart(),
    hasWorker(command) && wholeTexts(),
    hasWorker(command) && textsApart(),
    hasWorker(command) && statementsInLines(),
    minifiedAgain(SMALL),
  ],
  resolve: {
    tsconfigPaths: true,
    ...(command === "build" ? { alias: { "react-dom/server.node": RENDER_TO_TEXT } } : {}),
  },
  // A package that is bundled ahead passes by the plugins.
  optimizeDeps: { exclude: ["sonner"] },
  // What is loaded late needs little that the page doesn't have; the lists of it, and their loader, weigh more than they save.
  build: { sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A text or an id that is a constant goes to where it is said: a page brings only its own, and no chunk exports them.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            // The list of all files comes with every page. Hashes don't compress, and seven letters tell a few hundred files apart.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: ({ name }) =>
              name.startsWith("shared~") ? "assets/shared-[hash:7].js" : "assets/[name]-[hash:7].js",
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      build: {
        // This switch has no options.
        minify: false,
        rolldownOptions: {
          ...(hasWorker(command) ? {} : { input: { index: MANIFEST_ENTRY } }),
          output: { minify: SMALL },
        },
      },
    },
  },
}));

/** They take seconds to load, and most languages don't need them. */
async function workerTools(command: string) {
  const { cloudflare } = await import("@cloudflare/vite-plugin");
  return cloudflare({
    viteEnvironment: { name: "ssr" },
    persistState: { path: stateDir() },
    // The development server runs with the local defaults; a build keeps wrangler.toml's values.
    ...(command === "serve" ? { config: { vars: localVars(Number(process.env.PORT ?? 8787)) } } : {}),
  });
}
