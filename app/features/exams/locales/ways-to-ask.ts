/** How people ask for exam dates, in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { examGuides } from "./guides";

export const examWays: WaysToAsk<keyof typeof examGuides> = {
  own: {
    en: `
      dates of my midterms; when do finals take place; exam calendar of my courses; two exams at the same hour; in which hall is my exam;
      tell others when the quiz is; all my midterm dates in one place; one page with my exams; calc midterm, which day is it;
      when are my finals; where do I keep the dates of my exams; on which day do I sit the physics exam; exam dates of the courses I take;
      midterms of this term for me; when r my midterms; put my exams into one list`,
    tr: `
      vizelerim ne zaman; finaller hangi gün; derslerimin sınav takvimi; aynı saatte iki sınav; sınavım hangi salonda;
      quiz tarihini başkalarına bildirmek; vize tarihlerim bir yerde toplu dursun; sınavlarım tek sayfada; fizik vizem hangi gün;
      finallerim ne zaman; sınav tarihlerini nerede tutarım; matematik vizesi hangi günmüş; aldığım derslerin sınavları;
      bu dönem sınavlarım ne zamandı; vizelerimi listelemek; quiz ve vize tarihlerim`,
  },
};
