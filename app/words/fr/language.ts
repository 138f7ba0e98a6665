export const LANGUAGE = { html: "fr", tag: "fr-FR" } as const;

export const PREFIX = "/fr";
