import { lazy } from "react";

const load = () => import("./unsent-form.tsx");

/** Hardly anybody ever sees it, so that browsers load it late; the document comes with it, for those without scripts. */
export const UnsentNotice = import.meta.env.SSR ? (await load()).default : lazy(load);
