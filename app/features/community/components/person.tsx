/** Somebody in a list of people: face, name, and the way to their page. */

import type { ReactNode } from "react";
import { Avatar } from "~/kit/avatar";
import { Link } from "~/kit/link";

export interface PersonProps {
  name: string;
  userName: string;
  photoId: string | null;
  /** Where the name leads. */
  to: string;
  /** Below the name. */
  children?: ReactNode;
}

export function Person({ name, userName, photoId, to, children }: PersonProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={name} photoId={photoId} size={40} />
      <span className="min-w-0">
        <Link to={to} prefetch="intent" className="link font-semibold">
          {name}
        </Link>
        <span className="block text-sm font-normal text-muted">@{userName}</span>
        {children}
      </span>
    </span>
  );
}

/** Somebody's page for everyone who is signed in. */
export const profilePath = (userName: string) => `/overview/public/one/${encodeURIComponent(userName)}`;
