// Things to pack that aren't clothes.
import { counted } from "../counted.ts";

export const KIT_COPY = {
  title: "Et aussi",
  names: {
    diapers: "Couches",
    wipes: "Lingettes",
    changing: "Matelas à langer et crème pour le change",
    feeding: "De quoi manger",
    carrier: "Porte-bébé ou poussette",
    car_seat: "Siège auto",
    sunscreen: "Crème solaire",
    health: "Thermomètre et médicaments",
    wet_bag: "Sac pour les vêtements mouillés",
    documents: "Papiers",
  },
  facts: {
    feeding: "Biberons, lait, tire-lait ou petits pots, selon ce qu’il faut à votre bébé",
    sunscreen: "Minérale, pour ce que l’ombre et les vêtements ne couvrent pas",
    documents: "Carte d’assurance maladie, pièce d’identité, et passeport pour passer une frontière",
  },
  /** '40 pour 4 jours, environ 10 par jour' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} pour ${counted(days, "jour", "jours")}, environ ${perDay} par jour`,
  /** '70 pour la première semaine, environ 10 par jour ; le reste s’achète sur place' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} pour la première semaine, environ ${perDay} par jour\u00a0; le reste s’achète sur place`,
  wipes: (packs: number) => counted(packs, "paquet", "paquets"),
  packed: (packed: number, things: number) => `${packed} sur ${things} dans la valise`,
} as const;
