import type { UnsentForm } from "~/contracts/accounts/account-forms.ts";
import { upsertUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { seal } from "~/services/auth/secret-box.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { type LimitDeps, limitTries } from "./limit-tries.ts";

export interface UnsentWish {
  /** The secret of the browser that sent it. */
  secret: string;
  /** Where it was sent, path and search. */
  address: string;
  /** The path of the page that shows it. */
  pagePath: string;
  form: UnsentForm;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The account known to have used this browser; null for strangers, who may store less. */
  knownUserId: string | null;
  /** The client's network address. */
  client: string;
}

/** The place that a stored form is sealed for: it opens only for the same browser and address. */
export function unsentPlace(browserHash: string, address: string) {
  return { purpose: "unsent_forms.sealed", row: `${browserHash} ${address}` };
}

/**
 * Stores a form that arrived after its session ended, sealed, until its sender signs in again. False if it isn't stored, because
 * there are too many or the database failed: then the typed text is lost, but nothing else.
 */
export async function keepUnsentForm(deps: LimitDeps, wish: UnsentWish): Promise<boolean> {
  const { secret, address, pagePath, form, expiresAt, knownUserId, client } = wish;
  try {
    const allowed = knownUserId
      ? await limitTries(deps, "unsent-form", { account: knownUserId })
      : await limitTries(deps, "unsent-form-of-stranger", { account: "", address: client });
    if (!allowed.ok) return false;
    const browserHash = hashToken(secret);
    const sealed = await seal(deps.tokenSecret, unsentPlace(browserHash, address), JSON.stringify(form));
    await upsertUnsentForm(deps.db, { browserHash, address, pagePath, sealed, expiresAt });
    return true;
  } catch (error) {
    log.error("unsent_form_not_kept", errorFacts(error));
    return false;
  }
}
