// Said once what was entered without a network has been sent, on whatever page is open then.

export const SENT_LATER_COPY = {
  facts: {
    sent: "Was du uns offline zur Größe gesagt hast, ist gespeichert.",
    refused: "Was du uns offline zur Größe gesagt hast, konnten wir nicht speichern.",
    seeWhy: "Warum, siehst du auf der Seite zur Größe deines Babys.",
  },
  bags: {
    sent: "Die Tüte, die du offline eingetragen hast, ist gespeichert.",
    refused: "Die Tüte, die du offline eingetragen hast, konnten wir nicht speichern.",
    seeWhy: "Warum, siehst du auf der Seite für Tüten.",
  },
  left: (text: string) => `Das konnten wir nicht lesen: ${text}`,
};
