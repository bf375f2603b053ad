/** The rules that the calculator computes with: it shows them on its page. Numbers come from its constants. */

import { rulesOf } from "../../rule";
import { articles, figures } from "../grading";

const { coefficients, doubleMajor, graduation, load, maximumDuration, mostInSummer, mostNotIncluded, points, probation, repeats } = figures;
const { standing, withdrawals } = figures;

/** 350 → 3.50 */
const average = (hundredths: number) => (hundredths / 100).toFixed(2);
const averageTr = (hundredths: number) => average(hundredths).replace(".", ",");
const [most, more] = load.more;
/** Just below probation's end: 1.99. */
const almost = probation.least - 1;

/** Letters with their points of a hundred and their coefficients: `BA (85–89) 3.50`. */
const lettersIn = (written: (hundredths: number) => string) =>
  Object.entries({ ...points, NA: null })
    .map(([letter, least], at, all) => {
      const range = least === null ? "" : ` (${least}–${(all[at - 1]?.[1] ?? 101) - 1})`;
      return `${letter}${range} ${written(coefficients[letter as keyof typeof coefficients] * 50)}`;
    })
    .join(", ");

const undergraduate = rulesOf("undergraduate", [
  {
    id: "grades",
    article: "26/5",
    title: { en: "Letter grades and coefficients", tr: "Harf notları ve katsayılar" },
    text: {
      en: `Letters with their points of 100 and coefficients: ${lettersIn(average)}. S, U, EX, I and W are outside the average.`,
      tr: `Harfler, 100 üzerinden puanları ve katsayıları: ${lettersIn(averageTr)}. S, U, EX, I ve W ortalamaya girmez.`,
    },
    asked: {
      en: "what does FD mean; how many points is a BA; letter grade scale; coefficient of CB; which score makes an AA; grade point table; from which mark on is it BB",
      tr: "harf notları kaç puan; BA katsayısı kaç; FD kaç puan; kaç alırsam AA olur; not aralıkları nedir; harf notu katsayıları; cb kac puana denk",
    },
    keywords: "points letter point harf puan kaç",
  },
  {
    id: "na-and-pending",
    article: articles.pending,
    title: { en: "NA and I grades", tr: "NA ve I notları" },
    text: {
      en: "NA counts as FF. It's given for missed attendance that the syllabus asks for, for missed duties that bar you from the final, or when you took no midterm and no final. I means that work is missing; it becomes FF, or U in a non-credit course, by itself when its time is over.",
      tr: "NA, FF gibi sayılır. Ders izlencesindeki devam koşulunu sağlamayana, finale girme hakkını kaybedene, hiçbir ara sınava ve finale girmeyene verilir. I, eksik iş demektir; süresi dolunca kendiliğinden FF'ye, kredisiz derste U'ya döner.",
    },
    asked: {
      en: "does NA count in my average; what is an I grade; NA grade meaning; why did I get NA; NA same as FF; incomplete turned into FF; what does NA mean; I got NA",
      tr: "NA ortalamaya girer mi; na aldım ne demek; devamsızlıktan NA almak; I notu nedir; NA notu FF mi sayılır; finale girmedim na mı gelir; na ne anlama geliyor; NA aldım ne demek; NA ortalamayı düşürür mü; I notu ne demek",
    },
    keywords: "incomplete not attended devamsızlık eksik",
  },
  {
    id: "credit",
    article: "18/6",
    title: { en: "How the credit of a course is computed", tr: "Bir dersin kredisi nasıl hesaplanır" },
    text: {
      en: "The METU credit is the weekly theory hours plus half of the hours of laboratory, practice, studio and the like. Averages use it, not ECTS.",
      tr: "ODTÜ kredisi, haftalık teorik saatlerle laboratuvar, uygulama, stüdyo gibi çalışmaların saatlerinin yarısının toplamıdır. Ortalamada AKTS değil bu kredi kullanılır.",
    },
    asked: {
      en: "how is the credit of a course calculated; lab hours and credit; why is this course 3.5 credits; theory hours plus half of lab; METU credit or ECTS for gpa; does the gpa use ects",
      tr: "dersin kredisi nasıl hesaplanır; laboratuvar saati krediye sayılır mı; neden 3,5 kredi; ortalamada akts mi kredi mi kullanılır; odtü kredisi nedir; kredi formülü",
    },
    keywords: "calculated formula",
  },
  {
    id: "must-repeat",
    article: articles.mustRepeat,
    title: { en: "Courses that must be repeated", tr: "Tekrar edilmesi zorunlu dersler" },
    text: {
      en: "A course with FF, FD, NA, U or W has to be taken again, unless it is NI.",
      tr: "FF, FD, NA, U veya W alınan ders tekrar alınmak zorundadır; NI statüsündekiler hariç.",
    },
    asked: {
      en: "do I have to retake a failed course; which grades must be repeated; I got FD do I retake; is it obligatory to repeat an FF; I failed a course what happens; have to take U again; must I take a W course again; I got an FF from a must course; failed a required course do I retake it; what if I fail a compulsory course",
      tr: "kalırsam ne olur; dersten kaldım ne yapacağım; kaldığım dersi tekrar almak zorunda mıyım; FD ile geçilir mi; hangi notlar tekrar edilir; FF aldım dersi yeniden almak şart mı; w aldigim dersi tekrar alacak miyim; zorunlu dersten FF aldım; zorunlu dersten kalırsam ne olur; FF aldığım dersi tekrar almak zorunda mıyım",
    },
    keywords: "fail failed kaldım kalmak retake zorunda",
  },
  {
    id: "replacement",
    article: articles.replacement,
    title: { en: "Replacing a failed elective", tr: "Kalınan seçmelinin yerine ders alma" },
    text: {
      en: "A failed elective may be replaced by another course of the same category.",
      tr: "Başarısız olunan seçmeli dersin yerine aynı gruptan başka bir ders alınabilir.",
    },
    asked: {
      en: "can I take another elective instead of the failed one; substitute for a failed elective; failed a technical elective replace it; other elective counts for failed; elective swap after FF; different course in place of an elective; failed an elective can I take another one instead",
      tr: "kaldığım seçmelinin yerine başkasını alabilir miyim; seçmeli dersten kaldım aynısını mı almalıyım; yerine saydırma seçmeli; teknik seçmeliden kaldım; seçmeli değiştirme; secmeliden kaldim baska ders alsam olur mu; seçmeliden kaldım yerine başka ders alabilir miyim",
    },
    keywords: "substitute instead another başka",
  },
  {
    id: "repeats",
    article: articles.repeats,
    title: { en: "Repeating a course that was passed", tr: "Geçilen bir dersi tekrar alma (not yükseltme)" },
    text: {
      en: `A course passed with DD or above may be repeated within ${repeats.withinSemesters} semesters of the first time, and ${repeats.most} times in the whole programme. Neither limit holds on probation, nor for students who passed everything and only lack the average to graduate. Students who began before 2026–27 are counted anew: repeats until then don't count, and the last time they took the course counts as the first (temporary article 2).`,
      tr: `DD ve üstüyle geçilen ders, ilk alındığı dönemden sonraki ${repeats.withinSemesters} dönem içinde ve bütün öğrenim boyunca en çok ${repeats.most} kez tekrar alınabilir. Bu iki sınır, sınamalı öğrencilere ve bütün dersleri geçip yalnızca ortalaması mezuniyete yetmeyenlere uygulanmaz. 2026–27'den önce başlayanların o güne kadarki tekrarları sayılmaz; dersi son alışları ilk alış sayılır (geçici madde 2).`,
    },
    asked: {
      en: "can I retake to raise my grade; repeat a passed course; how many times can I repeat a course; retake a DD to improve it; limit of six repeats; within how many semesters may I retake a passed course; want to increase a CC; I passed with DC can I take it again; retake a course I passed for a better grade; take the same course twice to raise my grade",
      tr: "geçtiğim dersi tekrar alabilir miyim; not yükseltmek için tekrar; en fazla kaç ders tekrar edilebilir; DD aldım yükseltmek istiyorum; geçilen ders kaç dönem içinde tekrarlanır; yükseltmeye alma hakkı; not yukseltme siniri; DC ile geçtim tekrar alabilir miyim; notumu yükseltmek için yeniden almak; geçtiğim dersi bir daha alsam",
    },
    keywords: "raise improve grade retake yükseltmek probation sınamalı sınamalıyken limit",
  },
  {
    id: "last-grade",
    article: articles.lastGrade,
    title: { en: "Which grade counts after a repeat", tr: "Tekrar sonrası hangi not sayılır" },
    text: {
      en: "When a course is repeated, the last grade counts, even when it is lower. The GPA of the old term doesn't change.",
      tr: "Ders tekrarlandığında, daha düşük olsa bile son not geçerlidir. Eski dönemin ortalaması değişmez.",
    },
    asked: {
      en: "which grade counts after a retake; does the old grade disappear; is the higher grade kept when repeating; last grade counts even if lower; retook and got worse; best of both grades; does the old grade still count after I retake; will the first grade be deleted; I got lower the second time",
      tr: "tekrar alınca hangi not geçerli; eski not silinir mi; yüksek olan mı sayılır; tekrarda daha düşük aldım; son not mu geçerli; eski dönem ortalaması değişir mi tekrarda; eski notum silinir mi; ikinci kez daha düşük aldım hangisi geçerli; tekrar alınca ilk not sayılıyor mu",
    },
    keywords: "best highest retake",
  },
  {
    id: "averages",
    article: articles.averages,
    title: { en: "How GPA and CGPA are computed", tr: "Dönem ve genel not ortalaması nasıl hesaplanır" },
    text: {
      en: "An average is the sum of credits times coefficients, divided by the sum of the credits. It has two decimal places; a third digit of 5 or more rounds up.",
      tr: "Ortalama, kredilerle katsayıların çarpımlarının toplamının kredilerin toplamına bölümüdür. İki basamaklıdır; üçüncü basamak 5 veya üstündeyse yukarı yuvarlanır.",
    },
    asked: {
      en: "how is gpa calculated; cgpa formula; rounding of the average; is 1.995 rounded to 2.00; weighted average of credits; how do they compute the cumulative average",
      tr: "ortalama nasıl hesaplanır; agno formülü; gno yuvarlanıyor mu; 1,995 iki olur mu; ağırlıklı ortalama hesabı; genel ortalama neye göre bulunur",
    },
    keywords: "calculated calculate rounded rounding formula gno agno",
  },
  {
    id: "standing",
    article: articles.standing,
    title: { en: "Honour and high honour of a term", tr: "Dönem onur ve yüksek onur listesi" },
    text: {
      en: `With GPA and CGPA of at least ${average(standing.satisfactory)} and no FF, FD, NA or U in the term, a GPA of ${average(standing.highHonour)} makes a high honour student and ${average(standing.honour)} an honour student. At least ${standing.honourCourses} credited courses are needed in the term, within the maximum duration (${maximumDuration.semesters} semesters); past it the best is satisfactory. With an FF, FD, NA or U the term is sufficient, below ${average(standing.satisfactory)} in either average unsatisfactory.`,
      tr: `Dönem ve genel ortalama en az ${averageTr(standing.satisfactory)} ise ve dönemde FF, FD, NA, U yoksa, dönem ortalaması ${averageTr(standing.highHonour)} olan yüksek onur, ${averageTr(standing.honour)} olan onur öğrencisi olur. Dönemde en az ${standing.honourCourses} kredili ders almış olmak ve azami sürenin (${maximumDuration.semesters} yarıyıl) içinde olmak gerekir; süresi geçen en çok başarılı sayılır. FF, FD, NA ya da U varsa dönem yeterli, ortalamalardan biri ${averageTr(standing.satisfactory)} altındaysa başarısızdır.`,
    },
    asked: {
      en: "honour student conditions; high honour average; how do I become an honor student; is two courses enough for honours; dean's list; do I get high honour with an FF; satisfactory standing meaning; what average do I need for high honour; how do I get on the honour list; is 3.4 enough for honour",
      tr: "onur öğrencisi nasıl olunur; yüksek onur kaç ortalama; şeref öğrencisi şartı; onur için kaç ders almak lazım; başarı durumu satisfactory ne demek; onur listesine girmek; FF varken şeref olur mu; yüksek onur için kaç ortalama lazım; seref icin kac lazim",
    },
    keywords: "honor list şeref",
  },
  {
    id: "graduation",
    article: articles.graduation,
    title: { en: "Graduation", tr: "Mezuniyet" },
    text: {
      en: `Graduation needs a CGPA of at least ${average(graduation.least)}, DD or S in every course of the curriculum, and at least half of the credits and the last ${graduation.lastSemesters} semesters at METU. A CGPA of ${average(graduation.honour)} graduates with honour, ${average(graduation.highHonour)} with high honour.`,
      tr: `Mezuniyet için genel ortalamanın en az ${averageTr(graduation.least)} olması, müfredattaki her dersten en az DD ya da S alınması, kredilerin en az yarısının ve son ${graduation.lastSemesters} yarıyılın ODTÜ'de tamamlanması gerekir. Genel ortalaması ${averageTr(graduation.honour)} olan onur, ${averageTr(graduation.highHonour)} olan yüksek onur derecesiyle mezun olur.`,
    },
    asked: {
      en: "graduation requirements; can I graduate with 1.98; what do I need to graduate; graduate with honours cgpa; least average for the degree; high honour graduate; finish school with DDs; lowest average to graduate; can I graduate with an average under 2",
      tr: "mezuniyet şartları neler; mezun olmak için ortalama kaç olmalı; 1,98 ile mezun olunur mu; onurla mezun olmak; yüksek onur derecesi mezuniyet; hangi koşullarda mezun olurum; mezuniyet icin ne gerek; mezun olmak için ne gerekli; kaç ortalamayla mezun olunur; ortalamam 2nin altında mezun olur muyum",
    },
    keywords: "graduate degree mezun diploma",
  },
  {
    id: "probation",
    article: articles.probation,
    title: { en: "Probation", tr: "Sınamalı öğrenci (probasyon)" },
    text: {
      en: `A CGPA below ${average(probation.least)} in ${probation.semesters} semesters in a row means probation, until it is ${average(probation.least)} again. FF, FD, NA and U come first, passed courses may be repeated without the limits on repeats, and the normal load isn't exceeded; there is no minimum load. Below ${average(probation.strict)} no new courses and no W courses may be taken; with ${average(probation.strict)}–${average(almost)} at most ${probation.newCourses} new ones.`,
      tr: `Genel ortalaması art arda ${probation.semesters} dönem ${averageTr(probation.least)} altında kalan öğrenci, ortalaması yeniden ${averageTr(probation.least)} olana kadar sınamalıdır. Önce FF, FD, NA ve U dersler tekrarlanır; geçilen dersler tekrar sınırları olmadan tekrar alınabilir. Normal yük aşılamaz, asgari yük aranmaz. ${averageTr(probation.strict)} altında yeni ders ve W alınan ders alınamaz; ${averageTr(probation.strict)}–${averageTr(almost)} arasında en çok ${probation.newCourses} yeni ders alınabilir.`,
    },
    asked: {
      en: "what is probation; am I on probation; cgpa under 2.00 two semesters; which courses can I take on probation; new courses while on probation; below 1.80 what happens; how does probation end; my average is under 2 what happens; when does one fall to probation; how do I get out of probation; do they kick you out if your average stays below 2",
      tr: "sınamalı ne demek; sınamaya düştüm; ortalama 2'nin altında kalırsa; sınamalıyken yeni ders alabilir miyim; 1,80 altı ne olur; sınamadan nasıl çıkılır; sinamali ogrenci kac ders alir; ortalamam 2nin altına düştü ne olacak; sınamalıya nasıl düşülür; sınamalıdan nasıl çıkarım; ortalamam düşükse okuldan atılır mıyım",
    },
    keywords: "low average düşük minimum load asgari yük",
  },
  {
    id: "load",
    article: articles.load,
    title: { en: "Course load of a semester", tr: "Bir dönemde alınabilecek ders sayısı (ders yükü)" },
    text: {
      en: `The normal load is the most credited courses of any term of the curriculum, and at least ${load.least} have to be taken. With a CGPA of ${average(more.from)} one may take ${more.courses} more course; with ${average(most.from)}, ${most.courses} more. Whoever can graduate at the end of the term may take ${load.graduating} more and has no minimum; nor has a student on probation.`,
      tr: `Normal yük, müfredattaki en kalabalık dönemin kredili ders sayısıdır; en az ${load.least} ders alınır. Genel ortalaması ${averageTr(more.from)} olan ${more.courses}, ${averageTr(most.from)} olan ${most.courses} ders fazla alabilir. Dönem sonunda mezun olabilecek öğrenci ${load.graduating} ders fazla alabilir ve ondan asgari yük istenmez; sınamalı öğrenciden de istenmez.`,
    },
    asked: {
      en: "how many courses can I take; overload with a high gpa; least number of courses per semester; can I take two extra courses; maximum course load; normal load definition; drop to two courses; how many courses may I take in a term; can I take an extra course; what is the most one can register for",
      tr: "kaç ders alabilirim; fazla ders almak için ortalama; üstten ders almak kaç tane; en az kaç ders almalıyım; ders yükü sınırı; normal yük nedir; bir donemde en cok kac ders; bir dönemde en çok kaç ders alabilirim; fazladan ders alsam; kaç derse kadar yazılabiliyorum; ust limit kac ders",
    },
    keywords: "overload maximum minimum how many courses per term kaç ders fazla üst limit",
  },
  {
    id: "withdrawal",
    article: articles.withdrawals,
    title: { en: "Withdrawing from a course", tr: "Dersten çekilme" },
    text: {
      en: `In week ${withdrawals.week}, ${withdrawals.mostPerTerm} course a term and ${withdrawals.most} in all. Courses of the curriculum's first ${withdrawals.notOfFirst} semesters are excluded, whenever they are taken, and so are repeated courses, courses withdrawn from before, NI and non-credit courses. Nobody with the minimum load or less may withdraw.`,
      tr: `Dönemin ${withdrawals.week}. haftasında, dönemde ${withdrawals.mostPerTerm}, toplamda ${withdrawals.most} dersten çekilinebilir. Müfredatın ilk ${withdrawals.notOfFirst} yarıyılındaki derslerden ne zaman alınırsa alınsın çekilinemez; tekrar alınan, daha önce çekilinen, NI statüsündeki ve kredisiz derslerden de. Ders yükü asgaride ya da altında olan çekilemez.`,
    },
    asked: {
      en: "drop a class after add-drop; how many withdrawals do I have; can I withdraw in the first year; W on a repeated course; withdraw from two courses at once; withdrawing with three courses; can I drop two classes with W in the same semester; how many W may I have; until which week can I withdraw; in which week do we get to drop a course with a W",
      tr: "dersten çekilmek; withdraw hakkım kaç; birinci sınıf dersinden çekilebilir miyim; çekilme haftası hangisi; iki dersten birden çekilmek; tekrar aldığım dersten withdraw; ders birakma onuncu hafta; aynı dönemde iki dersten çekilebilir miyim; kaç kere W alabilirim; kaçıncı haftada çekiliyoruz; W hakkım kaç tane; bir dersi W ile bırakmak",
    },
    keywords: "W withdraw drop bırakma first terms ilk dönem",
  },
  {
    id: "ni",
    article: articles.notIncluded,
    title: { en: "NI: courses not included", tr: "NI statüsünde (ortalamaya katılmayan) dersler" },
    text: {
      en: `A course with NI isn't in the averages, but it counts in the load. At most ${mostNotIncluded} may be taken in a term, and each may be repeated once, as NI. The status can't be changed after registration, and it never hinders graduation.`,
      tr: `NI statüsündeki ders ortalamaya girmez ama ders yüküne sayılır. Bir dönemde en çok ${mostNotIncluded} tane alınabilir, her biri yine NI olarak bir kez tekrarlanabilir. Statüsü kayıttan sonra değiştirilemez, mezuniyete engel olmaz.`,
    },
    asked: {
      en: "what is NI status; does an NI course affect gpa; take an extra course outside the programme; not included course; how many NI courses a term; change NI after registration; repeat an NI course; does failing an NI course stop me from graduating; take a course without it touching my average; an extra course that does not count in gpa",
      tr: "NI ne demek; NI ders ortalamaya girer mi; müfredat dışı ders almak; ni statüsünde kaç ders; NI sonradan değişir mi; ni dersi tekrarlamak; NI dersten kalırsam mezun olur muyum; NI aldığım dersten kalmak mezun olmaya engel mi; ortalamama girmeden ders almak; ortalamaya katılmayan ders",
    },
    keywords: "not included dahil",
  },
]);

const summer = rulesOf("summer", [
  {
    id: "summer",
    article: "9/1, 10",
    title: { en: "Summer school", tr: "Yaz okulu" },
    text: {
      en: `At most ${mostInSummer} courses may be taken in a summer school. It has no term standing of its own.`,
      tr: `Yaz okulunda en çok ${mostInSummer} ders alınabilir. Yaz okulunun dönem başarı durumu olmaz.`,
    },
    asked: {
      en: "how many courses in summer school; three courses in the summer; summer school limit; does summer have a standing; honour in the summer term; summer school course count; max number of summer courses; how many classes in summer school; how many credits can I take in summer",
      tr: "yaz okulunda kaç ders alınır; yazın üç ders alabilir miyim; yaz okulu ders sınırı; yaz okulunda onur olur mu; yaz doneminde en fazla; yaz okulunda başarı durumu; yaz okulunda en çok kaç ders alınır; yazın kaç ders alabilirim",
    },
    keywords: "kaç ders how many",
  },
]);

const doubleMajors = rulesOf("double-major", [
  {
    id: "double-major",
    article: "7",
    title: { en: "Double major and minor", tr: "Çift anadal ve yandal" },
    text: {
      en: `Each programme has averages of its own. A double major asks for a CGPA of at least ${average(doubleMajor.least)}, DD or S in every course, and a place in the best ${doubleMajor.bestPercent} % of the class or the programme's base score; you apply from semester ${doubleMajor.fromSemester} to semester ${doubleMajor.toSemester}.`,
      tr: `Her programın ortalaması ayrıdır. Çift anadal için genel ortalamanın en az ${averageTr(doubleMajor.least)} olması, bütün derslerden DD ya da S alınması ve sınıfın ilk %${doubleMajor.bestPercent}'sinde olmak ya da programın taban puanını tutturmak gerekir; ${doubleMajor.fromSemester}. yarıyıldan ${doubleMajor.toSemester}. yarıyıla kadar başvurulur.`,
    },
    asked: {
      en: "double major requirements; average needed for a second major; when can I apply to a double major; top twenty percent of the class; how to do ÇAP; second bachelor at the same time; what average for a double major; conditions of the double major",
      tr: "çap şartları; çift anadal için kaç ortalama; çift anadal yapmak istiyorum; yüzde yirmiye girmek çap; cap basvurusu kacinci donem; ikinci anadal; çap yapmak için ortalamam kaç olmalı; çift anadal şartları; cap icin ortalama",
    },
    keywords: "second major ÇAP CAP yan dal apply başvuru",
  },
]);

export const calculatorRules = [...undergraduate, ...summer, ...doubleMajors];
