/** Undergraduate regulation, articles 22–24 and 38–43: add-drop, late registration, fees, leave, leaving. */
import { rulesOf } from "../../rule";

export const enrolmentRules = rulesOf("undergraduate", [
  {
    id: "spring-start",
    article: "22/4",
    title: { en: "Starting in spring after preparatory school", tr: "Hazırlıktan sonra baharda başlama" },
    text: {
      en: "Whoever passes preparatory school at the end of fall may take the credited or non-credit courses that the department finds suitable in spring. The minimum load doesn't hold for that term.",
      tr: "Hazırlığı güz sonunda geçenler baharda bölümün uygun gördüğü kredili ya da kredisiz dersleri alabilir. O dönem asgari ders yükü aranmaz.",
    },
    asked: {
      en: "passed prep in the fall what do I take in spring; irregular student courses; start department in spring; irregular after preparatory school; spring courses for irregulars",
      tr: "hazırlığı güzde geçtim baharda ne alırım; irregular öğrenci hangi dersleri alır; bölüme baharda başlamak; irregular olmak; ara dönemde bölüme geçmek",
    },
  },
  {
    id: "course-priority",
    article: "22/5",
    title: { en: "Which courses come first", tr: "Derslerin öncelik sırası" },
    text: {
      en: "When you choose courses, those that have to be repeated come first, then those that you should have taken earlier. After them come this term's courses, repeats to raise a grade and NI courses.",
      tr: "Ders seçerken önce tekrar edilmesi gerekenler, sonra daha önce alınması gerekip alınmamış olanlar gelir. Ardından dönemin dersleri, not yükseltme tekrarları ve NI dersler alınır.",
    },
    asked: {
      en: "which courses do I have to take first; priority of failed courses at registration; order of courses when registering; upper year courses before failed ones; may I take new courses before repeating; course from the lower years first",
      tr: "hangi dersleri önce almalıyım; ders alma öncelik sırası; alttan ders öncelikli mi; alttan dersim varken üstten alabilir miyim; kayıtta öncelik; once kalinan ders mi",
    },
  },
  {
    id: "add-drop",
    article: "22/6",
    title: { en: "Add-drop", tr: "Ders ekleme-bırakma" },
    text: {
      en: "If you completed your registration, you may add and drop courses and change sections on the add-drop dates of the academic calendar. After that only withdrawal is left.",
      tr: "Kaydını tamamladıysan akademik takvimdeki ekleme-bırakma tarihlerinde ders ekleyip bırakabilir, şube değiştirebilirsin. Sonrasında yalnızca çekilme vardır.",
    },
    asked: {
      en: "what can I do in add-drop; change section in add drop week; drop a course without a W; is it possible to add a course after registration; add-drop rules; switch sections; can I change my courses in the first weeks; can I still swap courses; drop a course without it on the transcript",
      tr: "ekle sil haftasında ne yapılır; add drop kuralları; ekle bırakta section değiştirmek; ekle bırakta ders silmek; kayıttan sonra ders eklemek; add dropta ders birakmak; ilk haftada ders değiştirebilir miyim; dersimi başkasıyla değiştirmek; iz bırakmadan ders bırakmak",
    },
  },
  {
    id: "late-registration",
    article: "22/7",
    title: { en: "Late registration", tr: "Geç kayıt" },
    text: {
      en: "If you missed registration, apply to your department with reasons and documents by the end of add-drop. If the faculty board accepts the excuse, the registrar's office registers you.",
      tr: "Kaydı kaçırdıysan gerekçe ve belgelerinle en geç ekleme-bırakma bitimine kadar bölümüne başvur. Fakülte yönetim kurulu mazereti uygun görürse kaydını Öğrenci İşleri yapar.",
    },
    asked: {
      en: "I missed registration; register late with an excuse; late registration petition; deadline for late registration; excuse for not registering on time; registration is over what can I do; I missed the registration days; can I register late",
      tr: "kaydı kaçırdım; geç kayıt yaptırmak; mazeretli kayıt dilekçesi; kayıt tarihi geçti ne yapmalıyım; geç kayıt son tarih; gec kayit mazeret; kayıt günlerini kaçırdım; geç kayıt olabilir miyim",
    },
  },
  {
    id: "register-again",
    article: "22/8",
    title: { en: "Registering again after missed terms", tr: "Kayıtsız dönemden sonra yeniden kayıt" },
    text: {
      en: "An unregistered student may register in a later term within the maximum duration. Send the registrar's office a petition before registrations begin.",
      tr: "Kayıtsız kalan öğrenci azami süre içindeyse sonraki dönemlerde kaydolabilir. Bunun için kayıtlar başlamadan Öğrenci İşleri'ne dilekçe vermek gerekir.",
    },
    asked: {
      en: "come back after an unregistered semester; return to school after not registering; petition to register again; I was away for a year without leave; continue my studies after a gap",
      tr: "kayıtsız kaldım geri dönebilir miyim; ara verdim okula dönmek istiyorum; yeniden kayıt dilekçesi; bir yıl kayıt yenilemedim şimdi devam; okula geri donmek kayitsiz",
    },
  },
  {
    id: "four-years-unregistered",
    article: "22/9",
    title: { en: "Four years without registration", tr: "Dört yıl kayıt yenilememe" },
    text: {
      en: "Whoever doesn't register for four years (eight semesters) in a row without a valid excuse may be dismissed, by the faculty board's decision and with YÖK's approval.",
      tr: "Geçerli mazereti olmadan dört yıl (sekiz yarıyıl) üst üste kayıt yenilemeyenin ilişiği, fakülte yönetim kurulu kararı ve YÖK onayıyla kesilir.",
    },
    asked: {
      en: "dismissed for not registering; four years without registration; when does the university strike me off; am I still a student after years away; relation ended unregistered",
      tr: "kaç yıl kayıt yenilemezsem atılırım; dört yıl kayıt yaptırmamak; kaydım silinir mi kayıt yenilemezsem; okuldan atılmak kayıt; yillardir kayit yenilemedim",
    },
  },
  {
    id: "fees",
    article: "23",
    title: { en: "Contribution and tuition fees", tr: "Katkı payı ve öğrenim ücreti" },
    text: {
      en: "Fees are set each year by the university's executive board within the President's decree. The registrar's office publishes the amounts and the dates of payment.",
      tr: "Katkı payı ve öğrenim ücretlerini her yıl Cumhurbaşkanı kararı çerçevesinde Üniversite Yönetim Kurulu belirler. Tutarları ve ödeme tarihlerini Öğrenci İşleri ilan eder.",
    },
    asked: {
      en: "how much is tuition; who sets the student contribution fee; where are tuition amounts published; fees for the term; contribution fee payment; do I pay for university; do I pay tuition in my fifth year; how much do I pay if I repeat a year",
      tr: "harç ne kadar; katkı payını kim belirler; öğrenim ücreti nerede yazıyor; harç tutarları; katkı payı ödemesi; universite harci odenecek mi; beşinci senede harç var mı; uzatırsam harç öder miyim",
    },
  },
  {
    id: "leave-of-absence",
    article: "38/1",
    title: { en: "Leave of absence", tr: "Kayıt dondurma (izinli sayılma)" },
    text: {
      en: "For health, military service, study elsewhere, academic, financial or family reasons the faculty board may grant leave of up to two semesters at a time, four in all. More is decided by the university's board, for a continuing illness or for convicts.",
      tr: "Sağlık, askerlik, başka yerde eğitim, akademik, maddi ya da ailevi nedenlerle fakülte yönetim kurulu her seferinde en çok iki, toplamda dört yarıyıl izin verebilir. Fazlasına süren hastalık ya da hükümlülük hâlinde Üniversite Yönetim Kurulu karar verir.",
    },
    asked: {
      en: "freeze my studies; leave of absence reasons; how many semesters of leave; take a break from university; suspend my registration for a year; semester off; leave for financial reasons; can I freeze my studies for a year; how many terms of leave can I take; pause my education",
      tr: "okulu dondurmak; kayıt dondurma şartları; dönem izni kaç dönem; okula ara vermek istiyorum; maddi nedenle izin; dönem dondurmak; okul dondurma kac kez; okulu dondurmak istiyorum; en fazla kaç dönem izin alabilirim; bir yıl ara vermek; kayıt dondurunca süreden sayılır mı",
    },
  },
  {
    id: "leave-apply",
    article: "38/2–3",
    title: { en: "Applying for leave", tr: "İzin başvurusu" },
    text: {
      en: "Give your department a petition with documents by the end of add-drop; there is no deadline for reasons that arise later, but you must be registered then. Before the last registration date no registration or payment is asked for.",
      tr: "Dilekçe ve belgelerini en geç ekleme-bırakma bitimine kadar bölümüne ver; gerekçe sonradan çıktıysa süre sınırı yoktur ama kayıtlı olman gerekir. Kayıtların son gününden önce başvurana ders kaydı ve ödeme şartı aranmaz.",
    },
    asked: {
      en: "when do I apply for leave of absence; deadline to freeze the semester; where to submit the leave petition; do I pay before freezing; leave after add-drop; documents to suspend the term; where do I apply for leave; how do I freeze my registration",
      tr: "kayıt dondurmak için son tarih; izin dilekçesi nereye verilir; dondurmak için harç ödemek gerekir mi; dönem ortasında dondurmak; izin başvurusu nasıl yapılır; kayit dondurma dilekcesi; kayıt dondurmak için nereye başvurulur; izin dilekçesi nasıl verilir",
    },
  },
  {
    id: "leave-return",
    article: "38/5",
    title: { en: "Coming back early from leave", tr: "İzinden erken dönme" },
    text: {
      en: "To come back before your leave ends, give the department a petition before registrations begin. The faculty board decides.",
      tr: "İznin bitmeden dönmek için kayıtlar başlamadan bölümüne dilekçe ver. Kararı fakülte yönetim kurulu verir.",
    },
    asked: {
      en: "end my leave early; return before my leave is over; cancel the leave of absence; unfreeze my registration; I want to come back from leave this term",
      tr: "izinden erken dönmek; kaydımı açtırmak dondurdum; dondurmayı iptal etmek; izin bitmeden okula dönebilir miyim; dondurma bitmeden donmek",
    },
  },
  {
    id: "deregister",
    article: "39",
    title: { en: "Deleting one's registration", tr: "Kayıt sildirme" },
    text: {
      en: "You may delete your registration in the student information system whenever you wish. All rights end, and you can't register in that programme again to finish it.",
      tr: "İstediğin zaman öğrenci işleri bilgi sisteminden kaydını sildirebilirsin. Bütün öğrencilik hakların biter ve aynı programa bitirmek için yeniden kaydolamazsın.",
    },
    asked: {
      en: "quit university; how do I leave METU; delete my registration; drop out; can I come back after deleting my registration; withdraw from the university altogether; I want to leave the university",
      tr: "okulu bırakmak istiyorum; kayıt sildirmek; kaydımı sildirirsem geri dönebilir miyim; okuldan ayrılmak; üniversiteyi bırakmak; kayit sildirme nasil; kaydımı sildirmek",
    },
  },
  {
    id: "notices",
    article: "40",
    title: { en: "Notices and the university e-mail", tr: "Duyurular ve okul e-postası" },
    text: {
      en: "Decisions about you are entered in the student information system; no separate letter is sent. You have to follow the e-mail address that the university gave you.",
      tr: "Hakkındaki kararlar öğrenci bilgi sistemine işlenir, ayrıca tebligat gönderilmez. Üniversitenin verdiği e-posta adresine gelenleri izlemekle yükümlüsün.",
    },
    asked: {
      en: "do I have to read my METU mail; how am I notified of board decisions; official letters to students; where do I see the decision about my petition; must I follow the university e-mail",
      tr: "okul mailini takip etmek zorunda mıyım; kararlar nasıl bildirilir; dilekçemin sonucu nerede görünür; tebligat gelir mi; metu mail zorunlu mu; yonetim kurulu karari nasil ogrenilir",
    },
  },
  {
    id: "military",
    article: "40/2",
    title: { en: "Military service", tr: "Askerlik işlemleri" },
    text: {
      en: "Students follow their military status on e-Devlet themselves; no separate notice is sent.",
      tr: "Öğrenciler askerlik durumunu e-Devlet'ten kendileri takip eder, ayrıca tebligat gönderilmez.",
    },
    asked: {
      en: "military service postponement; where do I see my military status; deferment of military duty as a student; is my conscription delayed; military papers from university; postpone military service while studying",
      tr: "askerlik tecili; askerlik durumumu nereden görürüm; tecil işlemi nasıl; öğrenci askerlik ertelemesi; askerligim ertelendi mi; askerliğimi ertelemek",
    },
  },
  {
    id: "north-cyprus",
    article: "43",
    title: { en: "Northern Cyprus Campus", tr: "Kuzey Kıbrıs Kampusu" },
    text: {
      en: "How the regulation is applied at the Northern Cyprus Campus is set by the Senate; rules may differ there. Ask that campus's registrar.",
      tr: "Yönetmeliğin Kuzey Kıbrıs Kampusu'nda nasıl uygulanacağını Senato belirler; kurallar orada farklı olabilir. O kampusun öğrenci işlerine sor.",
    },
    asked: {
      en: "do these rules hold at the Cyprus campus; NCC regulation; northern cyprus campus rules differ; is NCC under the same regulation; rules for Kalkanlı",
      tr: "kıbrıs kampüsünde kurallar aynı mı; kktc kampüsü yönetmelik; kuzey kıbrıs kampusu için geçerli mi; NCC kuralları; kibris kampusu yonetmeligi",
    },
  },
]);
