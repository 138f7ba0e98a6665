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

/** Takes a provider's identities off a user's account and tells the owner by mail; never the last way in. False when nothing was done. */
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
