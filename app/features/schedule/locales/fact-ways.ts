/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const scheduleFactWays: WaysToAsk<string> = {
  "own-credits": {
    en: `
      total credits of my timetable; how many courses do I have this semester; credits in my schedule; is my load too much;
      how loaded am I this term; sum of credits that I picked; how many ects do I take this term`,
    tr: `
      programımda toplam kaç kredi var; kaç ders alıyorum bu dönem; seçtiğim derslerin kredisi ne kadar; ders yüküm kaç kredi;
      bu dönemki yüküm; programımdaki derslerin toplamı; kaç akts alıyorum bu dönem`,
  },
};
