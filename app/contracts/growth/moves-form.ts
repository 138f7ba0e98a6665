// The form below a notice of sizes that moved, with its two buttons. Only pages send it.
import type { FormContract } from "../form.ts";

export const movesForm = { fields: ["undo", "from"] } as const satisfies FormContract;
