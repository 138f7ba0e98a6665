import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page links to a handful of routes, so the whole map is known at once and no discovery request is made.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
