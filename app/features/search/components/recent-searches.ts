/** What was looked for lately, kept in this browser alone until somebody clears it or logs out. */
import { useState } from "react";
import { accountKey } from "~/platform/account-copies";

const KEY = accountKey("recent-searches");
const MOST = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(recent: readonly string[]): void {
  try {
    if (recent.length > 0) localStorage.setItem(KEY, JSON.stringify(recent));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: there is nothing recent.
  }
}

/** The latest searches, the newest first. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(read);
  const keep = (next: string[]) => {
    write(next);
    setRecent(next);
  };
  return {
    recent,
    remember: (q: string) => q && keep([q, ...recent.filter((each) => each !== q)].slice(0, MOST)),
    clear: () => keep([]),
  };
}
