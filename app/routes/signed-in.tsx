// Everything below needs a signed-in user; each loader and action proves it again for what it reads.
import { useEffect, useState } from "react";
import { data, Outlet, useLocation } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { FLASHES } from "~/copy/accounts/account.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import { LiveLineContext, useTabLine } from "~/hooks/live/use-live-line.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { clearedFlashCookie, readFlash } from "~/http/cookies/flash.server.ts";
import { issueLiveTicket } from "~/http/live-ticket.server.ts";
import { showToast } from "~/lib/toast.ts";
import { unlessOnly } from "~/lib/unless-only.ts";
import { requireUserMiddleware } from "~/middleware/require-user.server.ts";
import type { Route } from "./+types/signed-in";

export const middleware: Route.MiddlewareFunction[] = [requireUserMiddleware];

export const shouldRevalidate = unlessOnly(ESSENTIALITY_PARAM);

/** What the form before this page has done, said once, and what the page opens its live line with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  const [ticket, flash] = await Promise.all([issueLiveTicket(context), readFlash(config, request)]);
  if (!flash) return data({ ticket, flash: null });
  return data(
    { ticket, flash: FLASHES[flash] },
    { headers: { "Set-Cookie": await clearedFlashCookie(config) } },
  );
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const line = useTabLine(loaderData.ticket);
  // A page that came as a document says it itself, until it is left: reading it again has nothing new to say. A toast is for
  // a page that is changed in place.
  const [arrived] = useState(isHydrated ? null : { loaderData, pathname });
  const inPage = arrived?.pathname === pathname ? arrived.loaderData.flash : null;
  useEffect(() => {
    const { flash } = loaderData;
    if (!flash || loaderData === arrived?.loaderData) return;
    const { look, title, text } = flash;
    showToast({ title, description: text, look });
  }, [loaderData, arrived]);
  return (
    <LiveLineContext value={line}>
      {inPage && (
        <div className="container-page pt-6">
          <Notice look={inPage.look === "error" ? "error" : "good"}>
            {[inPage.title, inPage.text].filter(Boolean).join(": ")}
          </Notice>
        </div>
      )}
      <Outlet />
    </LiveLineContext>
  );
}
