/** How long books are kept: what the law on taxes asks for at least, what that on trade asks of merchants at most. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Years after the one in which money moved. */
    billingYears: number;
  }
}

export const settings = {
  billingYears: { field: "billing_years", order: 19, atFirst: 10, least: 5, most: 15 },
} satisfies NumberSettings;
