/** How many people ask for the rules of `../exams.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const examsWays: RuleWays = {
  "resit-who": {
    en: `
      last chance exam for those who finish; two lessons left to graduate; final year and failed one; any remedial exam;
      who gets another exam after letters; is there a makeup after FF; one FF stands between me and diploma;
      who may take the resit exam; can I sit a resit with DD`,
    tr: `
      mezuniyetime bir ders kaldı ff; tek derse takıldım; ikinci sınav hakkı; ara sınıfta büt var mı; son dönemimde iki dersten kaldım;
      bütlere kim girer; diplomaya bir ders engel; bütünlemeye kimler girebilir; dd ile büte girilir mi`,
  },
  "resit-average": {
    en: `
      my cumulative is 1.97 in the last term; want to graduate but two points missing;
      pulling average up by another exam in final semester; passed it all yet no diploma; all lessons over but my cgpa is 1.96;
      final year and only the average blocks my diploma; improve a DC of this semester to finish school`,
    tr: `
      son dönem agnom 1.97; hepsi geçti ama diploma yok; ortalamayı büt ile çekmek; mezuniyet için birkaç puan eksik;
      son sınıfta ortalama kurtarma sınavı; dersler bitti ama agnom 1.96; son sınıfım diplomama sadece ortalama engel;
      bu dönemki dc yi büt ile düzeltip bitirmek; ortalamam iki olmuyor son dönem`,
  },
  "resit-not": {
    en: `
      got NA in my last semester is there another exam; graduation project has no second exam; internship failed no resit;
      I overslept the resit; in my last term the studio failed me, any additional exam;
      the lesson had no final, so is there a second exam; I wasn't there on the day of the second exam`,
    tr: `
      son dönem na aldım büt olur mu; bitirme projesinin bütü; stajdan kaldım büt; büte uyuyakaldım; bütü olmayan dersler;
      son dönemde stüdyodan kaldım ek sınav olur mu; finali olmayan dersten ikinci sınav; ikinci sınav günü gelemedim;
      devamsızlıktan kaldım büte alınır mıyım`,
  },
  "resit-apply": {
    en: `
      where to sign up for the second exam of seniors; petition to registrar for resit; how many days do I have to ask for resit;
      forgot to apply to resit; letters came out yesterday and I need one more exam to finish, where do I go;
      which office takes the wish for a second exam; until what day may I claim the second exam;
      until when do I apply for the graduation resit; how does one ask for a resit`,
    tr: `
      büte yazılmak; büt dilekçesi öğrenci işlerine; büt için kaç gün var; büt başvurusunu unuttum; büt istemek; bütünleme kaydı;
      harfler dün çıktı bitirmek için bir sınav daha lazım nereye; ikinci sınav isteğini hangi birim alır;
      bütü hangi güne kadar isteyebilirim; mezuniyet bütünlemesine ne zamana kadar başvurulur; büt başvurusu nasıl`,
  },
  "resit-grade": {
    en: `
      will my midterm still matter in the second exam; final replaced; new letter after second exam; homework count with resit;
      my mid was bad, does it pull me down again in the second exam; how many percent has the second exam;
      what can I get at most after a second exam`,
    tr: `
      büt sadece final yerine mi; vizem kötüydü büt kurtarır mı; büt harfi; ödevler bütte geçerli mi; büt yüzdesi;
      vizem kötü ikinci sınavda yine düşürür mü; ikinci sınav yüzde kaç; ikinci sınavdan sonra en fazla ne alırım; bütten aa gelir mi`,
  },
  "extra-exams": {
    en: `
      seven years are up; still three courses unfinished after fourteen semesters; last rights before being expelled;
      time finished but courses remain; extra exam petition to department; fourteenth semester is behind me with four FF;
      do they give one last try after the limit; I never took a lesson and my years ended`,
    tr: `
      on dört dönem bitti; süre doldu derslerim var; atılmadan önce son hak; ek sınav başvurusu bölüme; süre bitince verilen sınavlar;
      yedi sene oldu hâlâ dersim var; on dördüncü dönem geride dört ff var; sınırdan sonra son bir deneme;
      hiç almadığım ders var yıllarım bitti; okul süremi doldurdum`,
  },
  "extra-exam-grade": {
    en: `
      homework doesn't matter in additional exam; additional exam letter; try the second to increase; no show at additional exam;
      is the letter only from that one paper after my time ended; I passed the first last-chance exam, may I improve;
      didn't enter the last-chance exam`,
    tr: `
      ek sınav tek başına mı; ek sınavda ödev; ek sınav ikincisine girsem yükselir mi; ek sınava gitmezsem yanar mı;
      sürem bitince harf yalnız o kağıttan mı; ilk ek sınavı geçtim yükseltsem; ek sınav hakkımı yaktım mı girmeyince;
      ek sınava yıl içi notu katılır mı`,
  },
  "extra-time": {
    en: `
      after additional exams I still have four; time beyond seven years; six failed left at the very end; tuition in the extra semesters;
      I tried the last exams and four are still open; do I keep student rights in the added semesters;
      how long may one hang on after the limit with three lessons`,
    tr: `
      ek sınavlardan sonra dört ders kaldı; yedi yıldan sonra süre; altı dersim kalırsa son; ek dönemde harç; süre uzatımı alttan dersle;
      son sınavları denedim dördü hâlâ duruyor; eklenen dönemlerde öğrenci hakkım sürer mi; üç dersle sınırdan sonra ne kadar kalınır;
      ek süre verilince harç öder miyim`,
  },
  "unlimited-exams": {
    en: `
      only one lesson left and time over; endless attempts; sit the exam as often as I want; pay per course exam after time is up;
      right lost after three years of not entering; a single lesson separates me from the end and my years are over;
      I may try as often as I like for what price; my average lacks and the limit passed`,
    tr: `
      bitmeyen sınav hakkı; süre bitti bir ders; kaç kere istersem girmek; sınırsızda ücret; sınırsızda öğrencilik hakları;
      üç yıl girmezsem; tek ders beni ayırıyor yıllarım doldu; dilediğim kadar denerim ücreti ne; ortalamam yetmiyor sınır geçti;
      sınırsız haktan düşmek`,
  },
  "extra-practical": {
    en: `
      graduation design left when time is over; lab without exam after maximum; internship course not done in seven years;
      repeat a studio after time; my internship is open and the years ended; is there a last exam for workshop lessons;
      the thesis project stayed after fourteen semesters`,
    tr: `
      bitirme tasarımı kaldı süre doldu; stajım eksik yedi yıl geçti; uygulamalı dersin sınavı olmaz mı; stüdyo tekrar süre sonrası;
      stajım açık yıllar bitti; atölye dersinin son sınavı var mı; bitirme projesi kaldı on dört dönem doldu;
      laboratuvar dersim kaldı süre bitti`,
  },
  "report-valid": {
    en: `
      family doctor's paper; I got a rest note from state hospital; where does sick paper go; mediko stamp on a paper from outside;
      dentist note; how late can I bring the paper; does report from e-nabız work;
      how soon must the doctor's paper reach the campus clinic; medical paper, how many days to hand it in`,
    tr: `
      aile hekimi raporu; devlet hastanesinden istirahat; e-nabızdan rapor; dişçi raporu; raporu onaylatmak medikoya; rapor geç verilirse;
      dışarıdan alınan rapor; raporu kime veriyoruz; istirahat kağıdı;
      doktor kağıdını kaç gün içinde revire götürmem lazım; rapor bitince kaç günüm var`,
  },
  "report-midterm": {
    en: `
      hospitalised at exam time; covid on exam day; hoca doesn't accept my sick paper; flu during midterm;
      will sick leave erase absences; ambulance on exam morning; vomited before the midterm and saw a doctor;
      in the emergency room on the day of my midterm; I was sick on the day of the midterm and have a report;
      I was in hospital in the morning of my exam; ill at the midterm, is a doctor note enough`,
    tr: `
      kovid oldum sınav günü; hoca raporumu kabul etmedi; hastanede yattım vize geçti; grip oldum vizede; raporlu gün yoklama;
      istirahatliyken sınav; acile gittim sınava giremedim; vize sabahı acile gittim; midterm günü kustum doktora gittim;
      vize günü hastaydım raporum var; sınav sabahı hastaneye gittim; vizeye giremedim rapor yeter mi`,
  },
  "report-final": {
    en: `
      operated during finals week; sick for the last exam; I grade for illness; covid at the final; hospital in finals week;
      fever on the day of my last exam and a doctor signed; I lay in hospital when finals were held;
      what letter do I get when I'm ill at the end`,
    tr: `
      final haftası ameliyat; son sınavda hasta; finalde kovid; finaller sırasında hastanede; i notu hastalıktan;
      son sınav günü ateşim vardı doktor yazdı; finaller yapılırken hastanedeydim; dönem sonunda hastaysam hangi harf; final raporu nereye`,
  },
  "examination-paper": {
    en: `
      visited mediko at noon need a slip; excuse slip from campus doctor; note that I was with the nurse;
      absent because at doctor on campus; I sat at the campus doctor during the lab, how do I show it;
      slip that says at which hour the doctor saw me; does the doctor write to my department`,
    tr: `
      medikoya gittim kağıt lazım; öğlen doktordaydım belge; campus doktorundan vizite kağıdı; muayenedeydim yoklama kaçtı;
      lab sırasında kampüs doktorundaydım nasıl gösteririm; doktorun beni kaçta gördüğünü yazan kağıt; doktor bölüme yazıyor mu;
      sağlık merkezi saat belgesi`,
  },
  "health-leave": {
    en: `
      take a semester off due to depression; surgery needs long rest; report of how many days to suspend;
      sick for months want to stop studying; psychiatric report and a semester off; doctors say I need three months, can I pause school;
      an operation makes me miss half a term; my illness is mental and I need a term off`,
    tr: `
      ameliyat olucam dönemi bırakmak; aylarca hastayım okul; kaç günlük raporla dönem gider; psikiyatri raporuyla ara;
      uzun rapor aldım dönem; tedavi için izin; doktorlar üç ay diyor okulu durdurabilir miyim; ameliyat yarım dönemimi alıyor;
      rahatsızlığım ruhsal dönem gitmeyeyim; hastalıktan ara vermek için heyet raporu`,
  },
  "health-insurance": {
    en: `
      sgk for foreigners; am I covered when I go to hospital; foreign student premium; private policy needed; insurance through parents;
      gss debt; as a foreigner do I need to be insured here; who pays when I break my leg; must I buy a policy before enrolment`,
    tr: `
      sgk var mı öğrenciye; yabancı öğrenci sgk; annemden sigortalıyım yeter mi; hastaneye gitsem güvencem; gss borcu;
      yabancıyım burada sigortalı olmam gerekir mi; bacağım kırılsa kim öder; kayıttan önce poliçe almalı mıyım;
      babamın sigortasından yararlanıyorum`,
  },
  "health-centre": {
    en: `
      where to go when I have fever; doctor on campus for free; dentist on campus; can my family use the campus doctor; vaccine nurse;
      emergency on campus at night; psychologist at mediko`,
    tr: `
      ateşim çıktı nereye gideyim; kampüs doktoru bedava mı; mediko diş; aşı olmak; gece acil kampüs; annem medikoya gelebilir mi;
      medikoda psikolog; hemşire revir`,
  },
};
