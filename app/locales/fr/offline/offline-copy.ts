// Shown without a network.

export const OFFLINE_COPY = {
  title: "Vous êtes hors connexion",
  text: "Cette page demande une connexion. Elle s’affichera dès que vous serez de nouveau en ligne.",
  readable: "Disponible hors connexion",
  nothing:
    "Les plans, listes d’achats et listes de bagages que vous ouvrez depuis votre compte pourront se lire ici plus tard.",
  retry: "Réessayer",
  asOf: (moment: string) => `État au ${moment}`,
};

const KEPT_THINGS = { plan: "votre plan", shopping: "votre liste", trips: "votre voyage" } as const;

/** Above a page that the browser has stored: "Vous êtes hors connexion. Voici votre plan au 22 nov. à 21:10." */
export function keptWords(place: keyof typeof KEPT_THINGS, moment: string, isOnline: boolean): string {
  const why = isOnline ? "Impossible de joindre Layette pour le moment." : "Vous êtes hors connexion.";
  return `${why} Voici ${KEPT_THINGS[place]} au ${moment}.`;
}

/** "2 changements seront envoyés quand vous serez de nouveau en ligne." */
export function unsentWords(count: number): string {
  const what = count < 2 ? `${count} changement sera envoyé` : `${count} changements seront envoyés`;
  return `${what} quand vous serez de nouveau en ligne.`;
}

export const ALL_SENT = "Tous les changements sont enregistrés.";
