/** What admins set of accounts. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Years for which it stays known that somebody agreed, once their account is gone. */
    consentYears: number;
  }
}

export const settings = {
  consentYears: { field: "consent_years", order: 11, atFirst: 10, least: 1, most: 20 },
} satisfies NumberSettings;
