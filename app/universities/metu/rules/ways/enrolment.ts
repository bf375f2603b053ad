/** How many people ask for the rules of `../enrolment.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const enrolmentWays: RuleWays = {
  "spring-start": {
    en: `
      finished english in january; became irregular; off-track lessons; start faculty mid year; which lessons after january proficiency;
      I got through the english exam in winter, what happens in february; begin my faculty in the middle of the year;
      out of step with my classmates`,
    tr: `
      ocakta hazırlığı bitirdim; düzensiz öğrenci; yıl ortası bölüme başlama; irregular ne alır; profu ocakta geçtim;
      kışın ingilizceyi geçtim şubatta ne olacak; yılın ortasında fakülteye; sınıf arkadaşlarımla aynı sırada değilim;
      güz sonunda geçen hangi dersi alır`,
  },
  "course-priority": {
    en: `
      must I take failed ones first; leave the failed lesson for next year; upper class lessons with leftovers;
      lessons from below have priority; can I delay a failed one; two FF behind me, may I take third year lessons;
      the system pushes old lessons before new ones; skip repeating this term`,
    tr: `
      alttan kalanı seneye bıraksam; önce kaldıklarım mı; alttan ders varken; alttan alma zorunluluğu; kaldığım dersi erteleyebilir miyim;
      üst sınıftan ders; arkamda iki ff var üçüncü sınıftan alabilir miyim; sistem eskileri yeni derslerden öne koyuyor;
      bu dönem tekrar almasam; kalınan dersi almadan yenisi`,
  },
  "add-drop": {
    en: `
      swap lesson in second week; change my section; add a lesson late; remove lesson without trace; interactive registration changes;
      week for changes; I don't like hoca want another section; leave a lesson in the first days;
      until when and how do I change my courses after the term began; swap a course in the first weeks`,
    tr: `
      şubemi değiştirmek ikinci hafta; hocayı beğenmedim başka şube; sonradan ders almak; dersi iz bırakmadan silmek;
      değişiklik haftası; ekle çıkar; ilk günlerde dersten vazgeçmek; add drop ne; dönem başladıktan sonra ders değiştirme nasıl;
      ilk haftalarda ders değiştirmek`,
  },
  "late-registration": {
    en: `
      I was abroad during registration week; internet broke and couldn't register; excuse for not registering;
      too late to choose lessons; registration closed help; I was in hospital while others picked lessons;
      password problem made me miss the days; it's the second week and I'm not enrolled`,
    tr: `
      kayıt haftası yurt dışındaydım; kayıt kapandı yardım; sistem çöktü kayıt olamadım; ders seçimini kaçırdım; mazeretli kayıt;
      kayıt bitti ne yapıcam; herkes ders seçerken hastanedeydim; şifre sorunundan günler geçti; ikinci hafta oldu kayıtlı değilim;
      kayıt süresi doldu mazeretim var; geç kayıt olur mu`,
  },
  "register-again": {
    en: `
      I left for two years, want back; skipped semesters now return; reactivate my studies; how to resume after not registering;
      I worked for three semesters without enrolling and want to study again; is my place kept if I stayed away;
      which paper opens my way back`,
    tr: `
      iki yıl gitmedim döneyim; atladığım dönemlerden sonra; öğrenciliği yeniden başlatmak; ara vermiştim kayıtsız;
      okula geri dönüş dilekçesi; üç dönem kayıtsız çalıştım yine okumak istiyorum; gelmesem yerim durur mu; geri dönmek için hangi kağıt;
      kaydımı yeniden aktifleştirmek`,
  },
  "four-years-unregistered": {
    en: `
      didn't go to school for years is my record deleted; am I out after many years away; long absence from registration removed;
      I haven't enrolled since 2021, am I still in; after how long away do they strike my name; eight terms without picking lessons`,
    tr: `
      yıllardır okula uğramadım kaydım duruyor mu; uzun süre kayıtsız silinme; kaç sene gitmezsem düşer; kaydım düştü mü;
      2021den beri kayıt olmadım hâlâ öğrenci miyim; ne kadar gitmezsem adım silinir; sekiz dönem ders seçmedim;
      uzun süredir okula kaydım yok`,
  },
  fees: {
    en: `
      price of one semester; is state university free; foreign students pay how much; payment in my sixth year; which bank for tuition;
      second education fee; does prep cost`,
    tr: `
      bir dönem kaç para; devlet okulu ücretsiz mi; yabancı öğrenci ne öder; altıncı sene harç; harç hangi banka; hazırlık ücretli mi;
      harcı kim öder; uzatan öğrenci ücreti`,
  },
  "leave-of-absence": {
    en: `
      gap year; go to work for one year and return; pause studies; baby born; family problems need time; go away for a semester;
      startup year off; stop for a while; can I freeze my studies to care for my mother; pause school for a term because of family`,
    tr: `
      bir yıl çalışıp dönmek; ailevi sorun okulu bırakmadan ara; girişim için ara; doğum yaptım; bir dönem gelmesem; kaydı askıya;
      dinlenmek istiyorum ara; eğitime mola; okulu dondurabilir miyim anneme bakacağım; ailevi sebeple bir dönem ara vermek;
      üniversiteye mola vermek`,
  },
  "leave-apply": {
    en: `
      paper for freezing; mid term decide to stop; where to hand request for a gap; must I register before gap; documents for pause;
      last day to hand in the request for a break; until when do I apply to freeze my term; by which date is the paper for a pause due;
      until when do I hand in the paper to pause; last day to ask for a term off`,
    tr: `
      dondurma evrakı; ara verme dilekçesi; dönem başladıktan sonra ara; dondurmak kime; dondurmadan önce kayıt; ara vermek için belgeler;
      dondurma dilekçesi en geç ne zaman verilir; kayıt dondurmak için son gün; izin başvurusu ne zamana kadar;
      izin dilekçesi ne zamana kadar verilir; ara vermek için son gün`,
  },
  "leave-return": {
    en: `
      gap over earlier; want to start again before time; I froze a year but return after one term; resume sooner;
      I paused for a year and feel ready in february; my reason vanished, end the pause; come back one term sooner`,
    tr: `
      bir yıl dondurdum bir dönemde döncem; erken başlamak; arayı kısa kesmek; dondurmadan vazgeçtim geri;
      bir yıl ara verdim şubatta hazırım; sebebim kalktı arayı bitireyim; bir dönem erken geleyim; ara verdim ama dönmek istiyorum`,
  },
  deregister: {
    en: `
      leave metu forever; give up the university; I won another university cancel here; is it final when I erase my enrolment;
      quit completely; papers when leaving`,
    tr: `
      başka üniversiteyi kazandım buradan sildir; okulu komple bırakma; geri dönüşü var mı sildirmenin; üniversiteden vazgeçtim;
      ilişik kesmek kendi isteğimle; lise diplomamı geri almak`,
  },
  notices: {
    en: `
      decision of board where; official messages; I didn't see the mail is it valid; must I check student mail; results of petitions;
      school writes to which address`,
    tr: `
      maili görmedim geçerli mi; karar nerede yazıyor; resmi yazı gelir mi eve; okul hangi adrese yazar; dilekçe cevabı;
      kurul kararı görmek`,
  },
  military: {
    en: `
      called to army while a student; delay the army; army draft; does the university tell the recruiting office; tecil letter;
      am I sent to the army if I prolong school; who tells the state that I study; paper about my conscription;
      postpone military service as a student; does school delay my army duty`,
    tr: `
      asker kaçağı olur muyum; askere çağırdılar öğrenciyim; askerlik şubesi; tecil belgesi; asker erteleme; mezun olunca askerlik;
      askerlik işlemleri; okul uzarsa askere alınır mıyım; okuduğumu devlete kim bildirir; askerlikle ilgili kağıt;
      askerlik şubesinden yazı geldi; askerlik tecili öğrenciyken; okurken askerlik ertelenir mi`,
  },
  "north-cyprus": {
    en: `
      cyprus students rules; campus in cyprus; does it apply in kktc; I study on the island, is it the same there;
      does kalkanlı follow these articles; who decides for the island students`,
    tr: `
      kıbrıs öğrencisiyim; kalkanlı kampüsü; kıbrısta yönetmelik; kktc kuralları; adada okuyorum orada da aynı mı;
      kalkanlı bu maddelere uyar mı; ada öğrencileri için kim karar verir; kıbrıstayım hangi yönetmelik`,
  },
};
