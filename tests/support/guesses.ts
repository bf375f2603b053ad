/** A thousand guesses, many at once; ten thousand in the full run. */
import { expect } from "vitest";
import { resetPassword } from "../../app/features/reception/reception.service.server";
import type { Context } from "../../app/platform/context";
import { isDomainError } from "../../app/platform/errors/define";
import { lastMailTo, mailsTo, tokenIn } from "./mails";
import { call, type Person, testContext } from "./site";
import { sweepSettings } from "./worker-sweep";

export const GUESSES = sweepSettings.isFull ? 10_000 : 1_000;
export const AT_ONCE = 50;
export const NOW = Date.now();
/** How long ten thousand of them may take, in milliseconds. */
export const TIMEOUT = 180_000;

export const addresses = {
  "one address": () => "198.51.100.1",
  "many addresses": (i: number) => `198.51.${i % 250}.${Math.floor(i / 250)}`,
};

/** How often each answer was given. */
export async function guess(address: (i: number) => string, attempt: (ctx: Context, i: number) => Promise<unknown>) {
  const answers: Record<string, number> = {};
  const behind: Promise<unknown>[] = [];
  const base = testContext({ clock: { now: () => NOW }, waitUntil: (work) => behind.push(work) });
  const one = async (i: number) => {
    const answer = await attempt({ ...base, address: address(i) }, i).then(
      () => "in",
      (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
    );
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  for (let i = 0; i < GUESSES; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => one(i + j)));
  await Promise.all(behind);
  return answers;
}

/** The owner opens the mailed link, sets a password, and signs in at once. */
export async function ownerGetsIn({ userEmail }: Person): Promise<void> {
  const told = (await mailsTo(userEmail)).filter(({ template }) => template === "reception:mail.guesses");
  expect(told).toHaveLength(1);
  const password = "an entirely new passphrase";
  await resetPassword(testContext(), tokenIn(told[0] ?? (await lastMailTo(userEmail))), password);
  const { status } = await call("/reception/login", { json: { user_email: userEmail, user_password: password } });
  expect(status).toBe(200);
}
