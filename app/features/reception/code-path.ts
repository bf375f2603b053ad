/** The address of the page that asks for the mailed code. */

interface CodePath {
  token: string;
  email: string;
  next: string;
  /** The graduates' door was used. */
  isVip?: boolean;
}

/** `/reception/otp` with what it needs to know. */
export function codePath({ token, email, next, isVip }: CodePath): string {
  return `/reception/otp?${new URLSearchParams({ token, email, ...(isVip && { isVip: "true" }), ...(next !== "/" && { next }) })}`;
}
