// /gifts/undo: where a giver's mail leads. Opening it changes nothing; its button undoes.

import { data } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Button } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { undoGiftForm } from "~/contracts/gifts/giver-forms.ts";
import { appContext } from "~/http/context.ts";
import { missing } from "~/http/error-statuses.server.ts";
import { doneWith, openFormAction, refusedWith, toldPage } from "~/http/form-action.server.ts";
import { limitRate } from "~/http/guards.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { lookAtUndoLink, type Undoable, undoByMail } from "~/usecases/gifts/own-reservations.ts";
import { GIVER_COPY, UNDO_GIFT_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/undo-gift-page";

export { privateAnswer as headers } from "~/http/private-headers.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET"), limitRate("write")];

export const meta: Route.MetaFunction = () => privatePageMeta(UNDO_GIFT_COPY.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const found = await lookAtUndoLink({ db }, url.searchParams.getAll("key"));
  return data({ found }, { status: found.length > 0 ? 200 : 404 });
}

export const action = openFormAction({
  contract: undoGiftForm,
  async act(sent) {
    const tooMany = await refuseTooMany(sent, "gift", "");
    if (tooMany) return refusedWith(tooMany);
    const isUndone = await undoByMail(sent.app, sent.fields.key ?? "");
    if (!isUndone) return refusedWith(missing("GIFT_NOT_YOURS"));
    return doneWith({ success: true as const }, GIVER_COPY.undone);
  },
  fault: { event: "gift_not_undone", why: "GIFT_NOT_SAVED", page: (_, refusal) => toldPage(false, refusal) },
});

export default function UndoGiftPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (actionData?.isDone) {
    return (
      <PageFrame title={UNDO_GIFT_COPY.done} lead={actionData.message}>
        <Undoables found={found} />
      </PageFrame>
    );
  }
  if (found.length === 0) {
    return <PageFrame title={UNDO_GIFT_COPY.gone} lead={UNDO_GIFT_COPY.goneHint} scene="not-found" />;
  }
  return (
    <PageFrame title={UNDO_GIFT_COPY.title}>
      {actionData && <ErrorNotice className="mt-3">{actionData.message}</ErrorNotice>}
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
