/** Accepting the terms of use, as its policy is tried. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { TERMS } from "../../app/platform/terms-of-use/terms-of-use";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

export const infoSamples: Record<string, Sample> = {
  // Who has accepted them changes nothing by it.
  async acceptTermsOfUse({ userId }) {
    await testContext().db.update(users).set({ termsVersion: 0 }).where(eq(users.userId, userId));
    return { args: [TERMS.version] };
  },
};
