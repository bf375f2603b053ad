/** What a browser keeps for the account that is signed in has one prefix in its storage, so that logging out removes all of it. */
const PREFIX = "hocam.account.";

/** The storage key of something that goes with logging out. */
export const accountKey = (name: string) => PREFIX + name;

/** Removes everything that was kept for the account; what the device itself keeps stays. */
export function forgetAccountCopies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to forget.
  }
}
