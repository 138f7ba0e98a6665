// What search engines and link previews show for the public pages.
import * as DESCRIPTIONS from "./descriptions.ts";

export { DESCRIPTIONS };
