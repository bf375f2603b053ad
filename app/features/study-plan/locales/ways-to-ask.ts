/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { studyPlanGuides } from "./guides";

export const studyPlanWays: WaysToAsk<keyof typeof studyPlanGuides> = {
  plan: {
    en: `
      how many semesters until I graduate; plan all semesters until graduation; will I graduate later; plan all my terms until I graduate;
      a road map of courses to graduation; which course in which semester, draw it for me; arrange my remaining courses term by term;
      lay out what to take each semester until the end; a tool that shows my path to the diploma;
      spread the rest of my degree over semesters; what do I take when so that I finish on time`,
    tr: `
      mezuniyete kaç dönem kaldı; mezuniyete kadar bütün dönemleri planlamak; mezuniyetim gecikir mi;
      mezun olana kadar dönem dönem plan yapmak; hangi dönem hangi dersi alacağımı çizsin; kalan derslerimi dönemlere dağıtmak;
      okul bitene kadar yol haritası; mezuniyete giden planı sitede yapmak; her dönem ne alacağımı önceden dizmek;
      dersleri yıllara yaymak; zamanında bitirmek için hangi ders ne zaman`,
  },
  abroad: {
    en: `
      match my missing courses with universities abroad; where did others get my courses accepted; exchange without delaying graduation;
      a semester abroad in the middle of my study plan`,
    tr: `
      eksik derslerimi yurt dışındaki üniversitelerle eşleştir; derslerimi başkaları nerede saydırmış;
      mezuniyeti uzatmadan değişime gitmek; planımın ortasına yurt dışında bir dönem koymak`,
  },
};
