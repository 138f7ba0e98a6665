// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const HOME_DESCRIPTION =
  "Découvrez combien d’articles de chaque sorte il faut vraiment à votre bébé la première année, selon votre climat, sa croissance et votre rythme de lessive.";
export const SIGN_IN_DESCRIPTION =
  "Connectez-vous pour voir le plan de garde-robe de votre bébé\u00a0: ce que vous avez, ce qu’il vous manque encore et quand changer de taille.";
export const SIGN_UP_DESCRIPTION =
  "Créez un compte gratuit et recevez en 30\u00a0secondes environ un plan de garde-robe pour la première année de votre bébé. Quatre petites questions suffisent.";
export const FORGOT_PASSWORD_DESCRIPTION =
  "Mot de passe oublié\u00a0? Saisissez votre e-mail pour recevoir un lien et en choisir un nouveau.";
export const RESEND_CONFIRMATION_DESCRIPTION =
  "L’e-mail de confirmation n’est pas arrivé\u00a0? Saisissez votre e-mail pour recevoir un nouveau lien.";
export const UNSUBSCRIBE_DESCRIPTION = "Ne plus recevoir d’e-mails promotionnels à votre adresse.";
export const SHARED_PLAN_DESCRIPTION =
  "Voyez combien d’articles de chaque sorte ce plan conseille pour chaque taille et chaque temps, et gardez-en une copie.";
