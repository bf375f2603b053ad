/** A thousand guesses at a password: the limit holds, and the owner still gets in. */
import { expect, test } from "vitest";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { AT_ONCE, addresses, GUESSES, guess, ownerGetsIn, TIMEOUT } from "../../support/guesses";
import { PASSWORD, signUp } from "../../support/site";

test.each(Object.entries(addresses))(
  "of a thousand guesses at a password from %s ten are looked at, and the right one among the others isn't",
  async (name, address) => {
    const person = await signUp({ userName: name.replaceAll(" ", ".") });
    const answers = await guess(address, (ctx, i) => {
      const user_password = i < AT_ONCE ? `wrong guess ${i}` : PASSWORD;
      return signIn(ctx, { user_email: person.userEmail, user_password, remember_me: false }, { channel: "api" });
    });
    expect(answers).toEqual({ "reception.invalidCredentials": 10, "kit.tooManyAttempts": GUESSES - 10 });
    await ownerGetsIn(person);
  },
  TIMEOUT,
);
