// Error texts: by code, and those with variable parts.
import * as ERROR_TEXTS from "./error-texts.ts";

export { ERROR_TEXTS };

/** Why a dashboard couldn't be shared. */
export function shareFailed(message: string): string {
  return `Impossible d’activer la copie du plan\u00a0: ${message}`;
}

/** A plan that doesn't exist or belongs to someone else. */
export function attemptNotFound(id: string): string {
  return `Le plan ${id} est introuvable.`;
}

/** A quiz that didn't become a plan. */
export function attemptNotCreated(message: string): string {
  return `Impossible de créer le plan\u00a0: ${message}`;
}

/** A script's request that the server couldn't carry out. */
export function edgeFunctionFailed(message: string): string {
  return `Erreur du serveur\u00a0: ${message}`;
}

/** How long to wait before trying again. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60 ? "dans un instant" : minutes === 1 ? "dans 1 minute" : `dans ${minutes} minutes`;
  return `Trop de tentatives. Réessayez ${wait}.`;
}
