/** How many people ask for the rules of `../calculator.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const calculatorWays: RuleWays = {
  grades: {
    en: `
      numbers behind letters; 85 is what letter; DC points; scale from AA to FF; point value; four point scale; is DD pass; FD or FF;
      what does 72 of 100 make in letters; is a CC good; which letters mean I'm through;
      which percentage do I need for a BA; how much of 100 makes a CB;
      is an S or a U part of the average; does EX count in my average; is my average lower with a W;
      does a satisfactory S change the gpa`,
    tr: `
      85 hangi harf; harflerin sayı karşılığı; aa dan ff ye; dörtlük karşılık; dd geçer mi; bb kaç puan; harf skalası; 70 alan ne alır;
      yüzde 72 kaç harf eder; cc iyi mi; hangi harfler geçtim demek; harf kaç ile çarpılır;
      BA almak için yüz üzerinden kaç lazım; 100 üzerinden kaçla BB gelir;
      S ya da U ortalamaya katılır mı; EX ortalamada sayılır mı; W ortalamamı düşürür mü; S notu ortalamayı etkiler mi`,
  },
  "na-and-pending": {
    en: `
      failed because of absence letter; NA harmful; I appears instead of letter; never entered exam letter; NA zero;
      I never went and there is NA; two letters N and A in my list; a single I where my letter should be;
      there is NA on my transcript, is it like FF; never showed up to class and the prof put NA; is NA as bad as FF for the average`,
    tr: `
      devamsızlık harfi; na zararı; harf yerine i; hiç sınava girmedim harf; na sıfır mı; na yedim; hiç gitmedim na gelmiş;
      listemde n ve a; harfimin olduğu yerde i; na mı ff mi daha kötü; transkriptimde NA yazıyor FF gibi mi;
      derse hiç gitmedim hoca NA vermiş; NA ile FF arasında ne fark var`,
  },
  credit: {
    en: `
      3-0-3; 2-2-3; numbers in brackets of lesson; lab half; ects versus local; meaning of (3-2)4;
      what do the three digits behind a lesson say; why 4 and not 5 with a lab; which of two kinds of credit counts`,
    tr: `
      3-0-3 ne; parantez içi sayılar; lab yarısı; akts ile yerel kredi; (3-2)4; kredi neye göre; 4 kredi;
      dersin arkasındaki üç rakam ne söyler; lablı ders neden 4; iki tür krediden hangisi geçerli; kredi hesaplanışı`,
  },
  "must-repeat": {
    en: `
      FD pass; DD enough; is fd failing; obliged to redo; leave failed elective; failing must lesson;
      I did badly and the letter is FD, am I through; leave my FF where it is forever;
      which grades force me to take a course again; letters that force a retake`,
    tr: `
      fd kalmak mı; dd yeter mi; fd yedim; tekrar şart mı; çaktım dersten; dersi geçemedim; kalınan ders; kötü geçti harf fd geçtim mi;
      ff öylece kalsın sonsuza kadar; zorunlu birinden çaktım sonra ne; kalan dersi almadan olur mu`,
  },
  replacement: {
    en: `
      different elective after FF; erase failed elective; other nte instead; swap failed elective; must I redo same elective;
      my elective ended in FF and I hate it, another please; does another nontechnical wipe out the bad one;
      I failed an elective that isn't given any more; I got FF and then BB, does the FF still count in my average; old FF after passing`,
    tr: `
      ff seçmeli başka; aynı seçmeliyi mi; nte den kaldım; kalan seçmeliyi değiştir; seçmeli ff silinsin; başka nte alsam;
      seçmelim ff bitti nefret ediyorum başkası; başka teknik olmayan kötüyü siler mi; kaldığım seçmeli artık verilmiyor;
      kalan seçmelinin yerine geçen; ff aldım sonra bb aldım ff ortalamaya girer mi hâlâ; geçince eski ff silinir mi ortalamadan`,
  },
  repeats: {
    en: `
      improve letter; DD to BB; retake passed; six times; how often improve; upgrade my old letters; take again for higher; lift my CC;
      I'm through with DD but want a better letter; how many lessons can be lifted in all; is it too late to lift a first year letter;
      I started in 2022, do the repeats I made before count; are retakes from before 2026 among the six`,
    tr: `
      dd yi bb yapmak; harf yükseltmek; geçtim ama düşük; altı kez; yükseltme sınırı; eski dersi tekrar; cc yi düzelt;
      not yükseltmeye almak; tekrarlama limiti; dd ile geçtim daha iyi harf istiyorum; toplam kaç ders yükseltilir;
      birinci sınıf harfini yükseltmek için geç mi; geçilmiş dersi tekrarlamak;
      geçtiğim dersleri toplam kaç kere tekrarlayabilirim; 2022'de başladım önceki tekrarlarım sayılır mı; eski tekrarlarım altıdan düşer mi`,
  },
  "last-grade": {
    en: `
      worse letter after redo; older letter vanish; redo lowers; both letters shown; first DD and now FF, what stands;
      do they keep the better one of two tries; is the first try hidden; I retook a course and got a lower grade, which one counts;
      I took a course again and the new grade is lower, which one sticks; does the better of two grades count;
      new mark worse than the old one`,
    tr: `
      tekrar aldım kötü geldi; eski harf; ikisi de görünür mü; sonuncu mu geçerli; düşük gelirse; ilk harf gider mi;
      önce dd şimdi ff hangisi kalır; iki denemeden iyisini mi tutarlar; ilk deneme gizlenir mi; yükseltmeye aldım düştü;
      dersi tekrar aldım notum düştü hangisi geçerli; iki nottan iyisi mi sayılır; tekrarda daha kötü aldım eskisi kalır mı`,
  },
  averages: {
    en: `
      rounding 1.99; weighted by credits; decimal places; third decimal; by hand, how do I get my cgpa from letters; is 2.995 a three;
      why does my cgpa not match`,
    tr: `
      1.995; krediyle çarpım; formül virgülden sonra; yuvarlama küsurat; agno nasıl bulunur;
      kağıt kalemle harflerden ortalamayı nasıl bulurum; 2.995 üç mü; hesabım neden tutmuyor; kredi ağırlığıyla nasıl bulunuyor`,
  },
  standing: {
    en: `
      3.5 high honour; honour list; 3.0 enough honour; honour with three lessons; be honour student;
      what average brings me on the list of the best this term; one FF but a high gpa, still honoured; is 2.9 nearly honour;
      what average puts my name on the honour list at the end of the term; 3.6 this term, is that high honour;
      which gpa is needed for honour`,
    tr: `
      3.5 yüksek onur; 3.0 onur; onur almak; üç dersle onur; yüksek şeref; onur öğrencisi; bu dönem en iyiler listesine kaç ortalama;
      bir ff var ortalamam harika yine onur mu; 2.9 onura yakın mı; onur öğrencisi olma;
      dönem sonunda onur listesine kaç ortalamayla girilir; bu dönem 3.6 yüksek onur mu; şeref için ortalama kaç`,
  },
  graduation: {
    en: `
      finish with 2.0; diploma condition; needed to finish; graduate when how to graduate; minimum cumulative finish; 3.5 finish honour;
      what stands between me and the gown; a 1.99, do they let me go; all lessons done, what else do I need;
      lowest average for graduating; can I graduate with an FF`,
    tr: `
      2.0 mezun; diploma şartı; okul nasıl biter; en az kaçla bitirilir; mezun olma; 3.5 ile bitirmek; kep giymeme ne engel;
      1.99 bırakırlar mı; bütün dersler bitti başka ne lazım; mezuniyet için ortalama sınırı; mezun olmak için ne lazım;
      mezuniyet için en az ortalama; ff ile mezun olunur mu`,
  },
  probation: {
    en: `
      cumulative 1.6; bad average two terms; only repeat lessons; low cumulative consequences; probation student new lesson;
      kicked for average; two terms in a row under two, what can they do; which lessons are closed to me under 1.8;
      how do I get clean again; my cgpa was 1.75 two semesters in a row, may I take new courses;
      my cgpa is 1.85, how many new courses may I take; new courses between 1.80 and 1.99;
      how low can my average go before they put me on a watch list; my gpa is under two, what happens now;
      cgpa 1.7 two terms in a row, may I register new courses; what does being on probation forbid`,
    tr: `
      agno 1.6; iki dönem düşük; sadece tekrar dersleri; düşük ortalama; okul atar mı ortalamadan; uyarı aldım ortalama;
      sınamalı öğrenci; 2nin altındayım; üst üste iki dönem ikinin altı ne yapabilirler; 1.8 altında hangi dersler bana kapalı;
      nasıl düzelirim sınamadan; sınamada kaç derse izin; ortalamam 1.85, kaç yeni ders alabilirim; 1,80 ile 1,99 arasında yeni ders;
      ortalamam kaça düşerse sınamalı olurum; ortalama ikinin altında ne olur; iki dönemdir 1.7 yeni ders alabilir miyim;
      sınamalıyken ne yapamam`,
  },
  load: {
    en: `
      eight lessons; seven courses allowed; five lessons minimum; extra lesson high average; more than normal how many can I pick;
      limit at registration; I'd like to take eight this fall, cgpa is 3.3; what's the fewest I may pick; they don't let me add a sixth;
      how many courses above the normal load may I take with good grades; what average do I need to take more courses;
      how many extra with a 3; fewest courses in a term to count as full time`,
    tr: `
      sekiz ders; yedi ders olur mu; normalden fazla; en az beş mi; yüksek ortalama fazla ders; kaç tane seçebilirim; kayıtta sınır;
      3 ders; bu güz sekiz almak istiyorum agnom 3.3; en az kaç seçebilirim; altıncıyı eklememe izin vermiyor; üstten iki ders almak;
      2.6 ortalamayla kaç fazla ders alabilirim; notlarım iyi fazladan kaç ders alabilirim; fazla ders almak için ortalama kaç olmalı;
      üst yük sınırı; bir dönemde en az kaç ders almam lazım`,
  },
  withdrawal: {
    en: `
      leave lesson mid semester; week ten; drop with W; give up lesson; bad midterm want out; stop taking lesson; withdraw count;
      second withdrawal same lesson; w limit; this lesson is killing me, may I get rid of it in november;
      did withdraw once, how many more; first year lessons can't be left?; how many courses may I withdraw from altogether;
      most withdrawals in a degree; how often may one withdraw; how many classes may I abandon in all my years;
      until which week may a class be quit; give up a class in the middle of the term; how many courses may I drop with a W in total;
      I am a freshman, can I withdraw from a course; conditions for dropping a class in the middle of term`,
    tr: `
      dönem ortası ders bırakma; onuncu hafta; vizem kötü dersi bırakayım; dersi almaktan vazgeçtim; çekilme tarihi; w ile kaç w;
      aynı dersten ikinci w; tekrar dersinden çekilme; bu ders beni bitiriyor kasımda kurtulabilir miyim; bir kere çekildim daha kaç;
      birinci sınıf dersi bırakılmaz mı; çekilme için son hafta; en fazla kaç dersten çekilinir; toplam kaç dersten çekilme hakkı var;
      kaç kere çekilebilirim; dönem ortasında kaç ders bırakabilirim toplam; dersten vazgeçmek hangi haftaya kadar;
      dersi yarıda bırakma hakkı; toplam kaç dersten çekilebilirim; birinci sınıfım W alabilir miyim;
      dönem ortasında ders bırakma şartları`,
  },
  ni: {
    en: `
      take a hobby lesson; outside my curriculum; no effect lesson; curiosity lesson; free of average;
      a lesson just for fun beyond my plan; may I turn it to normal later; I want to learn a language without hurting my gpa;
      which courses can I take as NI; NI status, how many`,
    tr: `
      hobi için ders; müfredat dışı; etkisiz ders; merakım için ders; ortalamasız ni; fazladan keyfi ders;
      planım dışında keyif için ders; sonradan normale çevirebilir miyim; ortalamayı etkilemeyen ders;
      ortalamama dokunmadan bir dil öğreneyim; hangi dersleri NI alabilirim; NI olarak kaç ders`,
  },
  summer: {
    en: `
      three in july; summer limit; four lessons summer; max summer; may I take four subjects in july;
      most courses allowed in the summer months; finish faster with summer lessons, how many;
      how many courses may I take in summer school; credits in summer`,
    tr: `
      yazın üç; yaz limiti; yazın dört ders; yaz okulu sınır; temmuzda dört konu alabilir miyim; yaz ayları için üst sınır;
      yaz dersleriyle hızlı bitireyim kaç tane; yazın ders üst sınırı; yazın en fazla kaç kredi`,
  },
  "double-major": {
    en: `
      two diplomas; çap 3.0; second bachelor; twenty percent; which semester çap; can I end with two degrees;
      how high must my cgpa be to study a second major; too late in the seventh term for a second;
      average for two diplomas; grades needed to study two departments`,
    tr: `
      iki diploma; ikinci lisans; yüzde yirmi; çap kaçıncı dönem; çift dal; çapa girmek; iki diplomayla bitirebilir miyim;
      ikinci bölüm okumak için ortalamam ne; yedinci dönemde çap için geç mi; çapa kimler girebiliyor;
      iki diploma için ortalama; çift dal kaç ortalama ister`,
  },
};
