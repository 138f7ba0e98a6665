// A device that keeps passkeys, which Chromium pretends to have.
import type { Page } from "playwright-core";

export interface Authenticator {
  /** How many passkeys the device keeps for this browser. */
  count(): Promise<number>;
  /** Whether its owner proves to be there: false as for a wrong finger. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Takes every passkey out, to be put into another device. */
  passkeys(): Promise<StoredPasskey[]>;
  put(passkey: StoredPasskey): Promise<void>;
}

/** As the protocol of the browser's tools says it. */
export interface StoredPasskey {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** Gives a page's browser a device of its own. */
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
