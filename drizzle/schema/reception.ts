/** Accounts on their way: registrations that wait for their link, and people's Google accounts. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant } from "./columns";
import { consentTexts } from "./platform";

/** Accounts to be, each until its own mailed link is opened; several may wait for one address. */
export const registrations = sqliteTable(
  "registrations",
  {
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text("token_hash").primaryKey(),
    /** Lower case. */
    userEmail: text("user_email").notNull(),
    userName: text("user_name").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    departmentId: text("department_id"),
    entranceYear: integer("entrance_year"),
    locale: text("locale", { enum: ["en", "tr"] }).notNull(),
    /** The terms of use that were accepted by it: their version and the hash of the text that was shown. */
    termsVersion: integer("terms_version").notNull(),
    termsHash: text("terms_hash")
      .notNull()
      .references(() => consentTexts.hash),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("registrations_email").on(t.userEmail, t.createdAt), index("registrations_expiry").on(t.expiresAt)],
);

/** Google accounts that may sign in, by Google's own id of the person (`sub`). */
export const googleAccounts = sqliteTable("google_accounts", {
  subject: text("subject").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.userId),
  googleEmail: text("google_email").notNull(),
  createdAt: createdAt(),
});

/** Sign-ins that were sent to Google and are awaited back, each once. */
export const googleStates = sqliteTable(
  "google_states",
  {
    /** SHA-256 of `state`. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the cookie of the browser that began. */
    browserHash: text("browser_hash").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    returnTo: text("return_to").notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("google_states_expiry").on(t.expiresAt)],
);
