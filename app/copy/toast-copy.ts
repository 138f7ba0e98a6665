export const TOAST_COPY = { all: "Notifications", close: "Close" } as const;
