import type { Config } from "@react-router/dev/config";
import { buildDirectory, builtLanguage } from "./scripts/asked-build.ts";

export default {
  buildDirectory: buildDirectory(builtLanguage()),
  ssr: true,
  // A page links to a handful of routes, so the whole map is known at once and no discovery request is made.
  routeDiscovery: { mode: "initial" },
  // Pages that carry a token send no referrer, and then browsers name their own forms' origin "null". Our
  // same-origin middleware lets that pass only when the browser itself says that the form is ours.
  allowedActionOrigins: ["null"],
} satisfies Config;
