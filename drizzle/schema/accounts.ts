/** People and the ways they prove who they are. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant, json, rowKey, updatedAt } from "./columns";
import { departments } from "./departments";

export const roles = ["user", "moderator", "admin"] as const;

export const users = sqliteTable(
  "users",
  {
    key: rowKey(),
    userId: text("user_id").notNull().unique(),
    /** Lower case; the address mails go to. */
    userEmail: text("user_email").notNull().unique(),
    /** The mailbox of that address (`mailboxOf`). Null for one of several old accounts that share theirs. */
    mailbox: text("mailbox").unique(),
    userName: text("user_name").notNull(),
    /** Lower case of user_name: two names that differ by case only are one. */
    userNameKey: text("user_name_key").notNull().unique(),
    name: text("name").notNull(),
    searchText: text("search_text").notNull(),
    /** The name in the order of the Turkish alphabet (`turkishSortKey`); kept by triggers on `name`. */
    sortKey: text("sort_key").notNull().default(""),
    /** When they last did something while signed in, 0 when never; kept by triggers on `sessions`. */
    lastSeenAt: instant("last_seen_at").notNull().default(0),
    /** Empty while somebody signs in by other means only. */
    passwordHash: text("password_hash").notNull(),
    userRole: text("user_role", { enum: roles }).notNull().default("user"),
    departmentId: text("department_id").references(() => departments.departmentId),
    entranceYear: integer("entrance_year"),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    isVerifiedGraduate: flag("is_verified_graduate").notNull().default(false),
    /** Until when a first-semester student may read the databank without contributions. */
    previewUntil: instant("preview_until"),
    blockedAt: instant("blocked_at"),
    blockedUntil: instant("blocked_until"),
    blockedReason: text("blocked_reason"),
    /** The end of the longest pause that wasn't lifted, also when it is over; kept by triggers on `pauses`, and told to nobody. */
    pausedUntil: instant("paused_until"),
    /** The version of the terms of use that they accepted last, as the ledger of consents has it; 0 for an account that somebody else opened. */
    termsVersion: integer("terms_version").notNull().default(1),
    /** A few lines about oneself. */
    bio: text("bio").notNull().default(""),
    /** Addresses that the person wants others to find. */
    links: json<string[]>("links").notNull().default([]),
    /** The ready picture (`images.image_id`). */
    photoId: text("photo_id"),
    theme: text("theme", { enum: ["light", "dark"] }),
    /** Whether signing in asks for a mailed code each time. Staff are asked on every new device anyway. */
    hasSecondStep: flag("has_second_step").notNull().default(false),
    /** Which parts of the profile others may see. */
    publicParts: json<string[]>("public_parts").notNull().default([]),
    /** When the account goes for good; null unless its owner asked for that. */
    deletionDueAt: instant("deletion_due_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("users_role").on(t.userRole, t.key),
    index("users_sort").on(t.sortKey, t.key),
    index("users_seen").on(t.lastSeenAt, t.key),
    index("users_department").on(t.departmentId, t.key),
    index("users_unverified").on(t.key).where(sql`email_verified_at IS NULL`),
    index("users_blocked").on(t.key).where(sql`blocked_at IS NOT NULL`),
    index("users_graduates").on(t.key).where(sql`is_verified_graduate = 1`),
    index("users_deletion").on(t.deletionDueAt).where(sql`deletion_due_at IS NOT NULL`),
  ],
);

export const sessionChannels = ["web", "api"] as const;

/** A sign-in on one device: the family that its access and refresh tokens belong to. */
export const sessions = sqliteTable(
  "sessions",
  {
    sessionId: text("session_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    channel: text("channel", { enum: sessionChannels }).notNull(),
    isRemembered: flag("is_remembered").notNull(),
    userAgent: text("user_agent"),
    place: text("place"),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** When its person entered a mailed code once more, for what is opened to nobody else. */
    confirmedAt: instant("confirmed_at"),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    endReason: text("end_reason"),
  },
  (t) => [index("sessions_user").on(t.userId, t.createdAt), index("sessions_expiry").on(t.expiresAt)],
);

/** Until when somebody may publish nothing; each is of one decision on a report, and the longest that wasn't lifted holds. */
export const pauses = sqliteTable(
  "pauses",
  {
    pauseId: text("pause_id").primaryKey(),
    /** Staff never read it: what was written without a name stays so. */
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    /** What was reported; with the moment of the decision it names that decision. */
    subjectId: text("subject_id").notNull(),
    until: instant("until").notNull(),
    /** What the paused person reads. */
    reason: text("reason").notNull(),
    pausedBy: text("paused_by"),
    liftedBy: text("lifted_by"),
    liftedAt: instant("lifted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("pauses_once").on(t.subjectId, t.createdAt),
    index("pauses_user").on(t.userId, t.until),
    index("pauses_pauser").on(t.pausedBy),
    index("pauses_lifter").on(t.liftedBy),
  ],
);

/** Refresh tokens, each usable once; only their SHA-256 is kept. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.sessionId),
    createdAt: createdAt(),
    usedAt: instant("used_at"),
    /** The token that took its place: set in the same write that uses it up. */
    replacedBy: text("replaced_by"),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId)],
);

export const mailTokenPurposes = ["password-reset", "graduate-account"] as const;

/** Single-use tokens sent by mail; only their SHA-256 is kept. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: mailTokenPurposes }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("mail_tokens_user").on(t.userId, t.purpose), index("mail_tokens_expiry").on(t.expiresAt)],
);

/** Sign-ins that wait for their mailed code; only hashes of the token and of the code are kept. */
export const loginCodes = sqliteTable(
  "login_codes",
  {
    /** SHA-256 of the `login_token` that the browser holds. */
    loginTokenHash: text("login_token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    codeHash: text("code_hash").notNull(),
    channel: text("channel", { enum: sessionChannels }).notNull(),
    isRemembered: flag("is_remembered").notNull(),
    tries: integer("tries").notNull().default(0),
    /** When the code was mailed last. */
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("login_codes_user").on(t.userId, t.createdAt), index("login_codes_expiry").on(t.expiresAt)],
);

/** Browsers that passed the code step before; the cookie's SHA-256. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.userId),
    deviceHash: text("device_hash").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index("known_devices_seen").on(t.lastSeenAt)],
);
