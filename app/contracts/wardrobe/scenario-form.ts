// The switch between laundry routines. Only pages send it.
import type { FormContract } from "../form.ts";

export const scenarioForm = { fields: ["scenario"], typed: [] } as const satisfies FormContract;
