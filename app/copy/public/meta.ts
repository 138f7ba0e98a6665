// What search engines and shared links say of the public pages.
import * as DESCRIPTIONS from "./descriptions.ts";

export { DESCRIPTIONS };
