/** Documents that admins find and change by hand: each feature says itself what of its own may be read, set and emptied. */
import { users } from "@schema/accounts";
import { eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Thing } from "../platform/acts/acts";
import type { AdminContext } from "../platform/context";
import type { documentKeys } from "./document-keys";

/** A document is found by its author. */
export interface DocumentKey {
  key: (typeof documentKeys)[number];
  value: string;
}

export interface StoredDocument {
  id: string;
  /** Changes with every write: a change of an older version is refused. */
  version: number;
  /** What admins may read of it, by the names of the API. */
  fields: Record<string, unknown>;
}

export interface DocumentCollection {
  /** Its name in the tools: `erasmus_experiences`. */
  name: string;
  /** What the audit calls one of its documents. */
  subjectType: Thing;
  /** What may be set, each with what it has to be. What isn't here can't be changed. */
  settable: Readonly<Record<string, z.ZodType>>;
  /** What may be unset, with what it holds afterwards. */
  emptied: Readonly<Record<string, unknown>>;
  /** The person's document, the newest of several; null when there is none. */
  find(ctx: AdminContext, by: DocumentKey): Promise<StoredDocument | null>;
  /**
   * Sets fields as the feature's own form would, with all that follows from that, and writes it down in the audit.
   * @param change values that `settable` or `emptied` gave
   * @throws changedMeanwhile, and what the feature refuses
   */
  change(ctx: AdminContext, found: StoredDocument, change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Deletes it as staff do elsewhere, so that it can come back, and writes it down in the audit. */
  remove(ctx: AdminContext, found: StoredDocument): Promise<void>;
}

const columnOf = { user_id: users.userId, user_email: users.userEmail, user_name: users.userNameKey };

/** The condition on `users` that finds whom a key means; addresses and user names in any case. */
export const isPerson = ({ key, value }: DocumentKey): SQL => eq(columnOf[key], key === "user_id" ? value : value.trim().toLowerCase());
