/** The address of the page that asks for the mailed code. */
import { pathWithNext } from "~/platform/access/return-to";

interface CodePath {
  token: string;
  email: string;
  next: string;
  /** The graduates' door was used. */
  isVip?: boolean;
}

/** `/reception/otp` with what it needs to know. */
export function codePath({ token, email, next, isVip }: CodePath): string {
  return pathWithNext("/reception/otp", next, { token, email, ...(isVip && { isVip: "true" }) });
}
