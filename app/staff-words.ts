/** Words that staff alone read: what every page knows of them is that they are here. Which ones, `entry.client.tsx` says as well. */
import type { Words } from "./platform/i18n/browser";

export const staffWords = import.meta.glob<Record<string, Words>>([
  "./features/{admin,audit,billing,breaches,categories,content-tools,event-stats,instagram,settings,site-content,tags,users}/locales/{en,tr}.ts",
  "./features/{ai/unanswered,catalog/upkeep,legal-requests/answering,privacy/destruction}/locales/{en,tr}.ts",
]);
