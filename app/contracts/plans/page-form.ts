// A form that is only a button and says which page to go back to. Only pages send it.
import type { FormContract } from "../form.ts";

export const pageForm = { fields: ["from"] } as const satisfies FormContract;
