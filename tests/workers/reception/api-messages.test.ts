/** What an endpoint says to people when it is done is in the caller's language, as its errors are. */
import { outbox } from "@schema/platform";
import { beforeAll, expect, test } from "vitest";
import { eventBody } from "../../support/events";
import { addUniversity } from "../../support/rows";
import { call, PASSWORD, signUp, testContext } from "../../support/site";

beforeAll(addUniversity);

interface Said {
  message: string;
}

const mailedToken = async (to: string) => {
  const rows = await testContext().db.select().from(outbox);
  const payload = rows.filter((row) => row.payload.to === to).at(-1)?.payload as { values: { url: string } } | undefined;
  return new URL(payload?.values.url ?? "").searchParams.get("token") ?? "";
};

test.each([
  [
    "en",
    "Check your email",
    "Address confirmed",
    "If there's an account with this address",
    "Password changed",
    "Logged out",
    "Event created",
  ],
  ["tr", "E-postanı kontrol et", "Adresin doğrulandı", "bir hesap varsa", "Şifre değiştirildi", "Çıkış yapıldı", "Etkinlik oluşturuldu"],
] as const)("what is done is said in %s", async (locale, sent, verified, forgot, changed, out, created) => {
  const headers = { "accept-language": locale };
  const said = async (path: string, options: Parameters<typeof call>[1] = {}) =>
    (await call<Said>(path, { ...options, headers })).body.message;
  const user_email = `says.${locale}@metu.edu.tr`;
  const json = { name: "Bilge Deneme", user_name: `says.${locale}`, user_email, user_password: PASSWORD };
  expect(await said("/reception/register", { json })).toBe(sent);
  expect(await said(`/reception/verify-email?token=${await mailedToken(user_email)}`)).toBe(verified);
  expect(await said("/reception/password-forgot", { json: { user_email } })).toContain(forgot);
  const reset = { token: await mailedToken(user_email), user_password: "another long enough passphrase" };
  expect(await said("/reception/password-reset", { json: reset })).toBe(changed);
  const moderator = await signUp({ userRole: "moderator" });
  expect(await said("/event/manage", { as: moderator, json: eventBody() })).toBe(created);
  expect(await said("/reception/logout", { as: moderator, method: "POST" })).toBe(out);
});
