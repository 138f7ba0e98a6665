// The switch from one laundry routine to another. Only pages send it.
import type { FormContract } from "../form.ts";

export const scenarioForm = { fields: ["scenario"] } as const satisfies FormContract;
