// What is said of changes that never reached a plan, where the plan is gone.
import { SIZE_LABELS } from "../wardrobe/wardrobe-copy.ts";

export const LOST_COPY = {
  title: "Des changements non enregistrés",
  lead: "Vous n’avez plus accès à ce plan, et ces changements ne sont donc pas passés. Ils ne sont que dans ce navigateur.",
  forget: "Les effacer d’ici",
};

type LostEdit = Parameters<typeof import("~/copy/offline/lost-copy.ts").lostLine>[0];

/** "Pyjama à pieds, 0–3M : 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `«\u00a0${value}\u00a0»`,
    "set-aside": value === "no" ? "remis" : "écarté",
  };
  return `${name ?? "Un article"}, ${SIZE_LABELS[ageRange]}\u00a0: ${what[kind]}`;
}
