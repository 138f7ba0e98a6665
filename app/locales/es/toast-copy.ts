export const TOAST_COPY = { all: "Avisos", close: "Cerrar" } as const;
