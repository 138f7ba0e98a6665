// /profile/email/confirm: the page behind the link mailed to a new address. Viewing it changes nothing, and
// it works only for the user who asked: someone tricked into clicking can't give the address to another
// account.

import { data } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { CHANGE_ADDRESS_COPY } from "~/copy/accounts/account.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/confirm-address";
import { CHANGE_ADDRESS_PATH } from "./auth-path.ts";
import { readNewAddress, takeConfirmedAddress } from "./change-address-data.server.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth")];

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData ? CHANGE_ADDRESS_COPY.confirmTitle : CHANGE_ADDRESS_COPY.invalidTitle);

export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

export async function loader(args: Route.LoaderArgs) {
  const wanted = await readNewAddress(args);
  return wanted ?? data(null, { status: 400 });
}

export const action = takeConfirmedAddress;

export default function ConfirmAddress({ loaderData }: Route.ComponentProps) {
  return (
    <section className="container-page flex max-w-md flex-col items-center gap-4 py-12 text-center">
      {loaderData ? (
        <>
          <Scene name="mail-sent" className="aspect-8/5 w-64 max-w-full" />
          <h1 className="text-xl">{CHANGE_ADDRESS_COPY.confirmTitle}</h1>
          <p>
            <strong className="font-semibold wrap-anywhere">{loaderData.email}</strong>
          </p>
          <p className="text-ink-soft">{CHANGE_ADDRESS_COPY.confirmLead}</p>
          <form
            method="post"
            action={`${CHANGE_ADDRESS_PATH}/confirm?${new URLSearchParams({ token: loaderData.token })}`}
          >
            <input type="hidden" name="token" value={loaderData.token} />
            <Button type="submit">{CHANGE_ADDRESS_COPY.confirmButton}</Button>
          </form>
        </>
      ) : (
        <>
          <Scene name="plan-failed" className="aspect-8/5 w-64 max-w-full" />
          <h1 className="text-xl">{CHANGE_ADDRESS_COPY.invalidTitle}</h1>
          <p role="alert">{CHANGE_ADDRESS_COPY.invalidText}</p>
          <p className="text-ink-soft">{CHANGE_ADDRESS_COPY.invalidHint}</p>
          <ButtonLink to={CHANGE_ADDRESS_PATH}>{CHANGE_ADDRESS_COPY.title}</ButtonLink>
        </>
      )}
      <ButtonLink to="/profile" look="bare">
        {CHANGE_ADDRESS_COPY.back}
      </ButtonLink>
    </section>
  );
}
