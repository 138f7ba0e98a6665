// /profile/email/confirm: the page behind the link mailed to a new address. Viewing it changes nothing, and it works only for the
// user who asked: someone tricked into clicking can't give the address to another account.

import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { CHANGE_ADDRESS_COPY } from "~/words/en/accounts/account.ts";
import type { Route } from "./+types/confirm-address";
import { CHANGE_ADDRESS_PATH, toProfile } from "./auth-path.ts";
import { readNewAddress } from "./change-address-data.server.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";
export { privateOnly as headers } from "~/http/private-headers.server.ts";
export { takeConfirmedAddress as action } from "./change-address-data.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData ? CHANGE_ADDRESS_COPY.confirmTitle : CHANGE_ADDRESS_COPY.invalidTitle);

export async function loader(args: Route.LoaderArgs) {
  const wanted = await readNewAddress(args);
  return wanted ?? data(null, { status: 400 });
}

export default function ConfirmAddress({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame
      title={loaderData ? CHANGE_ADDRESS_COPY.confirmTitle : CHANGE_ADDRESS_COPY.invalidTitle}
      back={toProfile()}
      scene={loaderData ? "mail-sent" : "plan-failed"}
    >
      <div className="grid justify-items-start gap-4">
        {loaderData ? (
          <>
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
            <p role="alert">{CHANGE_ADDRESS_COPY.invalidText}</p>
            <p className="text-ink-soft">{CHANGE_ADDRESS_COPY.invalidHint}</p>
            <ButtonLink to={CHANGE_ADDRESS_PATH}>{CHANGE_ADDRESS_COPY.title}</ButtonLink>
          </>
        )}
      </div>
    </PageFrame>
  );
}
