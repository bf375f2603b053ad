/** How long requests by right may wait, at most what the law allows, and how long it stays known what was answered. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** Days for requests about one's data (KVKK art. 13). */
    requestDays: number;
    /** Working days for people who are written about. */
    aboutMeDays: number;
    /** Working days for copyright. */
    copyrightDays: number;
    /** Hours for those whose private life or personal rights are concerned. */
    concernedHours: number;
    courtHours: number;
    authorityHours: number;
    /** Years for which an answered request is kept. */
    requestYears: number;
  }
}

export const settings = {
  requestDays: { field: "request_days", order: 12, atFirst: 30, least: 1, most: 30 },
  aboutMeDays: { field: "about_me_days", order: 13, atFirst: 3, least: 1, most: 15 },
  copyrightDays: { field: "copyright_days", order: 14, atFirst: 3, least: 1, most: 15 },
  concernedHours: { field: "concerned_hours", order: 15, atFirst: 24, least: 1, most: 72 },
  courtHours: { field: "court_hours", order: 16, atFirst: 4, least: 1, most: 24 },
  authorityHours: { field: "authority_hours", order: 17, atFirst: 4, least: 1, most: 24 },
  requestYears: { field: "request_years", order: 18, atFirst: 3, least: 3, most: 10 },
} satisfies NumberSettings;
