// Said once what was entered without a network has been sent, or didn't reach a plan that is gone, on whatever page is open.

import type { LostEdit } from "~/words/en/offline/sent-later-copy.ts";
import { SIZE_LABELS } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const SENT_LATER_COPY = {
  facts: {
    sent: "Nous avons enregistré les informations sur la taille saisies hors connexion.",
    refused: "Nous n’avons pas pu enregistrer les informations sur la taille saisies hors connexion.",
    seeWhy: "Ouvrez la page de la taille de bébé pour voir pourquoi.",
  },
  bags: {
    sent: "Le sac ajouté hors connexion est enregistré.",
    refused: "Nous n’avons pas pu enregistrer le sac ajouté hors connexion.",
    seeWhy: "Ouvrez «\u00a0Ajouter des vêtements récupérés\u00a0» pour voir pourquoi.",
  },
  left: (text: string) => `Nous n’avons pas pu lire : ${text}`,
};

export const LOST_COPY = {
  title: "Des changements non enregistrés",
  lead: "Vous n’avez plus accès à ce plan, et ces changements n’ont donc pas été enregistrés. Ils ne sont que dans ce navigateur.",
  forget: "Les effacer d’ici",
};

/** "Pyjama à pieds, 0–3M : 4", or the note in quotes. */
export function lostLine({ name, ageRange, kind, value }: LostEdit): string {
  const what = {
    quantity: `${value}`,
    note: `«\u00a0${value}\u00a0»`,
    "set-aside": value === "no" ? "remis" : "écarté",
  };
  return `${name ?? "Un article"}, ${SIZE_LABELS[ageRange]}\u00a0: ${what[kind]}`;
}
