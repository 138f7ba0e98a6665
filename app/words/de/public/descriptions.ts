// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const HOME_DESCRIPTION =
  "Finde heraus, wie viel Babykleidung du im ersten Jahr wirklich brauchst: nach dem Klima bei dir, dem Wachstum deines Babys und deinem Waschrhythmus.";
export const SIGN_IN_DESCRIPTION =
  "Melde dich an und sieh den Kleiderplan für dein Baby: was du hast, was noch fehlt und wann die nächste Größe dran ist.";
export const SIGN_UP_DESCRIPTION =
  "Leg ein kostenloses Konto an und hol dir in etwa 30 Sekunden einen Kleiderplan fürs erste Babyjahr. Es sind vier kurze Fragen.";
export const FORGOT_PASSWORD_DESCRIPTION =
  "Passwort vergessen? Gib deine E-Mail-Adresse ein, dann bekommst du einen Link für ein neues.";
export const RESEND_CONFIRMATION_DESCRIPTION =
  "Keine Bestätigung bekommen? Gib deine E-Mail-Adresse ein, dann schicken wir einen neuen Link.";
export const UNSUBSCRIBE_DESCRIPTION = "Keine Werbe-E-Mails mehr an deine Adresse.";
export const SHARED_PLAN_DESCRIPTION =
  "Sieh, wie viel dieser Plan für jede Größe und jedes Wetter empfiehlt, und sichere dir eine eigene Kopie.";
