/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const academicCalendarFactWays: WaysToAsk<string> = {
  dates: {
    en: `
      when does add drop end; last day to withdraw; is the spring timetable announced; when is registration week;
      what day does the semester finish; when are the grades due; until when can I drop a course; first day of the term;
      are there classes during the holiday; when is the make up week; when does the next semester begin`,
    tr: `
      çekilmenin son günü; bahar programı açıklandı mı; kayıt haftası ne zaman; dönem hangi gün bitiyor; notlar ne zaman açıklanıyor;
      dersi ne zamana kadar bırakabilirim; dönemin ilk günü; bütünlemeler ne zaman; gelecek dönem ne zaman başlıyor;
      ekle sil haftası ne zaman`,
  },
};
