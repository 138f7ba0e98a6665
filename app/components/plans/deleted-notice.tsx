import { UndoNotice } from "~/components/ui/undo-notice.tsx";
import { restorePath } from "~/contracts/plans/plan-addresses.ts";
import { DELETE_PLAN_COPY } from "~/copy/plans/plan-changes.ts";

interface DeletedNoticeProps {
  planId: string;
  title: string;
}

/** Says that a plan was deleted, with an undo button. Use the plan's id as the key. */
export function DeletedNotice({ planId, title }: DeletedNoticeProps) {
  const { deleted, undo, undoing } = DELETE_PLAN_COPY;
  return <UndoNotice text={deleted(title)} undo={undo} undoing={undoing} path={restorePath(planId)} />;
}
