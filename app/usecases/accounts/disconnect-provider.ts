import { deleteIdentities } from "~/data/accounts/oauth-accounts.server.ts";
import { deviceOf } from "~/domain/accounts/device-name.ts";
import { PROVIDERS, type ProviderName } from "~/domain/accounts/providers.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface Dependencies extends Needs<"db" | "outbox" | "now" | "userAgent"> {
  config: Pick<AppConfig, "oauth">;
}

/**
 * Removes a provider from an account and mails the owner. Never the last way in; false if nothing was done.
 */
export async function disconnectProvider(
  { config, db, outbox, now, userAgent }: Dependencies,
  user: { id: string; email: string },
  provider: ProviderName,
): Promise<boolean> {
  const others = PROVIDERS.filter((name) => name !== provider && config.oauth[name] !== null);
  const notice = await outbox.prepare({
    letter: { kind: "provider-disconnected", provider, device: deviceOf(userAgent), at: now },
    to: user.email,
    idempotencyKey: `provider-disconnected:${newId()}`,
    path: "/auth/forgot",
  });
  if (!(await deleteIdentities(db, { userId: user.id, provider, others }, notice))) return false;
  securityLog("provider_disconnected", { userId: user.id, provider });
  await outbox.send(notice.id);
  return true;
}
