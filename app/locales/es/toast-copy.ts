export const TOAST_COPY = { close: "Cerrar" } as const;
