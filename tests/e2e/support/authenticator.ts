// A virtual device in Chromium that stores passkeys.
import type { Page } from "playwright-core";

export interface Authenticator {
  /** How many passkeys the device stores. */
  count(): Promise<number>;
  /** Whether user verification succeeds: false, as for a wrong finger. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Exports every passkey, to put into another device. */
  passkeys(): Promise<StoredPasskey[]>;
  put(passkey: StoredPasskey): Promise<void>;
}

/** In the format of the browser's devtools protocol. */
export interface StoredPasskey {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** Gives a page's browser its own device. */
export async function attachAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const kept = async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    count: async () => (await kept()).length,
    async setVerified(isUserVerified) {
      await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    passkeys: async () => (await kept()).map((credential) => ({ ...credential })),
    async put(passkey) {
      await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: passkey });
    },
  };
}
