/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { courseMarksGuides } from "./guides";

export const courseMarksWays: WaysToAsk<keyof typeof courseMarksGuides> = {
  marks: {
    en: `
      green passed label next to courses; highlight completed courses; all courses on my saved transcript; withdraw permission for marks;
      marks from my transcript; finished classes overview; does anybody see which courses I failed; my taken courses page`,
    tr: `
      derslerin yanında geçtin yazsın; tamamladığım dersleri göster; kayıtlı transkriptimdeki dersler; işaret iznini geri çek;
      transkriptten gelen işaretler; bitirdiğim derslerin dökümü; kaldığım dersleri başkası görür mü; aldığım dersler sayfası`,
  },
};
