/** The first admin of a deployment: an account without a password, whose owner is mailed the link that sets one. */
import { mailboxOf } from "../../app/platform/accounts/mailbox";
import { foldTurkish } from "../../app/platform/folding";

const NAME = "Admin";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Whoever has neither a password nor a confirmed address can't have been here: an admin by Google alone has the latter. */
const WAITS = "(password_hash = '' AND email_verified_at IS NULL)";

/** Tells who is an admin, and whether they never came. */
export const ADMINS = `SELECT user_email, ${WAITS} AS waits FROM users WHERE user_role = 'admin'`;

/**
 * What makes this address's account the admin's unless an admin has come already; one that waits gives way, as its address was a mistake.
 * Together they are one step, and again is the same: the new one is made first, as a site is never without an admin. An account that is there
 * keeps its password, but only if its owner opened a mail: anybody can register with somebody's address.
 */
export function firstAdminSql(address: string, userId: string, now: number): string[] {
  const email = address.trim().toLowerCase();
  const userName = `admin-${userId.slice(-8).toLowerCase()}`;
  const values = [userId, email, mailboxOf(email), userName, userName, NAME, foldTurkish(`${NAME} ${userName}`)].map(quoted).join(", ");
  const made = `INSERT INTO users (user_id, user_email, mailbox, user_name, user_name_key, name, search_text, password_hash, user_role, locale, created_at, updated_at)
SELECT ${values}, '', 'admin', 'en', ${now}, ${now} WHERE NOT EXISTS (SELECT 1 FROM users WHERE user_role = 'admin' AND NOT ${WAITS})
ON CONFLICT (user_email) DO UPDATE SET user_role = 'admin', password_hash = iif(email_verified_at IS NULL, '', password_hash)`;
  const demoted = `UPDATE users SET user_role = 'user' WHERE user_role = 'admin' AND ${WAITS} AND user_email <> ${quoted(email)}
AND EXISTS (SELECT 1 FROM users WHERE user_role = 'admin' AND user_email = ${quoted(email)})`;
  return [made, demoted].map((sql) => sql.replaceAll("\n", " "));
}
