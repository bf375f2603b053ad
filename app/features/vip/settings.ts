/** What admins set of VIP access. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Approved contributions that open the databank. */
    vipThreshold: number;
  }
}

export const settings = {
  vipThreshold: { field: "vip_threshold", order: 1, atFirst: 3, least: 1, most: 20 },
} satisfies NumberSettings;
