// The few words that are stored as rows have always kept them, said when the row is written.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { REPLICATION_COPY } from "~/copy/sharing/sharing.ts";

/** Why a plan could not be finished; it stands in the attempt's row and goes to its open pages. */
export function planFailedText(): string {
  return ERROR_TEXTS.PLAN_FAILED;
}

/** What the copy of a shared dashboard is called until its owner calls it something else. */
export function copyTitles(): { titleFromFriend: string; titleFromSelf: string } {
  const { titleFromFriend, titleFromSelf } = REPLICATION_COPY;
  return { titleFromFriend, titleFromSelf };
}
