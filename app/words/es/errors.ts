// Error texts: by code, and those with variable parts.
import * as ERROR_TEXTS from "./error-texts.ts";

export { ERROR_TEXTS };

/** Why a dashboard couldn't be shared. */
export function shareFailed(message: string): string {
  return `No pudimos activar la copia del plan: ${message}`;
}

/** A plan that doesn't exist or belongs to someone else. */
export function attemptNotFound(id: string): string {
  return `No encontramos el plan con el identificador ${id}.`;
}

/** A quiz that didn't become a plan. */
export function attemptNotCreated(message: string): string {
  return `No pudimos crear el plan: ${message}`;
}

/** A script's request that the server couldn't carry out. */
export function edgeFunctionFailed(message: string): string {
  return `Error del servidor: ${message}`;
}

/** How long to wait before trying again. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60 ? "en un momento" : minutes === 1 ? "en 1 minuto" : `en ${minutes} minutos`;
  return `Demasiados intentos. Inténtalo de nuevo ${wait}.`;
}
