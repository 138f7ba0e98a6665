// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const HOME_DESCRIPTION =
  "Descubre cuántas prendas de cada tipo necesitas de verdad para el primer año, según tu clima, el crecimiento de tu bebé y tu rutina de lavado.";
export const SIGN_IN_DESCRIPTION =
  "Inicia sesión para ver el plan de ropa de tu bebé: lo que tienes, lo que aún te falta y cuándo pasar a la siguiente talla.";
export const SIGN_UP_DESCRIPTION =
  "Crea una cuenta gratis y recibe en unos 30 segundos un plan de ropa para el primer año de tu bebé. Son cuatro preguntas cortas.";
export const FORGOT_PASSWORD_DESCRIPTION =
  "¿Olvidaste tu contraseña? Escribe tu correo y te enviamos un enlace para elegir una nueva.";
export const RESEND_CONFIRMATION_DESCRIPTION =
  "¿No te llegó el correo de confirmación? Escribe tu correo para recibir un nuevo enlace.";
export const UNSUBSCRIBE_DESCRIPTION = "Deja de recibir correos promocionales en tu dirección.";
export const SHARED_PLAN_DESCRIPTION =
  "Mira cuántas prendas de cada tipo recomienda este plan para cada talla y cada clima, y guarda tu propia copia.";
