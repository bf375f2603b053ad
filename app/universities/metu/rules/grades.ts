/** Undergraduate regulation, articles 25–31: attendance, exams, grades. */

import { rulesOf } from "../../rule";
import { figures } from "../grading";

const { standing } = figures;
const least = (standing.satisfactory / 100).toFixed(2);

export const gradeRules = rulesOf("undergraduate", [
  {
    id: "attendance",
    article: "25/1–3",
    title: { en: "Attendance", tr: "Derse devam" },
    text: {
      en: "Attending classes, practice and exams is obligatory, and the instructor follows it. How much absence is allowed and what it does to the grade stands in the course's syllabus; there is no percentage for all courses.",
      tr: "Derslere, uygulamalara ve sınavlara katılmak zorunludur, devamı hoca izler. Ne kadar devamsızlığa izin olduğu ve nota etkisi ders izlencesinde yazar; bütün dersler için tek bir yüzde yoktur.",
    },
    asked: {
      en: "is attendance compulsory; how many classes can I miss; attendance percentage; absence limit; do I fail if I don't come to lectures; is there a 70 percent attendance rule; does attendance affect the grade; failed because of absence; what if I do not go to lectures",
      tr: "devam zorunluluğu var mı; devamsızlık hakkım kaç; yüzde kaç devamsızlık yapabilirim; derse gelmezsem kalır mıyım; yoklama zorunlu mu; devamsizlik siniri; yoklama nota etki eder mi; devamsızlıktan kalınca ne olur; kaç ders kaçırabilirim; derse gitmezsem kalır mıyım; devam zorunlu mu",
    },
  },
  {
    id: "syllabus",
    article: "25/3",
    title: { en: "What the syllabus has to say", tr: "Ders izlencesinde neler yazar" },
    text: {
      en: "At the start of the term the instructor tells in the syllabus what counts in the grade and how much, what attendance means, and what lets you into the final.",
      tr: "Hoca dönem başında izlencede neyin notu ne kadar etkilediğini, devamın etkisini ve varsa finale girme koşullarını açıklar.",
    },
    asked: {
      en: "what must be in a syllabus; can the instructor change the grading in the middle of the term; weights of midterm and final; conditions to enter the final; percentage of homework in the grade; grading policy of a course",
      tr: "izlencede ne yazmalı; hoca dönem ortasında yüzdeleri değiştirebilir mi; vize final ağırlıkları; finale girme koşulu; ödevlerin nota etkisi; syllabus zorunlu mu",
    },
  },
  {
    id: "one-midterm",
    article: "25/4",
    title: { en: "At least one midterm and a final", tr: "En az bir ara sınav ve final" },
    text: {
      en: "Every course has at least one midterm and a final, except courses for which the department says that they need none.",
      tr: "Her derste en az bir ara sınav ve bir final yapılır; gerekmeyen dersleri bölüm belirler.",
    },
    asked: {
      en: "must every course have a final; how many midterms are there; course without a midterm; is a final exam obligatory; number of midterms per course; no final in this course",
      tr: "her dersin finali olmak zorunda mı; kaç vize olur; vizesiz ders; final yapılmayan ders; en az kaç ara sınav; ara sinav sayisi",
    },
  },
  {
    id: "told-before-withdrawal",
    article: "25/5",
    title: { en: "Knowing where you stand before withdrawal", tr: "Çekilmeden önce durumunu öğrenme" },
    text: {
      en: "The instructor informs you of your standing in the course during the term, before the withdrawal date, and without showing other people's identities.",
      tr: "Hoca dersteki durumunu dönem içinde, çekilme tarihinden önce sana bildirir; bunu yaparken kimlik bilgilerinin gizliliğini gözetir.",
    },
    asked: {
      en: "when do I learn my midterm results; results before the withdrawal deadline; does the instructor have to announce grades before withdrawal; are grades posted with names; privacy of exam results; instructor hasn't announced midterm scores",
      tr: "vize sonuçları çekilmeden önce açıklanmalı mı; hoca notları ne zaman açıklamak zorunda; sınav sonuçları isimle asılabilir mi; withdrawdan önce notumu bilmek; notların gizliliği; vize sonuclari hala aciklanmadi",
    },
  },
  {
    id: "midterm-dates",
    article: "25/6",
    title: { en: "Dates of midterms", tr: "Ara sınav tarihleri" },
    text: {
      en: "Departments set midterm dates on the instructors' proposal and announce them within the first four weeks. The registrar's office coordinates those of big required courses of many programmes.",
      tr: "Ara sınav tarihlerini hocaların önerisiyle bölüm belirler ve ilk dört hafta içinde ilan eder. Programlar arası kalabalık zorunlu derslerinkini Öğrenci İşleri eşgüdümler.",
    },
    asked: {
      en: "when are midterm dates announced; who decides on midterm dates; can a midterm be announced a week before; two midterms at the same hour; midterm schedule in the first weeks",
      tr: "vize tarihleri ne zaman açıklanır; ara sınav tarihini kim belirler; vizeler ilk kaç haftada ilan edilir; sınav tarihi sonradan konabilir mi; vizeler çakışıyor; vize takvimi kim yapar",
    },
  },
  {
    id: "quizzes",
    article: "25/7",
    title: { en: "Quizzes without notice", tr: "Habersiz quizler" },
    text: {
      en: "Exams other than midterms and finals may be held without an announced date.",
      tr: "Ara sınav ve final dışındaki sınavlar önceden tarih verilmeden yapılabilir.",
    },
    asked: {
      en: "pop quiz allowed; can there be an unannounced quiz; surprise quiz; does a quiz need a date; quiz without notice; can they give a quiz without telling",
      tr: "habersiz quiz yapılabilir mi; pop quiz; haber vermeden küçük sınav; quiz tarihi önceden söylenmeli mi; sürpriz sınav; habersiz quiz yapılır mı; hoca haber vermeden quiz yapabilir mi",
    },
  },
  {
    id: "final-dates",
    article: "25/8",
    title: { en: "Who sets the dates of finals", tr: "Final programını kim düzenler" },
    text: {
      en: "The registrar's office arranges and announces finals. On the department's reasoned proposal a date may be moved within the final period, before that period begins.",
      tr: "Finallerin gün ve saatlerini Öğrenci İşleri düzenler ve ilan eder. Bölümün gerekçeli önerisiyle tarih, final dönemi içinde kalmak üzere ve dönem başlamadan değiştirilebilir.",
    },
    asked: {
      en: "who sets the final schedule; can a final date be changed; where are finals announced; three finals on one day; final exam clash; move the final to another day",
      tr: "final programını kim yapar; final tarihi değişir mi; finaller nerede ilan edilir; aynı gün üç finalim var; finallerim çakışıyor; final gunu degistirmek",
    },
  },
  {
    id: "weekend-exams",
    article: "25/9",
    title: { en: "Exams in the evening and at weekends", tr: "Akşam ve hafta sonu sınavları" },
    text: {
      en: "Where needed, classes and exams may be held after working hours and on Saturdays and Sundays.",
      tr: "Gerektiğinde ders ve sınavlar mesai bitiminden sonra, cumartesi ve pazar günleri de yapılabilir.",
    },
    asked: {
      en: "can an exam be on Saturday; exam on Sunday; midterm in the evening; lecture after working hours; weekend exam allowed; can an exam be on saturday; midterm on a sunday",
      tr: "cumartesi sınav yapılabilir mi; pazar günü vize; akşam sınavı; hafta sonu sınav olur mu; mesai sonrası ders yapmak; cumartesi sınav olur mu; pazar günü sınav yapılabilir mi",
    },
  },
  {
    id: "missed-exam",
    article: "25/11",
    title: { en: "Missing an exam: make-up", tr: "Sınava girmeme: mazeret sınavı" },
    text: {
      en: "What happens when you miss an exam is set by the department on the instructors' proposal. Tell the instructor at once and look at the syllabus; a make-up isn't automatic.",
      tr: "Girilmeyen sınav için ne yapılacağını, hocaların önerisiyle bölüm belirler. Hemen hocana haber ver ve izlenceye bak; mazeret sınavı kendiliğinden verilmez.",
    },
    asked: {
      en: "I missed a midterm; make-up exam right; will I get a make-up; couldn't attend the exam; who decides on make-up exams; excuse for a missed exam; slept through the exam; I missed the midterm can I sit it later; make-up exam for an excuse; could not come to the exam",
      tr: "sınavı kaçırdım; mazeret sınavı hakkım var mı; vizeye giremedim; telafi sınavı nasıl alınır; make-up verilir mi; sınava uyuyakaldım; mazeret sinavi kim karar verir; vizeyi kaçırdım telafi var mı; mazeret sınavına girmek; sınava gelemedim",
    },
  },
  {
    id: "who-grades",
    article: "26/1–3",
    title: { en: "Who gives the letter grade", tr: "Harf notunu kim verir" },
    text: {
      en: "The instructor gives a letter grade for every course at the end of the term, from midterms, final, work of the term and attendance. Ask the instructor, or look in the syllabus, how points become letters.",
      tr: "Her ders için dönem sonunda harf notunu hoca verir; ara sınavlar, final, dönem içi çalışmalar ve devam göz önüne alınır. Puanların harfe nasıl çevrildiğini hocana sor ya da izlenceye bak.",
    },
    asked: {
      en: "is grading on a curve; catalogue grading or curve; who decides my letter grade; can the instructor lower my grade for attendance; how do instructors grade; bell curve at METU",
      tr: "çan eğrisi var mı; katalog mu curve mü; harf notunu kim belirler; hoca notu nasıl veriyor; çan uygulanıyor mu; not takdiri hocaya mı ait",
    },
  },
  {
    id: "exemption-exam",
    article: "26/4",
    title: { en: "Exemption exams", tr: "Muafiyet sınavı" },
    text: {
      en: "For which courses there is an exemption exam, and what it needs, is decided by the Senate. Departments and the registrar's office announce them.",
      tr: "Hangi dersler için muafiyet sınavı yapılacağını ve koşullarını Senato belirler. Duyurusunu bölümler ve Öğrenci İşleri yapar.",
    },
    asked: {
      en: "exemption exam; test out of a course; can I be exempt from English courses by exam; exemption from IS100; which courses have exemption exams; skip a course by an exam",
      tr: "muafiyet sınavı; hangi derslerin muafiyeti var; ingilizce dersinden muafiyet sınavı; bilgisayar dersinden muaf olmak; dersten sınavla muaf olmak; muafiyet sinavi ne zaman",
    },
  },
  {
    id: "s-and-u",
    article: "26/5",
    title: { en: "S and U grades", tr: "S ve U notları" },
    text: {
      en: "S means that a non-credit course was passed, U that it wasn't. Neither is in the averages, but a U has to be repeated and keeps the term from being satisfactory.",
      tr: "S, kredisiz derste başarılı; U, başarısız demektir. İkisi de ortalamaya girmez ama U alınan ders tekrar edilir ve dönemin başarılı sayılmasını engeller.",
    },
    asked: {
      en: "what is an S grade; U grade meaning; does a U lower my gpa; satisfactory unsatisfactory grades; S in a non credit course; got U what now",
      tr: "S notu ne demek; U notu ne anlama gelir; U ortalamayı düşürür mü; S ortalamaya girer mi; kredisiz dersten U aldım; u aldim ne olur",
    },
  },
  {
    id: "ex-grade",
    article: "26/5",
    title: { en: "EX: exempt", tr: "EX: muaf" },
    text: {
      en: "EX stands for a course of the curriculum that you are exempt from. It isn't in the averages.",
      tr: "EX, müfredattaki bir dersten muaf olduğunu gösterir. Ortalamaya girmez.",
    },
    asked: {
      en: "EX grade meaning; does EX affect gpa; exempt on my transcript; what does EX mean; is an EX course completed; exempted course in the average",
      tr: "EX notu nedir; EX ortalamayı etkiler mi; transkriptte EX yazıyor; muaf notu; ex ne demek; EX alınan ders tamamlanmış sayılır mı",
    },
  },
  {
    id: "incomplete-deadline",
    article: "26/5",
    title: { en: "Until when an I is completed", tr: "I notunun süresi" },
    text: {
      en: "An I has to become a letter within a week after the last day for grades. In special cases the faculty board may extend it, until the next term's registrations begin at the latest; then it becomes FF or U by itself.",
      tr: "I notu, notların son veriliş tarihinden sonraki bir hafta içinde harfe çevrilir. Özel durumda fakülte yönetim kurulu bunu en geç sonraki dönem kayıtlarının başlamasına kadar uzatabilir; sonra kendiliğinden FF ya da U olur.",
    },
    asked: {
      en: "until when can I complete an incomplete; deadline of the I grade; extend my incomplete; how long does an I last; one week for incomplete; incomplete extension",
      tr: "I notu ne zamana kadar tamamlanır; incomplete süresi; eksik notu uzatmak; I notu kaç gün; incomplete uzatma; I notunu tamamlama tarihi",
    },
  },
  {
    id: "w-grade",
    article: "26/5",
    title: { en: "W on the transcript", tr: "Transkriptte W" },
    text: {
      en: "W stands for a course you withdrew from. It isn't in the averages, but the course has to be taken again.",
      tr: "W, çekildiğin dersi gösterir. Ortalamaya girmez ama dersin yeniden alınması gerekir.",
    },
    asked: {
      en: "does a W look bad on the transcript; is W in the average; what does W mean; W grade and gpa; withdrawn course on transcript; effect of a W",
      tr: "W ortalamayı etkiler mi; transkriptte W kötü görünür mü; W notu ne demek; çekildiğim ders transkriptte görünür mü; w notu ortalamaya girer mi",
    },
  },
  {
    id: "grades-announced",
    article: "27/1–2",
    title: { en: "When grades are announced", tr: "Notlar ne zaman açıklanır" },
    text: {
      en: "Instructors enter letter grades on the dates of the academic calendar, and they open to students in the information system on the day that it names.",
      tr: "Hocalar harf notlarını akademik takvimdeki tarihlerde girer; notlar takvimde yazan gün öğrenci bilgi sisteminde açılır.",
    },
    asked: {
      en: "when are letter grades announced; where do I see my final grades; grades release date; last day of grade submission; letter grades not visible yet; when will the transcript be updated; when will we see our grades; until when must grades be announced",
      tr: "harf notları ne zaman açıklanır; notlar nerede görünür; dönem sonu notları ne zaman belli olur; harf notu açıklanma tarihi; notlarım hâlâ görünmüyor; harfler ne zaman; notlar ne zaman açıklanır; harfler ne zaman belli olur",
    },
  },
  {
    id: "grade-error",
    article: "27/3",
    title: { en: "Objecting to a grade: correcting an error", tr: "Nota itiraz: maddi hata düzeltme" },
    text: {
      en: "A material error in a letter grade is corrected on the instructor's application within a week after the last day for grades, with the department's approval. Later it needs the faculty board. So speak to the instructor first, and quickly.",
      tr: "Harf notundaki maddi hata, hocanın başvurusuyla notların son veriliş tarihinden sonraki bir hafta içinde bölüm onayıyla düzeltilir. Sonrasında fakülte yönetim kurulu kararı gerekir. Önce ve çabuk hocanla konuş.",
    },
    asked: {
      en: "object to my grade; my grade is wrong; appeal a letter grade; correct an error in a grade; ask for my exam paper to be checked again; contest a final grade; deadline for grade objections; I think my grade is wrong; ask for my exam to be regraded",
      tr: "nota itiraz etmek; notum yanlış girilmiş; maddi hata dilekçesi; sınav kağıdıma itiraz; harf notu düzeltme; itiraz süresi kaç gün notlarda; nota itiraz nasil yapilir; notuma itiraz etmek; sınav kağıdıma yeniden bakılsın",
    },
  },
  {
    id: "sufficient",
    article: "30/2, 31",
    title: { en: "Sufficient and unsatisfactory terms", tr: "Yeterli ve başarısız dönem" },
    text: {
      en: `With both averages at ${least} or above but an FF, FD, NA or U in the term you are "sufficient". With either average below ${least} you are "unsatisfactory".`,
      tr: `İki ortalaman da ${least.replace(".", ",")} ya da üstündeyken dönemde FF, FD, NA ya da U varsa "yeterli" (sufficient) sayılırsın. Ortalamalardan biri ${least.replace(".", ",")} altındaysa "başarısız" (unsatisfactory) olursun.`,
    },
    asked: {
      en: "what does sufficient mean on my transcript; unsatisfactory standing; my standing says unsatisfactory; sufficient or satisfactory difference; why am I only sufficient; gpa below 2 this term; what is an unsuccessful term",
      tr: "sufficient ne demek; unsatisfactory yazıyor ne demek; yeterli öğrenci; başarısız öğrenci durumu; karnemde unsatisfactory; dönem ortalamam 2 altında; başarısız dönem ne demek",
    },
  },
]);
