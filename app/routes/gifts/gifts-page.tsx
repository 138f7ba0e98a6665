// /dashboards/{id}/gifts: the parents' side of a plan's gift list. Plain forms, drawn on the server; scripts only copy, print,
// and read again when the plan changes.

import { GiftButton, GiftForm } from "~/components/gifts/gift-form.tsx";
import { ListLink, ListSettings } from "~/components/gifts/list-settings.tsx";
import { AddGiftForm, ListItems, ListWishes } from "~/components/gifts/list-wishes.tsx";
import { ComingHeadline, TakeGiftsAlong, WhoBrings } from "~/components/gifts/who-brings.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { ADDED_WISH_PARAM, GIFTS_FOLD_PARAM, GIFTS_SAVED_PARAM } from "~/contracts/gifts/gift-addresses.ts";
import type { RefusedGiftForm, ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { sharingPath } from "~/contracts/plans/plan-addresses.ts";
import { MAX_LIST_TITLE } from "~/domain/gifts/gift-lines.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { GIFTS_COPY } from "~/words/en/gifts/parents-gifts-copy.ts";
import { WAYS_COPY } from "~/words/en/sharing/ways-copy.ts";
import type { Route } from "./+types/gifts-page";
import { readGiftsPage } from "./read-parents-gifts.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";
export { writesLimited as middleware } from "~/http/guards.server.ts";
export { actOnGifts as action } from "./act-on-gifts.server.ts";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? failedPageMeta(error) : [{ title: pageTitle(GIFTS_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const [page, unsent] = await Promise.all([readGiftsPage(args), readUnsent(args)]);
  const { searchParams } = new URL(args.request.url);
  const saved = searchParams.get(GIFTS_SAVED_PARAM);
  return {
    ...page,
    typed: unsent?.fields ?? null,
    saved,
    fold: searchParams.get(GIFTS_FOLD_PARAM),
    addedWish: saved === "wish" ? searchParams.get(ADDED_WISH_PARAM) : null,
  };
}

export default function GiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    onboardingId: planId,
    list,
    isReady,
    mayManage,
    status,
    saved,
    fold,
    addedWish,
    formKey,
  } = loaderData;
  usePlanRevalidation(planId);
  const refused = actionData ?? null;
  const { typed } = loaderData;
  const again = refused ?? (typed && { intent: typed.intent ?? "", message: "", errors: {}, typed });
  return (
    <PageFrame title={GIFTS_COPY.title} back={{ to: sharingPath(planId), label: WAYS_COPY.title }}>
      {list && <ComingHeadline list={list} />}
      {refused && <ErrorNotice className="mt-3">{refused.message}</ErrorNotice>}
      {saved === "choose" && !refused && (
        <Notice className="mt-3" look="good">
          {GIFTS_COPY.saved}
        </Notice>
      )}
      {list && <OpenedList {...{ planId, list, refused: again, formKey, saved, fold, addedWish }} />}
      {!list && isReady && !mayManage && <p className="mt-3">{GIFTS_COPY.onlyOwnerMakes}</p>}
      {!list && isReady && mayManage && (
        <MakeList planId={planId} suggested={loaderData.suggestedTitle} refused={again} />
      )}
      {!list && !isReady && <NotReady plan={{ onboardingId: planId, status }} />}
    </PageFrame>
  );
}

interface OpenedListProps {
  planId: string;
  list: ShownGiftList;
  refused: RefusedGiftForm | null;
  formKey: string;
  /** The intent that was just carried out. */
  saved: string | null;
  /** Where something was just starred. */
  fold: string | null;
  addedWish: string | null;
}

function OpenedList(props: OpenedListProps) {
  const { planId, list } = props;
  return (
    <>
      {(list.mayManage || list.state !== "open") && <ListLink planId={planId} list={list} />}
      {list.gifts.gifts.length > 0 && <TakeGiftsAlong planId={planId} text={list.text} />}
      <WhoBrings planId={planId} list={list} />
      {list.mayEdit && <ListForms {...props} />}
    </>
  );
}

/** Intents of the two folds; a star says by itself which of them it is in. */
const OF_ITEMS: readonly (string | null | undefined)[] = ["leave-off", "put-back"];
const OF_WISHES: readonly (string | null)[] = ["wish", "unwish"];

function ListForms({ planId, list, refused, formKey, saved, fold, addedWish }: OpenedListProps) {
  const refusedAs = (intent: string) => (refused?.intent === intent ? refused : null);
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-3">
        {list.state === "open" && (
          <AddGiftForm
            key={formKey}
            planId={planId}
            formKey={refusedAs("add")?.typed.formKey ?? formKey}
            left={list.left}
            refused={refusedAs("add")}
          />
        )}
        <ListSettings planId={planId} list={list} refused={refusedAs("choose")} />
        <ListItems
          planId={planId}
          lines={list.lines}
          isChanged={fold === "items" || OF_ITEMS.includes(saved) || refused?.intent === "star"}
        />
        <ListWishes
          planId={planId}
          wishes={list.wishes}
          refused={refusedAs("wish")}
          isChanged={fold === "wishes" || OF_WISHES.includes(saved)}
          added={addedWish}
        />
      </div>
      <div data-chrome className="mt-6 flow gap-x-3">
        <p className="text-sm text-ink-soft">{list.mails ? GIFTS_COPY.mailsOn : GIFTS_COPY.mailsOff}</p>
        <GiftButton planId={planId} intent="mails" fields={{ mails: list.mails ? "off" : "on" }} look="bare">
          {list.mails ? GIFTS_COPY.turnOff : GIFTS_COPY.turnOn}
        </GiftButton>
      </div>
    </>
  );
}

/** The first step: a title, and the list is made. */
function MakeList({
  planId,
  suggested,
  refused,
}: Pick<OpenedListProps, "planId" | "refused"> & { suggested: string }) {
  return (
    <>
      <p className="mt-3">{GIFTS_COPY.lead}</p>
      <GiftForm planId={planId} intent="make" className="card mt-5 grid grid-cols-1 gap-4 p-4">
        <Field
          name="title"
          label={GIFTS_COPY.listTitle}
          hint={GIFTS_COPY.titleHint}
          maxLength={MAX_LIST_TITLE}
          defaultValue={refused?.typed.title ?? suggested}
          error={refused?.errors.title}
        />
        <Button type="submit">{GIFTS_COPY.make}</Button>
      </GiftForm>
    </>
  );
}
