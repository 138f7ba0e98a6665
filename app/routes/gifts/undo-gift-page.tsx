// /gifts/undo: where a giver's mail leads. Opening it changes nothing; its button undoes.

import { data } from "react-router";
import { NoGiftList } from "~/components/gifts/no-gift-list.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { undoGiftForm } from "~/contracts/gifts/giver-forms.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { GIVER_COPY, UNDO_GIFT_COPY } from "~/copy/gifts/giver-page-copy.ts";
import { done, openFormAction, refused } from "~/http/form-action.server.ts";
import { publicPath } from "~/language/public-path.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { lookAtUndoLink, type Undoable, undoByMail } from "~/usecases/gifts/own-reservations.ts";
import type { Route } from "./+types/undo-gift-page";
import { privateHeaders } from "./giver-request.server.ts";

export const handle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET"), limitRate("write")];

export const meta: Route.MetaFunction = () => privatePageMeta(UNDO_GIFT_COPY.title);

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  privateHeaders(errorHeaders, actionHeaders);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const found = await lookAtUndoLink({ db }, url.searchParams.getAll("key"));
  return data({ found }, { status: found.length > 0 ? 200 : 404 });
}

type Page = ReturnType<typeof onPage>;

function onPage(isUndone: boolean, message: string, status = 200, headers: HeadersInit = {}) {
  return data({ isUndone, message }, { status, headers });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}) {
  return refused(status, message, (): Page => onPage(false, message, status, headers), headers);
}

export const action = openFormAction({
  contract: undoGiftForm,
  async act(sent) {
    const { db, now, givers, live, waitUntil } = sent.app;
    const tooMany = await refuseTooMany(sent, "gift", "");
    if (tooMany) return refuse(tooMany.init.status, tooMany.message, tooMany.init.headers);
    const isUndone = await undoByMail({ db, now, givers, live, waitUntil }, sent.fields.key ?? "");
    if (!isUndone) return refuse(404, ERROR_TEXTS.GIFT_NOT_YOURS);
    return done({ success: true as const }, (): Page => onPage(true, GIVER_COPY.undone));
  },
  fault: {
    event: "gift_not_undone",
    message: () => ERROR_TEXTS.GIFT_NOT_SAVED,
    page: (): Page => onPage(false, ERROR_TEXTS.GIFT_NOT_SAVED, 503),
  },
});

export default function UndoGiftPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (actionData?.isUndone) {
    return (
      <PageFrame title={UNDO_GIFT_COPY.done} lead={actionData.message}>
        <Undoables found={found} />
      </PageFrame>
    );
  }
  if (found.length === 0) return <NoGiftList title={UNDO_GIFT_COPY.gone} hint={UNDO_GIFT_COPY.goneHint} />;
  return (
    <PageFrame title={UNDO_GIFT_COPY.title}>
      {actionData && (
        <div className="mt-3">
          <Notice look="error" isAlert>
            {actionData.message}
          </Notice>
        </div>
      )}
      <Undoables found={found} />
    </PageFrame>
  );
}

/** One form for each reservation; undoing one leads back to the others. */
function Undoables({ found }: { found: readonly Undoable[] }) {
  const link = new URLSearchParams(found.map(({ key }) => ["key", key]));
  return found.map(({ key, what, listTitle }) => (
    <div key={key} className="mt-4">
      <p className="break-words">{UNDO_GIFT_COPY.lead(what, listTitle)}</p>
      <form method="post" action={publicPath(`/gifts/undo?${link}`)} noValidate className="mt-2">
        <input type="hidden" name="key" value={key} />
        <Button type="submit">{UNDO_GIFT_COPY.send}</Button>
      </form>
    </div>
  ));
}
