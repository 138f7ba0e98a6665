import { lazy } from "react";

const load = () => import("./unsent-form.tsx");

/** Rarely needed, so browsers load it lazily; the server renders it for visitors without scripts. */
export const UnsentNotice = import.meta.env.SSR ? (await load()).default : lazy(load);
