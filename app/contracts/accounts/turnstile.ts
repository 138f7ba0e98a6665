// The form field of Turnstile's widget; the widget defines its name.

export const TURNSTILE_FIELD = "cf-turnstile-response";

/** What a page needs to show the widget. */
export interface TurnstileWidget {
  siteKey: string;
  /** The address of the widget's script. */
  script: string;
}
