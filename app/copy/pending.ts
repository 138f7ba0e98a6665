// Said while the next page is on its way.

export const PENDING_COPY = { loading: "Loading" } as const;
