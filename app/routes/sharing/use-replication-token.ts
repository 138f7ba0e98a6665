import { useEffect } from "react";
import { useNavigate } from "react-router";

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
    if (token) keepReplicationToken(token);
    else if (found === "invalid") forgetReplicationToken();
    else if (found === "missing") {
      const kept = readKept();
      if (kept) void navigate(`/replicate?${new URLSearchParams({ token: kept })}`, { replace: true });
    }
  }, [found, token, navigate]);
}

// If the browser refuses to store anything, the cookie alone has to do.

function keepReplicationToken(token: string): void {
  try {
    window.sessionStorage.setItem(REPLICATION_KEY, token);
  } catch {}
}

/** For a link that was used or no longer works. */
export function forgetReplicationToken(): void {
  try {
    window.sessionStorage.removeItem(REPLICATION_KEY);
  } catch {}
}

function readKept(): string | null {
  try {
    return window.sessionStorage.getItem(REPLICATION_KEY);
  } catch {
    return null;
  }
}
