/** The first admin of a deployment: an account without a password, whose owner is mailed the link that sets one. */
import { mailboxOf } from "../../app/platform/accounts/mailbox";
import { foldTurkish } from "../../app/platform/folding";

const NAME = "Admin";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Tells who is an admin, and whether they still have to set a password. */
export const ADMINS = "SELECT user_email, password_hash = '' AS waits FROM users WHERE user_role = 'admin'";

/**
 * The statement that makes this address's account an admin's unless there is one already. An account that is there keeps its password, but
 * only if its owner opened a mail: anybody can register with somebody's address.
 */
export function firstAdminSql(address: string, userId: string, now: number): string {
  const email = address.trim().toLowerCase();
  const userName = `admin-${userId.slice(-8).toLowerCase()}`;
  const values = [userId, email, mailboxOf(email), userName, userName, NAME, foldTurkish(`${NAME} ${userName}`)].map(quoted).join(", ");
  return `INSERT INTO users (user_id, user_email, mailbox, user_name, user_name_key, name, search_text, password_hash, user_role, locale, created_at, updated_at)
SELECT ${values}, '', 'admin', 'en', ${now}, ${now} WHERE NOT EXISTS (SELECT 1 FROM users WHERE user_role = 'admin')
ON CONFLICT (user_email) DO UPDATE SET user_role = 'admin', password_hash = iif(email_verified_at IS NULL, '', password_hash)`.replaceAll(
    "\n",
    " ",
  );
}
