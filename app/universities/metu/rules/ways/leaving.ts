/** How many people ask for the rules of `../leaving.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const leavingWays: RuleWays = {
  "last-semesters-here": {
    en: `
      final year in another country; finish while on exchange; minimum share of lessons from here; go abroad in eighth semester;
      transferred in last year and graduate; I came from another school, how much must I do here; how many lessons elsewhere are too many;
      I'd like to spend the closing year in another country and still get my degree`,
    tr: `
      sekizinci dönem yurt dışı; son yılımda değişim; yarısı buradan olmalı mı; mezuniyet dönemi erasmus;
      sonradan geçen öğrenci mezuniyet; başka okuldan geldim burada ne kadar okumalıyım; dışarıda kaç ders fazla olur;
      mezun olacağım dönem yurt dışındayım; son yılı başka ülkede geçirip diplomamı almak`,
  },
  "graduation-date": {
    en: `
      day printed on my diploma; when did I officially finish; employer asks graduation day; does ceremony day count;
      finish day if I had an I; my letters were out in june and the party in july, which day is mine;
      a new employer wants the day I finished; finished after an additional exam, what day`,
    tr: `
      diplomadaki gün; işveren mezuniyet gününü soruyor; tören günü mü sayılır; resmi bitiş günü; i notuyla bitiş günü;
      harfler haziranda tören temmuzda hangisi benim günüm; yeni iş yerim bitirdiğim günü istiyor; ek sınavla bitirdim hangi gün;
      mezun sayıldığım gün`,
  },
  "associate-degree": {
    en: `
      half diploma; quit in the third year do I get something; two-year degree; leave without finishing but some paper;
      degree for first two years; I'm tired and will go after two years, is it all for nothing; a lesser degree for those who give up;
      may I come back after the lesser degree`,
    tr: `
      yarım diploma; üçüncü sınıfta bıraksam belge; iki yıllık mezun sayılmak; bitirmeden çıkıyorum ön lisans; ilk iki yılın diploması;
      yoruldum iki yıldan sonra gidiyorum boşa mı; vazgeçenlere küçük diploma; ön lisans alıp sonra dönülür mü; yarıda bırakana belge`,
  },
  "temporary-certificate": {
    en: `
      diploma not ready yet but job wants it; exit paper; proof until ceremony; replacement before diploma day; early graduation paper;
      a firm wants proof in july and degrees come later; my degree isn't printed; sheet for the time until the ceremony`,
    tr: `
      diploma hazır değil işe lazım; törene kadar belge; çıkış kağıdı; diploma yerine geçen; mezun oldum kağıt lazım acil; geçici diploma;
      şirket temmuzda kanıt istiyor diplomalar sonra; diplomam basılmadı; törene kadarki zaman için kağıt;
      diplomayı beklerken ne veriyorlar`,
  },
  "diploma-supplement": {
    en: `
      annex to diploma; extra sheet in english; europe wants explanation of degree; english sheet that lists my studies with the degree;
      paper that comes attached to the degree; a school abroad wants to know what my degree means; recognised in another country`,
    tr: `
      diplomanın ek kağıdı; yurt dışı için diploma açıklaması; ingilizce diploma eki; dereceyi açıklayan ingilizce kağıt;
      diplomaya iliştirilen ek; avrupada denklik için diploma yanındaki; yurt dışındaki okul diplomamın ne anlama geldiğini soruyor;
      başka ülkede diplomam tanınsın`,
  },
  transcript: {
    en: `
      list of my marks with stamp; sealed transcript; e-signed grade list; transcript for master application;
      how much for a grade document; english transcript; get it from e-devlet`,
    tr: `
      kaşeli not dökümü; mühürlü zarf transkript; e-imzalı; yüksek lisans başvurusuna transkript; ingilizce transkript;
      e-devletten transkript; transkript kaç para; not belgesi almak`,
  },
  "student-certificate": {
    en: `
      paper for bus pass; embassy wants proof that I study; certificate with barcode; letter showing that I am enrolled;
      document for scholarship that I'm student; the bus company asks if I study; something for the consulate that says I'm enrolled;
      where do I print that I'm a student`,
    tr: `
      abonman için belge; konsolosluk öğrenci yazısı istiyor; barkodlu belge; burs için öğrenci olduğuma dair; kayıtlı olduğumu gösteren;
      askerlik için öğrenci belgesi; ogrenci belgesi cikarma; otobüs firması okuduğumu soruyor; konsolosluğa kayıtlı olduğumu gösteren;
      öğrenciliğimi nereden bastırırım; e-devletten öğrenci kağıdı`,
  },
  "honour-certificate": {
    en: `
      got high honour where's the paper; award document; collect my honour paper; certificate of success each semester;
      add honour to diploma; I had 3.7 this term, do they hand out a sheet; I never received the sheet for success;
      will my degree mention it;
      do I get a paper for a high average; does a good average show on my diploma`,
    tr: `
      yüksek onur oldum belgem nerede; başarı belgesi almak; takdir belgesi gibi; onur kağıdı; onur diploma üstünde;
      bu dönem 3.7 geldi kağıt veriyorlar mı; başarı kağıdım hiç gelmedi; diplomam bunu belirtir mi; takdir gibi bir belge alınır mı;
      yüksek ortalamaya belge veriliyor mu; ortalama diplomada yazar mı`,
  },
  "lost-diploma": {
    en: `
      diploma burned; diploma stolen; print diploma once more; name changed after marriage diploma; damaged diploma;
      water destroyed my degree; a burglar took my degree; I'm called differently now, can they write it on the degree;
      new copy of a diploma`,
    tr: `
      diploma yandı; diplomam çalındı; evlendim diplomada soyadı; yırtıldı diploma; diploma tekrar basılır mı; diploma sureti;
      diplomamı su bastı; hırsız diplomamı aldı; adım değişti diplomaya yazarlar mı; diplomanın yenisini istiyorum; diplomanın yenisi`,
  },
  "class-rank": {
    en: `
      am I first in class; top 10 percent; position among classmates; percentile for scholarship; where is the rank written;
      students ahead of me`,
    tr: `
      ilk yüzde ona giriyor muyum; benden iyi kaç kişi; dereceye girmek sınıf; sıralama belgesi`,
  },
  "graduate-rank": {
    en: `
      top of faculty at ceremony; becoming first of the university; best student of department; rank at graduation with extra year;
      who speaks at the ceremony as the best; I took nine semesters, can I be first; what's needed to be the best of the faculty`,
    tr: `
      törende birincilik; üniversite üçüncüsü; bölüm birincisi olmak istiyorum; bir dönem uzattım birinci olur muyum; fakültede derece;
      törende en iyi olarak kim konuşur; dokuz dönem sürdü birinci olabilir miyim; fakültenin en iyisi olmak için;
      okul birincileri nasıl seçiliyor`,
  },
};
