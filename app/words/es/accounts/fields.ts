/** Shown beside Turnstile. */
export const TURNSTILE_COPY = {
  needsScript:
    "Activa JavaScript para enviar este formulario. Así evitamos que los bots envíen correos a otras personas.",
} as const;

/** Texts beside the fields of all account forms. */
export const FIELD_COPY = {
  email: "Correo",
  password: "Contraseña",
  confirmPassword: "Confirma la contraseña",
  passwordHint: "Al menos 6 caracteres.",
} as const;
