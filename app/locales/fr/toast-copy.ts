export const TOAST_COPY = { all: "Notifications", close: "Fermer" } as const;
