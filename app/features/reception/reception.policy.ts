/** Who may do what at the reception: most of it is for those who aren't signed in. */
import { defineUseCases } from "~/platform/access/use-cases";

export const receptionUseCases = defineUseCases({
  writes: {
    register: "everyone",
    resendVerification: "everyone",
    verifyEmail: "everyone",
    signIn: "everyone",
    enterConfirmed: "everyone",
    passCodeStep: "everyone",
    resendCode: "everyone",
    leaveForGoogle: "everyone",
    returnFromGoogle: "everyone",
    enterBrowser: "everyone",
    startKnownBrowser: "everyone",
    rememberRegistration: "everyone",
    forgotPassword: "everyone",
    resetPassword: "everyone",
    changePassword: "signedIn",
    sendConfirmCode: "staff",
    confirmSession: "staff",
  },
  inside: ["enter", "beginCodeStep", "mayMail", "mailResetLink", "mailGuesses"],
  reads: [
    ...[
      "deviceTokenOf",
      "registrationOf",
      "isRegisteredHere",
      "bringTheme",
      "codesKey",
      "guessesKey",
      "isGoogleOffered",
      "readConnection",
      "mailsKey",
      "isResetLinkOpen",
    ],
    ...["tokenAnswer", "signedInAnswer", "signInAnswer", "accountKey"],
  ],
});
