/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { erasmusGuides } from "./guides";

export const erasmusWays: WaysToAsk<keyof typeof erasmusGuides> = {
  browse: {
    en: `
      experience of those who went; ranking of countries; dorm abroad; residence permit; did they like it budget; part time job abroad;
      grant enough; travelling where should I go; which country is affordable for a student;
      I was accepted abroad and wonder about the rent there; did people find friends in the country they went to;
      what was daily life like for exchange students`,
    tr: `
      gidenler anlatsın; oturma izni; hibe yeter mi; orada yurt; gidip gelen var mı; aylık masraf; yurtdışında öğrenci hayatı;
      öğrenci için hesaplı ülke; orada yemek ulaşım kaç euro; yurt dışına kabul aldım kirası ne kadar merak ediyorum;
      gittiği ülkede arkadaş edinebilmişler mi; değişim öğrencisinin günlük hayatı`,
  },
  courses: {
    en: `
      learning agreement; which lectures replaced ours; credit recognition; does it count as elective; match not recognised;
      equivalency table; course matching list; my department refused a lesson from the host school before, is that listed;
      which of my lessons can I replace by something there;
      which courses were counted after exchange; list of accepted courses from abroad`,
    tr: `
      hangi ders yerine saydılar; eşleştirme saymadılar; ders eşleme tablosu; tanınan dersler; denk ders; intibak listesi;
      oradan getirdiğim dersi saymazlarsa; bölümüm karşı okuldaki dersi kabul etmemiş yazıyor mu; oradaki ders hangi dersimin yerine geçer;
      değişimden sonra hangi dersler sayılmış; yurt dışından saydırılan derslerin listesi`,
  },
  add: {
    en: `
      returned from exchange; help the next ones; tell rent I paid; report of semester; advice to future exchange students;
      give tips on visa; put the rent and the visa steps in writing; my half year abroad in words;
      I came home from abroad and want to help whoever goes next;
      I'm back from exchange and want to tell others`,
    tr: `
      döndüm yazıcam; sonraki gidenlere yardım; ne kadar kira ödediğimi; bir yıl kaldım paylaşayım; vize tecrübem; erasmusum bitti;
      gidecek olanlara tavsiye; orada yaşadıklarım; kirayı ve vize adımlarını yazıya dökeyim; yurt dışındaki yarım yılımı anlatmak;
      orada ne harcadım yazayım; yurt dışından döndüm gideceklere yardım etmek istiyorum;
      değişimden döndüm başkalarına anlatmak istiyorum`,
  },
  mine: {
    en: `
      typo in exchange post; remove story of my semester; correct cost I typed; my entries about abroad; update my housing info;
      where did my exchange text go; I put the wrong city in my story from abroad; take away what I wrote about my host university;
      add a line to my exchange story`,
    tr: `
      gittiğim yer yanlış yazılmış; maliyeti hatalı girdim; yurt dışı yazım; erasmus gönderim nerde; konaklamayı güncellemek;
      yurt dışı yazımda şehir yanlış; gittiğim okul hakkında yazdığımı kaldır; değişim yazıma satır ekle; erasmus anlattığım yer`,
  },
};
