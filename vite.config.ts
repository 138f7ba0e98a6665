import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { localVars, stateDir } from "./scripts/local-vars.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: stateDir() },
      // The development server runs with the local defaults; a build keeps wrangler.toml's values.
      ...(command === "serve" ? { config: { vars: localVars(Number(process.env.PORT ?? 8787)) } } : {}),
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // The runtime reads the whole Worker before its first answer. Names stay, for logs and profiles.
        minify: false,
        rolldownOptions: {
          output: {
            minify: {
              compress: { keepNames: { function: true, class: true } },
              mangle: { keepNames: { function: true, class: true } },
              codegen: { removeWhitespace: true },
            },
          },
        },
      },
    },
  },
}));
