/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { databankGuides } from "./guides";

export const databankWays: WaysToAsk<keyof typeof databankGuides> = {
  read: {
    en: `
      past exam topics; percentage of the midterm in the total; how is the final weighted; is there pop quiz in this class;
      archive of exams; need past papers; which chapters usually come; locked page; I want to see what kind of questions;
      how many midterms does the class have; can't enter databank it says locked; how did hoca test people last spring;
      is it multiple choice or long questions in this lesson; how many points does the lab bring;
      I can't look at exam topics, a lock is shown; past exam breakdowns are locked for me; how many must I write to see them;
      how do I get to see the hidden exam questions of past years; the page with what was asked in exams is closed for me, why;
      I can't open the grading details of a course; unlock what professors ask in midterms; there is a padlock on the databank;
      where do people list how many exams a course has; how to see breakdown of grades of a course here;
      the section with exam tips doesn't open; access to previous exam info; it says contribute first when I open the databank`,
    tr: `
      eski sınav konuları; vize yüzde kaç etkiliyor; çıkmış sorular var mı; habersiz quiz yapıyor mu; hangi üniteler çıkıyor;
      bank kilitli diyor; kaç vize var derste; finalin yüzdesi; geçmiş sınavlara bakmak; sorular klasik mi test mi;
      hoca geçen bahar nasıl sormuş; bu derste test mi uzun soru mu; labın puanı kaç; çıkan konulara bakamıyorum kilit var;
      derste ödev yüzdesi; sınav dağılımları bana kapalı; görmek için kaç tane yazmalı; eski sınavlarda ne çıktığını gösteren yer kapalı;
      notlandırma ayrıntıları bana açılmıyor; kilitli bölümü nasıl görürüm; veri bankasında kilit işareti var;
      hocaların vizede ne sorduğunu nereden görürüm; sınavda çıkan konular sayfası açılmıyor neden;
      bir dersin not dağılımını görmek için ne yapmalıyım; önce katkı yap diyor veri bankası; sınav ipuçları bölümü bana kapalı;
      çıkmış konulara nasıl erişirim`,
  },
  add: {
    en: `
      tell percentages of homework and quizzes; the final was 40 percent write it; which units came out; test or open ended;
      report grading scheme; give info on exam format; my class had take-home; weights don't sum to hundred;
      can I attach a photo of the exam; I still remember what they asked and would note the subjects;
      the project counted thirty and nobody wrote that; may I photograph the paper and put it`,
    tr: `
      ödev yüzdelerini girmek; final yüzde kırktı yazayım; test mi klasik mi belirtmek; hangi ünitelerden soruldu yazmak;
      sınavın fotoğrafını koysam; toplam yüz etmiyor; notlandırma düzenini gireyim; take home vardı yazmak; bankaya bilgi vermek;
      ne sorduklarını hatırlıyorum konuları yazayım; proje otuz sayılıyordu kimse yazmamış; kağıdın fotoğrafını koyabilir miyim;
      vize final oranlarını bildireyim`,
  },
  mine: {
    en: `
      I typed wrong percentage; take back what I added to the bank; rejected weights; my exam info still unpublished;
      change quiz percentage I entered; list of my bank records; modify exam type I wrote;
      I mixed up the shares of quiz and final in my entry; my exam information is with the moderators for days;
      take out what I gave to the bank`,
    tr: `
      yüzdeyi yanlış yazmışım; bankaya girdiğimi çıkar; bankadaki kaydım yayımlanmadı; quiz yüzdesini düzeltmek;
      banka kayıtlarımın listesi; sınav türünü hatalı girdim; girdiğim veriyi güncellemek; quizle finalin payını karıştırmışım;
      verdiğim sınav bilgisi günlerdir moderatörde; bankaya verdiğimi geri alayım; girdiğim kaydı düzelteceğim`,
  },
};
