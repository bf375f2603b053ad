/** Ten thousand guesses against one account and one code: the limit holds, and the owner still gets in. */
import { expect, test } from "vitest";
import { passCodeStep } from "../../app/features/reception/code-step.service.server";
import { resetPassword } from "../../app/features/reception/reception.service.server";
import { signIn } from "../../app/features/reception/sign-in.service.server";
import type { Context } from "../../app/platform/context";
import { isDomainError } from "../../app/platform/errors/define";
import { lastMailTo, mailsTo, tokenIn } from "../support/mails";
import { call, PASSWORD, type Person, signUp, testContext } from "../support/site";

const GUESSES = 10_000;
const AT_ONCE = 50;
const NOW = Date.now();

const addresses = { "one address": () => "198.51.100.1", "many addresses": (i: number) => `198.51.${i % 250}.${Math.floor(i / 250)}` };

/** How often each answer was given. */
async function guess(address: (i: number) => string, attempt: (ctx: Context, i: number) => Promise<unknown>) {
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
async function ownerGetsIn({ userEmail }: Person): Promise<void> {
  const told = (await mailsTo(userEmail)).filter(({ template }) => template === "reception:mail.guesses");
  expect(told).toHaveLength(1);
  const password = "an entirely new passphrase";
  await resetPassword(testContext(), tokenIn(told[0] ?? (await lastMailTo(userEmail))), password);
  const { status } = await call("/reception/login", { json: { user_email: userEmail, user_password: password } });
  expect(status).toBe(200);
}

test.each(Object.entries(addresses))(
  "of ten thousand guesses at a password from %s ten are looked at, and the right one among the others isn't",
  async (name, address) => {
    const person = await signUp({ userName: name.replaceAll(" ", ".") });
    const answers = await guess(address, (ctx, i) => {
      const user_password = i < AT_ONCE ? `wrong guess ${i}` : PASSWORD;
      return signIn(ctx, { user_email: person.userEmail, user_password, remember_me: false }, { channel: "api" });
    });
    expect(answers).toEqual({ "reception.invalidCredentials": 10, "kit.tooManyAttempts": GUESSES - 10 });
    await ownerGetsIn(person);
  },
);

test.each(Object.entries(addresses))(
  "of ten thousand guesses at one code from %s five are looked at, and the right one among the others isn't",
  async (name, address) => {
    const person = await signUp({ userName: `code.${name.replaceAll(" ", ".")}`, hasSecondStep: true });
    const entered = await signIn(
      testContext({ clock: { now: () => NOW }, address: "own" }),
      { user_email: person.userEmail, user_password: PASSWORD, remember_me: false },
      { channel: "api" },
    );
    const token = entered.isCodeNeeded ? entered.loginToken : "";
    const code = (await lastMailTo(person.userEmail)).values.code ?? "";
    const wrong = code === "000000" ? "000001" : "000000";
    const {
      in: got = 0,
      "reception.codeWrong": wrongs = 0,
      ...others
    } = await guess(address, (ctx, i) => passCodeStep(ctx, token, i < AT_ONCE ? wrong : code));
    expect(got).toBe(0);
    expect(wrongs).toBe(4);
    expect(Object.values(others).reduce((a, b) => a + b)).toBe(GUESSES - 4);
  },
);
