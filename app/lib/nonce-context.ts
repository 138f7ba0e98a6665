import { createContext } from "react";

/** The nonce of this answer's Content-Security-Policy, for the document's own scripts; only the server has one. */
export const NonceContext = createContext<string | undefined>(undefined);
