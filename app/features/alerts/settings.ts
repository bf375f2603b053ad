/** From when on admins are told of errors and of a full database. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** So many errors within an hour are trouble. */
    alertErrors: number;
    /** Megabytes of the database from which on it is nearly full. D1 ends at 10,000 (Cloudflare's limits of D1). */
    alertDatabaseSize: number;
  }
}

export const settings = {
  alertErrors: { field: "alert_errors", order: 9, atFirst: 50, least: 1, most: 10_000 },
  alertDatabaseSize: { field: "alert_database_size", order: 10, atFirst: 8_000, least: 1, most: 10_000 },
} satisfies NumberSettings;
