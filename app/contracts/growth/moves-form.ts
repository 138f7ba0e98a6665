// The form below a notice of sizes that moved, with its two buttons. Only pages send it.

import type { FormContract } from "../form.ts";
import { onPlan } from "../form-pages.ts";

export const movesForm = {
  fields: ["undo", "from"],
  typed: [],
  page: onPlan,
} as const satisfies FormContract;
