/** Signing in does the same work for an unknown address as for a known one, so that its time tells nothing. */
import crypto from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { hashPassword, verifyPassword } from "../../../app/platform/session/password.server";
import { PASSWORD, signUp, testContext } from "../../support/site";

const scrypt = vi.spyOn(crypto, "scrypt");
afterAll(() => scrypt.mockRestore());

beforeEach(() => {
  scrypt.mockClear();
});

/** What was derived since the last test: how long the salts and keys were, and at which cost. */
const derived = () => scrypt.mock.calls.map(([, salt, length, options]) => ({ salt: (salt as Uint8Array).byteLength, length, options }));

const OWASP = { salt: 16, length: 32, options: { N: 16_384, r: 8, p: 5 } };

async function attempt(user_email: string, user_password: string) {
  const ctx = testContext({ address: `address-${globalThis.crypto.randomUUID()}` });
  scrypt.mockClear();
  const code = await signIn(ctx, { user_email, user_password, remember_me: false }, { channel: "api" }).then(
    () => "signed in",
    (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
  );
  return { code, derived: derived(), roundTrips: ctx.meter.roundTrips };
}

test("a password is hashed at the strength that OWASP asks of scrypt", async () => {
  const hash = await hashPassword("a long enough passphrase");
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(derived()).toEqual([OWASP]);
});

test("without a hash the same is derived, and no password fits", async () => {
  for (const password of ["", "0".repeat(32), "anything at all", "0123456789abcdef"])
    expect(await verifyPassword(password, null)).toBe(false);
  expect(await verifyPassword("anything at all", undefined)).toBe(false);
  expect(derived()).toEqual(Array.from({ length: 5 }, () => OWASP));
});

test("a known and an unknown address cost one derivation of the same strength and as many round trips", async () => {
  const person = await signUp();
  const known = await attempt(person.userEmail, "not the password");
  const unknown = await attempt("nobody.at.all@metu.edu.tr", "not the password");
  expect(known).toEqual({ code: "reception.invalidCredentials", derived: [OWASP], roundTrips: unknown.roundTrips });
  expect(unknown).toEqual(known);
});

test("an unverified and a blocked account cost the same and tell nothing without the password", async () => {
  const waiting = await signUp({ emailVerifiedAt: null });
  const blocked = await signUp({ blockedAt: Date.now() });
  const unknown = await attempt("somebody.else@metu.edu.tr", "not the password");
  expect(await attempt(waiting.userEmail, "not the password")).toEqual(unknown);
  expect(await attempt(blocked.userEmail, "not the password")).toEqual(unknown);
  expect((await attempt(waiting.userEmail, PASSWORD)).code).toBe("reception.notVerified");
  expect((await attempt(blocked.userEmail, PASSWORD)).code).toBe("reception.blocked");
});

test("a right password is derived once as well: the control of the tests above", async () => {
  const person = await signUp();
  expect(await attempt(person.userEmail, PASSWORD)).toMatchObject({ code: "signed in", derived: [OWASP] });
});

test("spellings of one password that look the same are one password", async () => {
  const hash = await hashPassword("Şifre çok güçlü 42".normalize("NFD"));
  expect(await verifyPassword("Şifre çok güçlü 42".normalize("NFC"), hash)).toBe(true);
  expect(await verifyPassword("Sifre cok guclu 42", hash)).toBe(false);
});
