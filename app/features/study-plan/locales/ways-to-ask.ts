/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { studyPlanGuides } from "./guides";

export const studyPlanWays: WaysToAsk<keyof typeof studyPlanGuides> = {
  plan: {
    en: `
      how many semesters until I graduate; plan all semesters until graduation; will I graduate later`,
    tr: `
      mezuniyete kaç dönem kaldı; mezuniyete kadar bütün dönemleri planlamak; mezuniyetim gecikir mi`,
  },
};
