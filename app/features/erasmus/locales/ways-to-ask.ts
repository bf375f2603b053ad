/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { erasmusGuides } from "./guides";

export const erasmusWays: WaysToAsk<keyof typeof erasmusGuides> = {
  browse: {
    en: `
      semester in germany; which city is cheap; experience of those who went; how is life in italy; ranking of countries; dorm abroad;
      residence permit; did they like it budget; part time job abroad; grant enough; spain or poland; travelling where should I go;
      I won a place in prague and wonder about the rent there; did people find friends when they studied in spain;
      which country is affordable for a student; is the visa troublesome for the netherlands`,
    tr: `
      almanyada bir dönem; hangi şehir ucuz; gidenler anlatsın; italya nasıl bütçe; oturma izni; hibe yeter mi; orada yurt;
      ispanya mı polonya mı; gidip gelen var mı; aylık masraf; yurtdışında öğrenci hayatı; pragı kazandım kirası ne kadar merak ediyorum;
      ispanyada okuyanlar alışmış mı; öğrenci için hesaplı ülke; hollanda vizesi uğraştırıyor mu; orada yemek ulaşım kaç euro`,
  },
  courses: {
    en: `
      learning agreement; which lectures replaced ours; credit recognition; took signal processing in germany; does it count as elective;
      match not recognised; equivalency table; course matching list; which of my lessons can I replace by something I take in vienna;
      my department refused a lesson from lyon before, is that listed; lessons others matched at tu delft`,
    tr: `
      hangi ders yerine saydılar; eşleştirme saymadılar; almanyada aldım seçmeli yerine geçer mi; ders eşleme tablosu; tanınan dersler;
      denk ders; intibak listesi; viyanada aldığım hangi dersimin yerine geçer; bölümüm lyondaki dersi kabul etmemiş yazıyor mu;
      delftte eşleştirilen dersler; oradan getirdiğim dersi saymazlarsa`,
  },
  add: {
    en: `
      returned from exchange; describe my life in prague; help the next ones; tell rent I paid; report of semester;
      advice to future exchange students; my year in lyon; give tips on visa;
      I came home from a semester in lisbon and want to help whoever goes next; put the rent and the visa steps in writing;
      my half year abroad in words`,
    tr: `
      praga gittim anlatayım; döndüm yazıcam; sonraki gidenlere yardım; ne kadar kira ödediğimi; bir yıl kaldım paylaşayım; vize tecrübem;
      erasmusum bitti; gidecek olanlara tavsiye; orada yaşadıklarım; lizbondan döndüm gideceklere yardım etmek istiyorum;
      kirayı ve vize adımlarını yazıya dökeyim; yurt dışındaki yarım yılımı anlatmak; orada ne harcadım yazayım`,
  },
  mine: {
    en: `
      typo in exchange post; remove story of my semester; correct cost I typed; my entries about abroad; update my housing info;
      where did my exchange text go; I put the wrong city in my story from abroad; take away what I wrote about my host university;
      add a line to my exchange story`,
    tr: `
      gittiğim yer yanlış yazılmış; maliyeti hatalı girdim; yurt dışı yazım; prag yazımı kaldır; erasmus gönderim nerde;
      konaklamayı güncellemek; yurt dışı yazımda şehir yanlış; gittiğim okul hakkında yazdığımı kaldır; değişim yazıma satır ekle;
      erasmus anlattığım yer`,
  },
};
