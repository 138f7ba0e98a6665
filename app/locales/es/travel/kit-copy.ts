// Things to pack that aren't clothes.
import { counted } from "../counted.ts";

export const KIT_COPY = {
  title: "Además de la ropa",
  names: {
    diapers: "Pañales",
    wipes: "Toallitas húmedas",
    changing: "Cambiador portátil y crema para rozaduras",
    feeding: "Cosas para comer",
    carrier: "Portabebés o carriola",
    car_seat: "Silla para el auto",
    sunscreen: "Protector solar",
    health: "Termómetro y medicinas",
    wet_bag: "Bolsa para ropa mojada",
    documents: "Documentos",
  },
  facts: {
    feeding: "Biberones, fórmula, extractor o papillas, lo que tu bebé necesite",
    sunscreen: "Mineral, para lo que no cubren la sombra y la ropa",
    documents: "Tarjeta del seguro, identificación y pasaporte si cruzas una frontera",
  },
  /** '40 para 4 días, unos 10 al día' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} para ${counted(days, "día", "días")}, ${about(perDay)} al día`,
  /** '70 para la primera semana, unos 10 al día; al llegar compra más' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} para la primera semana, ${about(perDay)} al día; al llegar compra más`,
  wipes: (packs: number) => counted(packs, "paquete", "paquetes"),
  packed: (packed: number, things: number) => `${packed} de ${things} en la maleta`,
} as const;

/** Of diapers. */
function about(count: number): string {
  return count === 1 ? "más o menos 1" : `unos ${count}`;
}
