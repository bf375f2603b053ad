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
  abroad: {
    en: `
      match my missing courses with universities abroad; where did others get my courses accepted; exchange without delaying graduation`,
    tr: `
      eksik derslerimi yurt dışındaki üniversitelerle eşleştir; derslerimi başkaları nerede saydırmış; mezuniyeti uzatmadan değişime gitmek`,
  },
};
