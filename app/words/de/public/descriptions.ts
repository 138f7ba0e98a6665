// Descriptions of the public pages for search engines and shared links. One export per page, so that each
// loads only its own.

export const home =
  "Finde heraus, wie viel Babykleidung du im ersten Jahr wirklich brauchst: nach dem Klima bei dir, dem Wachstum deines Babys und deinem Waschrhythmus.";
export const signIn =
  "Melde dich an und sieh den Kleiderplan für dein Baby: was du hast, was noch fehlt und wann die nächste Größe dran ist.";
export const signUp =
  "Leg ein kostenloses Konto an und hol dir in etwa 30 Sekunden einen Kleiderplan fürs erste Babyjahr. Es sind vier kurze Fragen.";
export const forgotPassword =
  "Passwort vergessen? Gib deine E-Mail-Adresse ein, dann bekommst du einen Link für ein neues.";
export const resendConfirmation =
  "Keine Bestätigung bekommen? Gib deine E-Mail-Adresse ein, dann schicken wir einen neuen Link.";
export const unsubscribe = "Keine Werbe-E-Mails mehr an deine Adresse.";
export const sharedPlan =
  "Sieh, wie viel dieser Plan für jede Größe und jedes Wetter empfiehlt, und sichere dir eine eigene Kopie.";
