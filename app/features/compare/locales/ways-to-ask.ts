/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { compareGuides } from "./guides";

export const compareWays: WaysToAsk<keyof typeof compareGuides> = {
  compare: {
    en: `
      torn between two lectures; versus table; which one is lighter contrast; pros and cons of two electives; side to side;
      choose one of three lectures; pick the better one; match up workload of lectures; help me decide between classes;
      I can take only one of these two next fall; show me workloads beside each other; which of three electives fits in my week;
      put two classes beside each other; which of two electives is less work, side by side; see differences of two lectures in one table;
      can't decide between two courses, show both`,
    tr: `
      kararsızım hangi ders; artıları eksileri; üç ders arasından seçmek; tabloda yan yana; birini seçmeme yardım;
      iki dersin iş yükünü ölçmek; hangisi mantıklı seçmelilerden; dersleri yarıştırmak; ikilemde kaldım ders seçemiyorum;
      güzün ikisinden yalnız birini alabilirim; iş yüklerini yan yana göster; üç seçmeliden hangisi haftama oturur;
      hangi dersi seçsem karar veremedim; iki seçmeliden hangisi az iş tablo halinde; karar veremedim iki dersi birlikte göster;
      dersleri kıyaslayan sayfa`,
  },
};
