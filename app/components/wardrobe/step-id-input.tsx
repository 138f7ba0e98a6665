import { useState } from "react";
import { newStepId } from "~/lib/new-id.ts";

/** Without scripts, a page's buttons send the id of its next step, so that a form that is sent twice counts once. */
export function StepIdInput() {
  const [id] = useState(newStepId);
  // Only the server's is ever sent: scripts have their own.
  return <input type="hidden" name="stepId" value={id} suppressHydrationWarning />;
}
