import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keepText, keptText } from "~/lib/browser-store.ts";

/** A browser may refuse to keep it; then the cookie alone has to do. */
const REPLICATION_KEY = "replication-token";

/**
 * Takes the token of a share link out of the address and keeps it in this tab, so that the page can be reloaded; a page
 * that was opened without one finds it there.
 */
export function useReplicationToken(
  found: "preview" | "missing" | "invalid" | "limited",
  token: string | null,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (window.location.search) window.history.replaceState(window.history.state, "", "/replicate");
    if (token) keepText(REPLICATION_KEY, token, "sessionStorage");
    else if (found === "invalid") forgetReplicationToken();
    else if (found === "missing") {
      const kept = keptText(REPLICATION_KEY, "sessionStorage");
      if (kept) void navigate(`/replicate?${new URLSearchParams({ token: kept })}`, { replace: true });
    }
  }, [found, token, navigate]);
}

/** For a link that was used, or that works no more. */
export const forgetReplicationToken = (): void => keepText(REPLICATION_KEY, null, "sessionStorage");
