import { useEffect } from "react";
import { stylesCookieName } from "~/lib/styles-cookie.ts";
import styles from "~/styles.css?url";

/** A browser may have dropped the file by then. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the server that this browser has the stylesheet, once the page has loaded. For signed-in users: a cookie takes a stranger off the kept pages. */
export function useStylesCookie(): void {
  useEffect(() => {
    const tell = () => {
      window.cookieStore
        ?.set({
          name: stylesCookieName(window.location.protocol === "https:"),
          value: styles,
          path: "/",
          expires: Date.now() + LIFE_MS,
          sameSite: "lax",
        })
        .catch(() => {});
    };
    if (document.readyState === "complete") return tell();
    window.addEventListener("load", tell, { once: true });
    return () => window.removeEventListener("load", tell);
  }, []);
}
