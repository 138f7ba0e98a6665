export const LANGUAGE = { html: "de", tag: "de-DE" } as const;

export const PREFIX = "/de";
