/** What admins set of reports. The threshold is never one, so that no single person hides what another wrote. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Distinct trusted people whose reports hide a thing until staff have looked. */
    reportThreshold: number;
    /** Hours after which staff are called again to an urgent report that nobody has decided. */
    urgentHours: number;
  }
}

export const settings = {
  reportThreshold: { field: "report_threshold", order: 2, atFirst: 3, least: 2, most: 20 },
  urgentHours: { field: "urgent_hours", order: 3, atFirst: 2, least: 1, most: 24 },
} satisfies NumberSettings;
