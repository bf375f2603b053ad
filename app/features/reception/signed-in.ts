/** Who signs in, and what they get. */
import type { TokenPair } from "~/platform/session/session.service.server";
import type * as repository from "./reception.repository.server";

/** What signing in needs to know of a person. */
export type SigningIn = NonNullable<repository.Credentials>;

export interface SignedIn {
  tokens: TokenPair;
  user: Pick<SigningIn, "userId" | "userEmail" | "userName" | "userRole" | "locale" | "theme">;
}
