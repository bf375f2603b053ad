/** How people ask for exam dates, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { examGuides } from "./guides";

export const examWays: WaysToAsk<keyof typeof examGuides> = {
  own: {
    en: `
      dates of my midterms; when do finals take place; exam calendar of my courses; two exams at the same hour; in which hall is my exam;
      tell others when the quiz is`,
    tr: `
      vizelerim ne zaman; finaller hangi gün; derslerimin sınav takvimi; aynı saatte iki sınav; sınavım hangi salonda; quiz tarihini başkalarına bildirmek`,
  },
};
