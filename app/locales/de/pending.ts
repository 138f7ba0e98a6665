// Said while the next page is loading.

export const PENDING_COPY = { loading: "Wird geladen" } as const;
