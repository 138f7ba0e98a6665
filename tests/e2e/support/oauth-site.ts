// A site whose Google and Facebook sign-in uses the local provider.
import { afterAll, afterEach, beforeAll } from "vitest";
import { createHostedServer } from "../../support/hosted-server.ts";
import { type OAuthServer, startOAuthProvider } from "../../support/oauth-provider.ts";
import { type Site, siteOn } from "./site.ts";

export interface OAuthSite extends Pick<Site, "url" | "open" | "server"> {
  readonly provider: OAuthServer;
  /** Everything the server has printed. */
  output(): Promise<string>;
}

/** Starts the provider and the server before this file's tests and stops them afterward. */
export function startOAuthSite(): OAuthSite {
  let provider: OAuthServer | undefined;

  beforeAll(async () => {
    provider = await startOAuthProvider();
  });

  afterEach(() => {
    running().fault = null;
  });

  afterAll(() => provider?.close());

  const site = siteOn(() => createHostedServer({ env: running().env }));

  function running(): OAuthServer {
    if (!provider) throw new Error("The provider has not been started");
    return provider;
  }

  return {
    get url() {
      return site.url;
    },
    get server() {
      return site.server;
    },
    get provider() {
      return running();
    },
    output: async () => site.server.output(),
    open: site.open,
  };
}
