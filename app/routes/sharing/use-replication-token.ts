import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keepText, keptText } from "~/lib/browser-store.ts";

/** A browser may refuse to keep it; then the cookie alone has to do. */
const REPLICATION_KEY = "replication-token";

/**
 * Moves a share link's token from the address to this tab's storage, so that the page can be reloaded; a page
 * opened without a token gets it from there.
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

/** For a link that was used or no longer works. */
export const forgetReplicationToken = (): void => keepText(REPLICATION_KEY, null, "sessionStorage");
