// The field that Turnstile's widget puts into a form; its name is the widget's own.

export const TURNSTILE_FIELD = "cf-turnstile-response";

/** What a page needs to show the widget. */
export interface TurnstileWidget {
  siteKey: string;
  /** The address of the widget's script. */
  script: string;
}
