export const TOAST_COPY = { close: "Close" } as const;
