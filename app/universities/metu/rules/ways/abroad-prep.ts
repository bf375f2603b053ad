/** How many people ask for the rules of `../abroad-prep.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const abroadPrepWays: RuleWays = {
  "exchange-eligible": {
    en: `
      can I study abroad one semester; average to go; second year student exchange; freshman exchange; minimum to apply for going;
      2.5 and erasmus; master student exchange; which average lets me study abroad; marks needed to spend a term abroad;
      what average do I need for erasmus; can a first year go on exchange; who may go on exchange`,
    tr: `
      bir dönem yurt dışına gitmek; ikinci sınıf değişim; birinci sınıf erasmus; 2.5 erasmus; agnom düşük erasmus; mastırda erasmus;
      mevlana farabi; yurtdışına dönemliğine gitmek için kaç ortalama; değişime gitmeye notum yeter mi;
      erasmusa gitmek için ortalama kaç; birinci sınıf değişime gidebilir mi; değişime kimler gidebilir`,
  },
  "exchange-months": {
    en: `
      go twice; total months with grant; erasmus again in master; year long exchange; remaining grant months;
      I used six months already, may I go once more; how long in total does the grant run; in my master again after bachelor`,
    tr: `
      ikinci defa gitmek; toplam ay hibe; masterda tekrar erasmus; bir yıllık değişim; kalan ay hakkı;
      altı ayımı kullandım bir daha gidebilir miyim; hibe toplam ne kadar sürer; lisanstan sonra masterda yine; erasmus hakkım bitti mi`,
  },
  "exchange-selection": {
    en: `
      language test for going; points for placement; preference list universities; result of language test old;
      how do they decide who goes to which school; is there a test of english before going; my test from last year, still good`,
    tr: `
      nasıl seçiyorlar gidecekleri; dil testi erasmus; yerleşme puanı; tercih listesi üniversiteler; dil sonucu eski;
      yabancı dil puanı erasmus; kimin hangi okula gideceğine nasıl karar veriyorlar; gitmeden önce ingilizce testi var mı;
      geçen yılki testim geçerli mi; tercihlere nasıl yerleşiliyor`,
  },
  "exchange-courses": {
    en: `
      number of lessons abroad; 30 ects; drop a lesson abroad; approval form; change learning agreement; twenty ects`,
    tr: `
      orada kaç ders; 30 akts; yurt dışında ders bırakmak; onay formu; learning agreement değişsin; yirmi akts yeter mi`,
  },
  "exchange-counted": {
    en: `
      letters from abroad in cumulative; fail abroad; lessons recognised after exchange; minimum letter abroad;
      conversion of foreign letters; do I lose a term; do marks from the host school count in my average;
      I am back from abroad, what happens to those letters; will the courses I take abroad count here;
      are the grades from exchange in my average`,
    tr: `
      oradan gelen harfler; yurt dışında kalmak; dönünce dersler; dönem kaybeder miyim; yurt dışında en az ne almalıyım;
      değişimden dönüş not; dışarıda aldığım harfler ortalamama girer mi; döndüm oradaki notlar ne olacak;
      yurt dışında aldığım dersler burada sayılır mı`,
  },
  "exchange-status": {
    en: `
      room while abroad; fee while abroad; stipend while abroad; do I register here when abroad; status abroad;
      must I pay here while I'm over there; do they give my bed to another while I'm over there;
      is my money from the state stopped over there`,
    tr: `
      yurt dışındayken odam; giderken harç; gidince burs; gidince kayıt; yurt dışındayken statüm; değişimde kyk;
      oradayken buraya ödemeli miyim; oradayken yatağımı başkasına verirler mi; oradayken devlet bursum durur mu;
      giderken izinli mi olurum`,
  },
  "exchange-internship": {
    en: `
      intern in europe; paid internship abroad; company letter; internship after diploma with grant;
      may I go right after my degree for work; who looks for the firm; work at a company abroad with grant support`,
    tr: `
      avrupada staj; hibeli staj; firma mektubu; mezuniyetten sonra hibeli staj; staj yurt dışı; staj erasmus;
      diplomadan hemen sonra gidebilir miyim staja; firmayı kim arıyor; yurt dışı stajına destek;
      yurt dışında firmada hibe destekli çalışmak`,
  },
  "proficiency-score": {
    en: `
      60 enough; pass epe; points to start faculty; skip english year; which score for english department; I got 57 on the english test;
      what must I reach so that I start my faculty at once; teachers of english need more?;
      I got {name} from the epe, is it enough for my department; which epe score lets me start; passing mark of the english exam;
      score that frees me from prep; what must I get to skip english; minimum english score to start first year;
      what do I need in the prep exam to skip prep; toefl points for starting`,
    tr: `
      60 yeter mi; epe geçme; 58 aldım; hazırlıksız başlamak; profu geçmek; ingilizce öğretmenliği prof kaç;
      ingilizce sınavından 57 aldım; hemen bölüme başlamak için kaç; ingilizce öğretmenleri daha mı fazla;
      hazırlığa gitmemek için kaç puan; epeden {name} aldım yetiyor mu; yeterlikten kaç alınca bölüme başlanır;
      ingilizce sınavı geçme notu; hazırlıktan muaf olmak için kaç puan; ingilizceyi atlamak için kaç almalı;
      birinci sınıfa başlamak için ingilizce puanı kaç; hazırlığı atlamak için kaç almak lazım; toefl kaç yeterli`,
  },
  "proficiency-exams": {
    en: `
      january exam right; prof dates number; june exam; prep grade enough for exam; english exam after summer; sp ee`,
    tr: `
      ocakta prof; haziran prof; yıl içi notum yetmedi prof; yazdan sonra prof; prof hakkım var mı; kaç kere prof`,
  },
  "proficiency-equivalents": {
    en: `
      ielts 6.5; toefl score accepted; hand in toefl; expired ielts; yds instead; cambridge certificate;
      I have a cambridge paper, may I skip the english test; when must my toefl be on your desk; is my 2023 result too old;
      does my ielts replace the proficiency exam; is toefl accepted in place of epe`,
    tr: `
      yds sayılır mı; cambridge belgesi; toefl süresi; toefl kaç pte; belgeyle hazırlık atlama;
      cambridge kağıdım var ingilizce sınavına girmesem; toeflım ne zaman masanızda olmalı; 2023 sonucum eski mi;
      dışarıdan sınavla hazırlık geçilir mi; ielts kaç sayılıyor; ielts yeterlik yerine geçer mi; toefl ile hazırlık atlanır mı`,
  },
  "proficiency-objection": {
    en: `
      couldn't enter english exam; recheck epe paper; sick at epe; epe complaint; epe result wrong;
      I lay ill on the day of the english test; I think they counted my english test wrong; another day for the english test`,
    tr: `
      profa giremedim; prof kağıdı; profda hastaydım; prof sonucum yanlış; epe itiraz; prof tekrar okunur mu;
      ingilizce sınavı günü hasta yattım; ingilizce sınavımı yanlış saydılar; ingilizce sınavı için başka gün; prof puanıma itirazım var`,
  },
  "prep-duration": {
    en: `
      third year english; english year twice; max english years; stay in dbe; I didn't manage english in a year, how long more;
      third chance in the english year; placed again, how many english years`,
    tr: `
      üçüncü yıl hazırlık; hazırlığı iki kere; dbe de kaç yıl; hazırlık süresi; bir yılda ingilizceyi beceremedim daha ne kadar;
      ingilizce yılında üçüncü hak; yeniden yerleştim kaç hazırlık yılı; hazırlık ikinci seneye kalırsa`,
  },
  "prep-attendance": {
    en: `
      hours in dbe; absent in english class; 80 percent; attendance sheet dbe; prep absent report;
      I stayed in bed a lot in the english year; how many hours may I be away at the english school; doctor's paper in the english year;
      how often may I skip in prep; days off that prep allows`,
    tr: `
      dbe yoklama; ingilizce sınıfı gelmemek; yüzde seksen; hazırlıkta raporlu; hazırlık yoklama; hazırlıkta saat sınırı;
      hazırlıkta çok yattım gitmedim; ingilizce okulunda kaç saat gelmeyebilirim; hazırlıkta doktor kağıdı;
      hazırlıkta devamsızlıktan kaldım;
      hazırlıkta kaç gün kaçırabilirim; hazırlık sınıfında gelmeme hakkı`,
  },
  "prep-failed": {
    en: `
      failed english twice; english failed what now; lose my place english; never pass prep; waiting student english;
      I couldn't pass english after two years; I sit at home and wait for the english exam; will my place go because of english;
      failed prep, what now; two years of prep and still not passed`,
    tr: `
      hazırlığı geçemedim; hazırlık iki kez kaldım; yerimi kaybeder miyim; prof geçilmezse; hazırlıkta takıldım; beklemeli beklemede;
      iki yılda ingilizceyi geçemedim; evde oturup prof bekliyorum; ingilizce yüzünden yerim gider mi;
      hazırlık bitmedi bölüme geçemem mi; iki yıl hazırlık okudum geçemedim`,
  },
  "prep-leave": {
    en: `
      pause english year; self study for english; skip a year of prep; freeze dbe; I want to learn english on my own at home for a year;
      can I pause only one half of the english year; take a year before english`,
    tr: `
      hazırlıkta ara; kendim çalışayım ingilizce; dbe dondur; hazırlığa gitmemek; hazırlık bir yıl izin;
      bir yıl evde kendim ingilizce öğrenmek; hazırlığın yalnız yarısına ara; ingilizceden önce bir yıl; hazırlıkta kayıt dondurmak`,
  },
};
