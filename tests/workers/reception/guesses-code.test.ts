/** A thousand guesses at a mailed code: the limit holds. */
import { expect, test } from "vitest";
import { passCodeStep } from "../../../app/features/reception/code-step.service.server";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { AT_ONCE, addresses, GUESSES, guess, NOW, TIMEOUT } from "../../support/guesses";
import { lastMailTo } from "../../support/mails";
import { PASSWORD, signUp, testContext } from "../../support/site";

test.each(Object.entries(addresses))(
  "of a thousand guesses at one code from %s five are looked at, and the right one among the others isn't",
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
  TIMEOUT,
);
