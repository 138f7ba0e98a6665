// Said while the next page is loading.

export const PENDING_COPY = { loading: "Cargando" } as const;
