// The form under the notice of sizes that moved: its two buttons. Only pages send it.
import type { FormContract } from "../form.ts";

export const movesForm = { fields: ["from", "undo"] } as const satisfies FormContract;
