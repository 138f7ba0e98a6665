import { publicPath } from "~/language/public-path.ts";
import { openGiftToken } from "~/services/auth/gift-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** The address of a plan's list that its parents pass on; null if it was sealed under a secret that is gone. */
export async function giftListLink(
  { tokenSecret, origin }: Needs<"tokenSecret"> & { origin: string },
  { onboardingId: planId, sealedToken }: { onboardingId: string; sealedToken: string },
): Promise<string | null> {
  const token = await openGiftToken(tokenSecret, planId, sealedToken);
  return token && `${origin}${publicPath(`/gifts/${token}`)}`;
}
