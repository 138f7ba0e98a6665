// Said once what was entered without a network has been sent, on whatever page is open then.

export const SENT_LATER_COPY = {
  facts: {
    sent: "Guardamos lo que nos contaste de la talla sin conexión.",
    refused: "No pudimos guardar lo que nos contaste de la talla sin conexión.",
    seeWhy: "Abre la página de la talla de tu bebé para ver por qué.",
  },
  bags: {
    sent: "Guardamos la bolsa que agregaste sin conexión.",
    refused: "No pudimos guardar la bolsa que agregaste sin conexión.",
    seeWhy: "Abre la página de las bolsas para ver por qué.",
  },
  left: (text: string) => `No pudimos leer: ${text}`,
};
