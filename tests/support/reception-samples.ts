/** What the reception does for whoever is signed in, as each use case is tried with it. */
import { sendConfirmCode } from "../../app/features/reception/confirm.service.server";
import { lastMailTo } from "./mails";
import { PASSWORD, signUp } from "./site";
import type { Sample } from "./use-cases";

export const receptionSamples: Record<string, Sample> = {
  changePassword: () => ({ args: [PASSWORD, "another quite long passphrase"] }),
  sendConfirmCode: () => ({ args: [] }),
  async confirmSession({ ctx }) {
    // Who isn't on the staff is refused before anything is compared.
    const { actor } = (ctx.actor?.userRole === "user" ? (await signUp({ userRole: "moderator" })).ctx : ctx) as typeof ctx;
    const attempt = await sendConfirmCode({ ...ctx, actor } as typeof ctx);
    return { args: [attempt, (await lastMailTo(actor.userEmail)).values.code ?? ""] };
  },
};
