export const TOAST_COPY = { all: "Meldungen", close: "Schließen" } as const;
