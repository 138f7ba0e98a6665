/** Matches the fields of a form that an error belongs to. */
export const WRONG_FIELD = "[aria-invalid=true], [data-wrong]";
