import type { UnsentForm } from "~/contracts/accounts/unsent-form.ts";
import { upsertUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { seal } from "~/services/auth/secret-box.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { type LimitDependencies, limitTries } from "./limit-tries.ts";

export interface UnsentWish {
  /** The secret of the browser that sends it. */
  secret: string;
  /** Where it was sent, path and search. */
  address: string;
  /** The path of the page that shows it. */
  pagePath: string;
  form: UnsentForm;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The account that is known to have used this browser; null for strangers, who may keep less. */
  knownUserId: string | null;
  /** The client's network address. */
  client: string;
}

/** Where a kept form is sealed for: it opens for the same browser and address only. */
export function unsentPlace(browserHash: string, address: string) {
  return { purpose: "unsent_forms.sealed", row: `${browserHash} ${address}` };
}

/**
 * Keeps a form that came after its session had ended, sealed, until its sender has signed in again. False where it is not
 * kept, because too many were or nothing can be written: then only what was typed is lost, as without it.
 */
export async function keepUnsentForm(deps: LimitDependencies, wish: UnsentWish): Promise<boolean> {
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
