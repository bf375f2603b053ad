/** For how many months the traffic log is kept; 0 is off. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    trafficMonths: number;
  }
}

export const settings = {
  trafficMonths: { field: "traffic_months", order: 20, atFirst: 0, least: 0, most: 24, among: [0, 6, 12, 24], needs: "TRAFFIC_KEY" },
} satisfies NumberSettings;
