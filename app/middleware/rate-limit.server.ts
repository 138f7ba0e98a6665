import { data, type RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { clientAddress } from "~/http/client-address.server.ts";

const PERIOD_SECONDS = 60;

/** Throws 429 when the visitor's address has used a flood limit up. */
export async function checkRateLimit(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  limiter: "auth" | "write",
): Promise<void> {
  const { limiters } = context.get(appContext);
  const { success } = await limiters[limiter].limit({ key: clientAddress(request) });
  if (success) return;
  throw data(
    { message: ERROR_TEXTS.TOO_MANY_REQUESTS },
    { status: 429, headers: { "Retry-After": String(PERIOD_SECONDS) } },
  );
}
