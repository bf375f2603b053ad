/** What admins set of reports; never one, so that no single person hides what another wrote. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings.server" {
  interface Settings {
    /** Distinct trusted people whose reports hide a thing until staff have looked. */
    reportThreshold: number;
  }
}

export const settings = {
  reportThreshold: { field: "report_threshold", order: 2, atFirst: 3, least: 2, most: 20 },
} satisfies NumberSettings;
