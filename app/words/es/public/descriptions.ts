// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const home =
  "Descubre cuántas prendas de cada tipo necesitas de verdad para el primer año, según tu clima, el crecimiento de tu bebé y tu rutina de lavado.";
export const signIn =
  "Inicia sesión para ver el plan de ropa de tu bebé: lo que tienes, lo que aún te falta y cuándo pasar a la siguiente talla.";
export const signUp =
  "Crea una cuenta gratis y recibe en unos 30 segundos un plan de ropa para el primer año de tu bebé. Son cuatro preguntas cortas.";
export const forgotPassword =
  "¿Olvidaste tu contraseña? Escribe tu correo y te enviamos un enlace para elegir una nueva.";
export const resendConfirmation =
  "¿No te llegó el correo de confirmación? Escribe tu correo para recibir un nuevo enlace.";
export const unsubscribe = "Deja de recibir correos promocionales en tu dirección.";
export const sharedPlan =
  "Mira cuántas prendas de cada tipo recomienda este plan para cada talla y cada clima, y guarda tu propia copia.";
