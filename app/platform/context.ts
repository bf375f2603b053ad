/** What every use case is given: who acts, where to read and write, and what time it is. */

import type { Clock } from "./clock";
import type { Db, DbMeter } from "./db.server";
import type { Locale } from "./i18n/config";
import type { Product } from "./product";

export type Role = "user" | "moderator" | "admin";

/** The signed-in person, as true as the database was when the request began. */
export interface Actor {
  userId: string;
  userEmail: string;
  userName: string;
  name: string;
  userRole: Role;
  sessionId: string;
  isVerifiedGraduate: boolean;
  previewUntil: number | null;
  /** Until when they may publish nothing; null for nearly everybody. */
  pausedUntil: number | null;
  /** The version of the terms of use that they accepted last. */
  termsVersion: number;
  /** Their ready profile photo. */
  photoId: string | null;
}

export interface Context {
  env: Env;
  db: Db;
  meter: DbMeter;
  clock: Clock;
  /** What all features bring together. */
  product: Product;
  actor: Actor | null;
  locale: Locale;
  requestId: string;
  /** `https://hocam.example`, from configuration, else from the request. */
  origin: string;
  /** The caller's address, of IPv6 the network (`countedAddress`), for limits only; never stored beside what people write. */
  address: string;
  userAgent: string | null;
  /** Town and country of the caller, as far as the network knows; for the owner's list of sessions. */
  place: string | null;
  /** The browser fetches ahead of a reader who may never come. */
  isPrefetch: boolean;
  /** After how many seconds to come back, where the answer is 503. */
  retryAfter?: number;
  /** Runs work after the response has been sent. */
  waitUntil(work: Promise<unknown>): void;
  /**
   * Runs what every reading of this page causes (a view that counts), after the response has been sent: also for readers
   * who are sent a kept copy, so the work takes whatever it needs of the reader from the context it is given.
   */
  afterReading(work: (reader: Context) => Promise<unknown>): void;
}

/** A context that is known to have somebody in it. */
export type SignedInContext = Context & { actor: Actor };

declare const staff: unique symbol;
declare const admin: unique symbol;

/** A context in which a moderator or an admin acts; made by `requireStaff` and `requireAdmin` alone. */
export type StaffContext = SignedInContext & { readonly [staff]: true };

/** A context in which an admin acts; made by `requireAdmin` alone. */
export type AdminContext = StaffContext & { readonly [admin]: true };

export const isAdmin = (actor: Actor | null): boolean => actor?.userRole === "admin";
