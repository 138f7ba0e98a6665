// The form that edits a parent's own item as a page: the dialog's content, for people without scripts or with
// the link in another tab.

import { data, href, isRouteErrorResponse, Link, useLocation } from "react-router";
import { ErrorPage, refusalIn } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { AddItemFields } from "~/components/wardrobe/add-item-fields.tsx";
import { WarmAsField } from "~/components/wardrobe/warm-as-field.tsx";
import { selectCustomItem } from "~/data/wardrobe/custom-items.server.ts";
import { appContext } from "~/http/context.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { editableItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { ADD_ITEM_COPY, EDIT_ITEM_COPY } from "~/words/en/wardrobe/item-words.ts";
import { AGE_RANGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { Route } from "./+types/item-editor";
import { itemOfAddress } from "./save-item.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { saveItem as action } from "./save-item.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${EDIT_ITEM_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader } = args.context.get(appContext);
  const { rows } = await readAsViewer(args, async (userId) => {
    const target = itemOfAddress(userId, args.params);
    return target ? reader.read(selectCustomItem(db, target)) : [];
  });
  const [row] = rows;
  const item = row && editableItem(row);
  if (!item) throw data(null, { status: 404 });
  const { id, name, ageRange, country, groups, fields } = item;
  return { id, name, ageRange, country, groups, fields, planTitle: titleOfPlan(row) };
});

export default function ItemEditor({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id, name, ageRange, country, groups, fields } = loaderData;
  // The address keeps the dashboard's laundry routine and filter for the way back.
  const { search } = useLocation();
  const back = {
    pathname: href("/dashboards/:onboardingId/:ageRangeId", {
      onboardingId: params.onboardingId,
      ageRangeId: ageRange,
    }),
    search,
    hash: `#item-${id}`,
  };
  return (
    <PageFrame
      title={EDIT_ITEM_COPY.title}
      back={{ to: back, label: loaderData.planTitle }}
      lead={
        <>
          <span className="font-semibold text-ink">{name}</span>
          <span className="block text-sm">{AGE_RANGE_LABELS[ageRange]}</span>
        </>
      }
    >
      <form method="post" noValidate className="card mt-5 grid grid-cols-1 gap-5 p-[20px] sm:p-6">
        {actionData && <ErrorNotice>{actionData.message}</ErrorNotice>}
        <p className="text-sm text-ink-soft">{EDIT_ITEM_COPY.lead}</p>
        <AddItemFields
          isEdit
          ageRange={ageRange}
          groups={groups}
          country={country}
          category={null}
          values={actionData?.typed ?? fields}
          errors={actionData?.errors ?? {}}
        />
        <WarmAsField value={(actionData?.typed ?? fields).warmAs} error={actionData?.errors?.warmAs} />
        <div className="flex flex-wrap justify-end gap-3">
          <Link to={back} className={buttonClasses("quiet")}>
            {ADD_ITEM_COPY.cancel}
          </Link>
          <Button type="submit">{EDIT_ITEM_COPY.save}</Button>
        </div>
      </form>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  return <ErrorPage isNotFound={isRouteErrorResponse(error) && error.status === 404} message={null} />;
}
