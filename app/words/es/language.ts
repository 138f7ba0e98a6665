export const LANGUAGE = { html: "es", tag: "es-US" } as const;

export const PREFIX = "/es";
