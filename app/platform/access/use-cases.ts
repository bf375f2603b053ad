/** Who may run which use case, stated once for each folder with services, so that a test can hold every use case to it. */

/** Whoever stands in this relation to the thing, by a name that is its feature's: `author`, `president`; and staff, where `or` says so. */
export interface Related {
  is: readonly string[];
  or?: "staff" | "admin";
  /** For others nothing happens, without a word: what they ask for is so already. */
  isQuiet?: true;
}

/** `staff` are moderators and admins; `everyone` includes guests. */
export type Who = "everyone" | "signedIn" | "staff" | "admin" | Related;

/** Every function that the `*.service.server.ts` beside a policy export, by name. */
export interface UseCases {
  /** Those that write, and those that open something for writing: each refuses whoever isn't named, and then nothing is written. */
  writes?: Readonly<Record<string, Who>>;
  /** Called by other use cases, jobs and the queue. No page or endpoint may call them: they don't ask who acts. */
  inside?: readonly string[];
  /** Those that write nothing. */
  reads?: readonly string[];
}

/** Names the use cases of a folder; its type is checked here. */
export const defineUseCases = (own: UseCases): UseCases => own;
