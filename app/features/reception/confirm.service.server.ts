/** A mailed code entered once more while one is signed in, before what staff read of others' health opens to them. */

import { requireStaff } from "~/platform/access/roles";
import { confirmSessionWith } from "~/platform/accounts/confirmations.repository.server";
import type { StaffContext } from "~/platform/context";
import { newCode, newSecret, sha256 } from "~/platform/ids";
import { clearAttempts, takeAttempt } from "~/platform/limits.server";
import { insertLoginCode, takeTry } from "../../platform/accounts/login-codes.repository.server";
import { CODE_LIFE, CODES_PER_ACCOUNT, codesKey, GUESSES_PER_ACCOUNT, guessesKey, MAX_TRIES } from "./code-step.service.server";
import { receptionErrors } from "./reception.errors";

/** Of this session alone, and of no sign-in: nobody is given what it is made of. */
const placeOf = ({ env, actor }: StaffContext, attempt: string) =>
  sha256(JSON.stringify(["confirm", env.AUTH_SECRET, actor.sessionId, attempt]));
const hashOf = ({ env }: StaffContext, attempt: string, code: string) => sha256(`${code}|${attempt}|${env.AUTH_SECRET}`);

/** Mails a code to whoever asks. @returns the attempt that it belongs to @throws tooManyAttempts */
export async function sendConfirmCode(ctx: StaffContext): Promise<string> {
  const { actor, locale } = requireStaff(ctx);
  await takeAttempt(ctx, codesKey(actor.userId), CODES_PER_ACCOUNT);
  const [attempt, code] = [newSecret(), newCode()];
  await insertLoginCode(ctx, {
    loginTokenHash: await placeOf(ctx, attempt),
    userId: actor.userId,
    codeHash: await hashOf(ctx, attempt, code),
    channel: "web",
    isRemembered: false,
    lifeMs: CODE_LIFE,
    mail: {
      to: actor.userEmail,
      locale,
      messageClass: "transactional" as const,
      template: "reception:mail.confirm-code",
      values: { name: actor.name, code },
    },
  });
  return attempt;
}

/**
 * Confirms the session for some minutes. A try is counted before the code is compared.
 * @throws codeOver, codeWrong with the `left` tries, tooManyAttempts
 */
export async function confirmSession(ctx: StaffContext, attempt: string, code: string): Promise<void> {
  const { actor } = requireStaff(ctx);
  await takeAttempt(ctx, guessesKey(actor.userId), GUESSES_PER_ACCOUNT);
  const place = await placeOf(ctx, attempt);
  const tries = await takeTry(ctx, place, MAX_TRIES);
  if (tries === null) throw receptionErrors.codeOver({ field: "code" });
  if (!(await confirmSessionWith(ctx, place, await hashOf(ctx, attempt, code)))) {
    throw tries >= MAX_TRIES
      ? receptionErrors.codeOver({ field: "code" })
      : receptionErrors.codeWrong({ field: "code", left: MAX_TRIES - tries });
  }
  await Promise.all([clearAttempts(ctx, guessesKey(actor.userId)), clearAttempts(ctx, codesKey(actor.userId))]);
}
