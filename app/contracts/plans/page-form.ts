// A form that is only a button and says which page to go back to. Only pages send it.

import type { FormContract } from "../form.ts";
import { onPlan } from "../form-pages.ts";

export const pageForm = { fields: ["from"], typed: [], page: onPlan } as const satisfies FormContract;
