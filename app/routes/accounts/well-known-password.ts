import { redirect } from "react-router";

/** Where password managers look for the page that changes a password (W3C: a well-known URL for changing passwords). */
export function loader(): Response {
  return redirect("/profile/password");
}
