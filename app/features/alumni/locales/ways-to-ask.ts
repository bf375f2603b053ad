/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { alumniGuides } from "./guides";

export const alumniWays: WaysToAsk<keyof typeof alumniGuides> = {
  survey: {
    en: `
      tell my salary as a graduate; nine questions for alumni; I finished, contribute my career info; link in mail for graduates;
      how long is the alumni form; I'm working now, share where; fill alumni form; where do I say which sector I'm in after university;
      my link for the nine questions is old;
      I graduated, where do I tell what I do now`,
    tr: `
      mezun formu; mezunum maaşımı yazayım; dokuz soru mezunlara; iş hayatımı bildireyim; mezun anketi linki mailde; mezunlara soru formu;
      çalışmaya başladım bildirmek; form ne kadar sürüyor mezun; okul sonrası sektörümü nerede söylerim; dokuz sorunun bağlantısı eski;
      çalışan mezun olarak bilgi vermek;
      mezun oldum ne yaptığımı nerede anlatırım`,
  },
  results: {
    en: `
      unemployed graduates; how many go abroad after finishing; career paths; do they work in own field; months until hired;
      future after university; popular employers; happiness at work of former students; will I find work with this degree;
      which companies hire people from here; how many months do people search after they finish; do they stay in the country;
      what jobs do people of my field get in the end; where do people end up working after metu; what do our graduates earn;
      how long until graduates found a job; which sectors do graduates go to; salary of those who finished here;
      what do people who left here make per month`,
    tr: `
      işsiz mezun; iş bulma süresi; yurt dışına giden mezun oranı; kariyer yolları; kendi alanında çalışıyor mu; mezuniyet sonrası hayat;
      bitirince ne oluyoruz; iş bulabilir miyim bu bölümle; mezun memnuniyeti; bu diplomayla iş bulur muyum;
      buradan kimleri hangi firma alıyor; bitirince kaç ay iş aranıyor; ülkede mi kalıyorlar; mezunların memnuniyeti nasıl;
      benim alanımdan bitiren ne iş yapar; buradan çıkanlar hangi sektörlere dağılmış; mezunlar kaç ayda iş bulmuş;
      mezun olanlar nerede çalışıyor; buradan mezun olanın maaşı; bitirenler hangi işlere girmiş`,
  },
  compare: {
    en: `
      income of former students; which department pays best; starting salary; average pay for new engineers; software versus finance;
      wages by field; highest earning department; first salary expectation; who gets more, those in banks or in factories`,
    tr: `
      ilk maaş; en çok kazandıran bölüm; yeni mühendis ne alıyor; yazılım mı finans mı; alanlara göre gelir; başlangıç maaşı;
      bölümün maaş ortalaması; beklenen ücret mezun; bankadaki mi fabrikadaki mi çok alıyor; yeni mezun kaç para alır;
      hangi sektör iyi ödüyor`,
  },
};
