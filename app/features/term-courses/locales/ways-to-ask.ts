/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { termCoursesGuides } from "./guides";

export const termCoursesWays: WaysToAsk<keyof typeof termCoursesGuides> = {
  term: {
    en: `
      got 45 on the midterm what final saves me; weights of midterm and final calculator; can i still skip a class hour;
      where do i write down missed hours; required final score`,
    tr: `
      vizeden 45 aldım final kaç olmalı; vize final yüzdesi hesaplama; bi saat daha kaçırabilir miyim; yoklamalarımı yazacağım yer;
      finalde kaç alsam yeter`,
  },
};
