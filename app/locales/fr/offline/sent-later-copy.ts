// Said once what was entered without a network has been sent, on whatever page is open then.

export const SENT_LATER_COPY = {
  facts: {
    sent: "Ce que vous nous avez dit de la taille hors connexion est enregistré.",
    refused: "Nous n’avons pas pu enregistrer ce que vous nous avez dit de la taille hors connexion.",
    seeWhy: "Ouvrez la page de la taille de bébé pour voir pourquoi.",
  },
  bags: {
    sent: "Le sac ajouté hors connexion est enregistré.",
    refused: "Nous n’avons pas pu enregistrer le sac ajouté hors connexion.",
    seeWhy: "Ouvrez la page des sacs pour voir pourquoi.",
  },
  left: (text: string) => `Nous n’avons pas pu lire : ${text}`,
};
