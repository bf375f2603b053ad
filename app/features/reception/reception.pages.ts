/** Signing up, signing in, and getting back in. */
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

/** Staff get in by these while everything else is closed. */
const staysOpen = true;

export const receptionPages = pagesOf("reception", [
  redirectPage("/login", "/reception/login", { access: "public", staysOpen }),
  page("/reception/login", "login", { access: "guest", chrome: "bare", staysOpen }),
  page("/reception/register", "register", { access: "guest", chrome: "bare" }),
  page("/reception/verify-email", "verify-email", { access: "guest", chrome: "bare", isUnlisted: true }),
  page("/reception/password-forgot", "password-forgot", { access: "guest", chrome: "bare", staysOpen }),
  page("/reception/password-reset", "password-reset", {
    access: "guest",
    chrome: "bare",
    passesWithToken: true,
    staysOpen,
    isNeverStored: true,
    sendsNoReferrer: true,
    isUnlisted: true,
  }),
  page("/reception/otp", "otp", {
    access: "guest",
    chrome: "bare",
    staysOpen,
    isNeverStored: true,
    sendsNoReferrer: true,
    isUnlisted: true,
  }),
  page("/reception/confirm", "confirm", { access: "moderator", chrome: "bare", isConfidential: true, isUnlisted: true }),
  page("/reception/google/callback", "google-callback", { access: "admin", isUnlisted: true }),
  page("/reception/password-change", "password-change", { access: "user", chrome: "plain" }),
]);
