// What a script is answered that signs out: the page that says so.
import { isText, objectOf, type Shaped } from "../shape.ts";

export const isLogoutAnswer = objectOf({ to: isText });

export type LogoutAnswer = Shaped<typeof isLogoutAnswer>;
