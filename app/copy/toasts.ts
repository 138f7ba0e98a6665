// Words of the toasts' own parts.

export const TOAST_COPY = { close: "Close" } as const;
