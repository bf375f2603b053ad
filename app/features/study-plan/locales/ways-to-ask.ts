/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { studyPlanGuides } from "./guides";

export const studyPlanWays: WaysToAsk<keyof typeof studyPlanGuides> = {
  plan: {
    en: `
      four year plan; degree planner; road to my diploma; how many semesters do I have left; arrange courses until the end of my degree;
      will withdrawing make me graduate later; which term is my last; degree roadmap with prerequisites; share my plan with my advisor`,
    tr: `
      dört yıllık plan; diplomaya kadar dersler; kaç dönemim kaldı; okul uzar mı çekilirsem; okulu kaç yılda bitiririm;
      son dönemim hangisi; ön koşullara göre dönem planı; planımı danışmanıma göstermek; uzatır mıyım`,
  },
};
