/** The rules of METU's undergraduate regulation in sentences, with their articles, for answers to questions; in force from 2026–27 on. */
import { metuArticles, metuGrading } from "./metu-grading";

interface RegulationRule {
  id: string;
  article: string;
  titleEn: string;
  titleTr: string;
  textEn: string;
  textTr: string;
  /** Other words that people ask for it with. */
  keywords: string;
}

const { graduation, load, maximumDuration, mostInSummer, mostNotIncluded, probation, repeats, standing, withdrawals } = metuGrading;

/** 350 → 3.50 */
const average = (hundredths: number) => (hundredths / 100).toFixed(2);
const averageTr = (hundredths: number) => average(hundredths).replace(".", ",");
const [most, more] = load.more;

export const metuRegulation: readonly RegulationRule[] = [
  {
    id: "grades",
    article: "26/5",
    titleEn: "Letter grades and coefficients",
    titleTr: "Harf notları ve katsayılar",
    textEn:
      "AA (90–100) is 4.00, BA (85–89) 3.50, BB (80–84) 3.00, CB (75–79) 2.50, CC (70–74) 2.00, DC (65–69) 1.50, DD (60–64) 1.00, FD (50–59) 0.50, FF (0–49) and NA 0.00. S, U, EX, I and W are outside the average.",
    textTr:
      "AA (90–100) 4,00, BA (85–89) 3,50, BB (80–84) 3,00, CB (75–79) 2,50, CC (70–74) 2,00, DC (65–69) 1,50, DD (60–64) 1,00, FD (50–59) 0,50, FF (0–49) ve NA 0,00 sayılır. S, U, EX, I ve W ortalamaya girmez.",
    keywords: "points letter point harf puan kaç",
  },
  {
    id: "na-and-pending",
    article: metuArticles.pending,
    titleEn: "NA and I grades",
    titleTr: "NA ve I notları",
    textEn:
      "NA counts as FF. It's given for missed attendance that the syllabus asks for, for missed duties that bar you from the final, or when you took no midterm and no final. I means that work is missing; it becomes FF, or U in a non-credit course, by itself when its time is over.",
    textTr:
      "NA, FF gibi sayılır. Ders izlencesindeki devam koşulunu sağlamayana, finale girme hakkını kaybedene, hiçbir ara sınava ve finale girmeyene verilir. I, eksik iş demektir; süresi dolunca kendiliğinden FF'ye, kredisiz derste U'ya döner.",
    keywords: "incomplete not attended devamsızlık eksik",
  },
  {
    id: "credit",
    article: "18/6",
    titleEn: "How the credit of a course is computed",
    titleTr: "Bir dersin kredisi nasıl hesaplanır",
    textEn: "The METU credit is the theory hours plus half of the laboratory hours. Averages use it, not ECTS.",
    textTr: "ODTÜ kredisi teorik saatlerle laboratuvar saatlerinin yarısının toplamıdır. Ortalamada AKTS değil bu kredi kullanılır.",
    keywords: "calculated formula",
  },
  {
    id: "must-repeat",
    article: metuArticles.mustRepeat,
    titleEn: "Courses that must be repeated",
    titleTr: "Tekrar edilmesi zorunlu dersler",
    textEn: "A course with FF, FD, NA, U or W has to be taken again, unless it is NI.",
    textTr: "FF, FD, NA, U veya W alınan ders tekrar alınmak zorundadır; NI statüsündekiler hariç.",
    keywords: "fail failed kaldım kalmak retake zorunda",
  },
  {
    id: "replacement",
    article: metuArticles.replacement,
    titleEn: "Replacing a failed elective",
    titleTr: "Kalınan seçmelinin yerine ders alma",
    textEn: "A failed elective may be replaced by another course of the same category.",
    textTr: "Başarısız olunan seçmeli dersin yerine aynı gruptan başka bir ders alınabilir.",
    keywords: "substitute instead another başka",
  },
  {
    id: "repeats",
    article: metuArticles.repeats,
    titleEn: "Repeating a course that was passed",
    titleTr: "Geçilen bir dersi tekrar alma (not yükseltme)",
    textEn: `A course passed with DD or above may be repeated within ${repeats.withinSemesters} semesters of the first time, and ${repeats.most} times in the whole programme. Neither limit holds on probation, nor for students who passed everything and only lack the average to graduate. Students who began before 2026–27 are counted anew: repeats until then don't count, and the last time they took the course counts as the first (temporary article 2).`,
    textTr: `DD ve üstüyle geçilen ders, ilk alındığı dönemden sonraki ${repeats.withinSemesters} dönem içinde ve bütün öğrenim boyunca en çok ${repeats.most} kez tekrar alınabilir. Bu iki sınır, sınamalı öğrencilere ve bütün dersleri geçip yalnızca ortalaması mezuniyete yetmeyenlere uygulanmaz. 2026–27'den önce başlayanların o güne kadarki tekrarları sayılmaz; dersi son alışları ilk alış sayılır (geçici madde 2).`,
    keywords: "raise improve grade retake yükseltmek probation sınamalı sınamalıyken limit",
  },
  {
    id: "last-grade",
    article: metuArticles.lastGrade,
    titleEn: "Which grade counts after a repeat",
    titleTr: "Tekrar sonrası hangi not sayılır",
    textEn: "When a course is repeated, the last grade counts, even when it is lower. The GPA of the old term doesn't change.",
    textTr: "Ders tekrarlandığında, daha düşük olsa bile son not geçerlidir. Eski dönemin ortalaması değişmez.",
    keywords: "best highest retake",
  },
  {
    id: "averages",
    article: metuArticles.averages,
    titleEn: "How GPA and CGPA are computed",
    titleTr: "Dönem ve genel not ortalaması nasıl hesaplanır",
    textEn:
      "An average is the sum of credits times coefficients, divided by the sum of the credits. It has two decimal places; a third digit of 5 or more rounds up.",
    textTr:
      "Ortalama, kredilerle katsayıların çarpımlarının toplamının kredilerin toplamına bölümüdür. İki basamaklıdır; üçüncü basamak 5 veya üstündeyse yukarı yuvarlanır.",
    keywords: "calculated calculate rounded rounding formula gno agno",
  },
  {
    id: "standing",
    article: metuArticles.standing,
    titleEn: "Honour and high honour of a term",
    titleTr: "Dönem onur ve yüksek onur listesi",
    textEn: `With GPA and CGPA of at least ${average(standing.satisfactory)} and no FF, FD, NA or U in the term, a GPA of ${average(standing.highHonour)} makes a high honour student and ${average(standing.honour)} an honour student. At least ${standing.honourCourses} credited courses are needed in the term, within the maximum duration (${maximumDuration.semesters} semesters); past it the best is satisfactory. With an FF, FD, NA or U the term is sufficient, below ${average(standing.satisfactory)} in either average unsatisfactory.`,
    textTr: `Dönem ve genel ortalama en az ${averageTr(standing.satisfactory)} ise ve dönemde FF, FD, NA, U yoksa, dönem ortalaması ${averageTr(standing.highHonour)} olan yüksek onur, ${averageTr(standing.honour)} olan onur öğrencisi olur. Dönemde en az ${standing.honourCourses} kredili ders almış olmak ve azami sürenin (${maximumDuration.semesters} yarıyıl) içinde olmak gerekir; süresi geçen en çok başarılı sayılır. FF, FD, NA ya da U varsa dönem yeterli, ortalamalardan biri ${averageTr(standing.satisfactory)} altındaysa yetersizdir.`,
    keywords: "honor list şeref",
  },
  {
    id: "graduation",
    article: metuArticles.graduation,
    titleEn: "Graduation",
    titleTr: "Mezuniyet",
    textEn: `Graduation needs a CGPA of at least ${average(graduation.least)}, DD or S in every course of the curriculum, and at least half of the credits and the last two semesters at METU. A CGPA of ${average(graduation.honour)} graduates with honour, ${average(graduation.highHonour)} with high honour.`,
    textTr: `Mezuniyet için genel ortalamanın en az ${averageTr(graduation.least)} olması, müfredattaki her dersten en az DD ya da S alınması, kredilerin en az yarısının ve son iki yarıyılın ODTÜ'de tamamlanması gerekir. Genel ortalaması ${averageTr(graduation.honour)} olan onur, ${averageTr(graduation.highHonour)} olan yüksek onur derecesiyle mezun olur.`,
    keywords: "graduate degree mezun diploma",
  },
  {
    id: "probation",
    article: metuArticles.probation,
    titleEn: "Probation",
    titleTr: "Sınamalı öğrenci (probasyon)",
    textEn: `A CGPA below ${average(probation.least)} in ${probation.semesters} semesters in a row means probation, until it is ${average(probation.least)} again. FF, FD, NA and U come first, passed courses may be repeated without the limits on repeats, and the normal load isn't exceeded; there is no minimum load. Below ${average(probation.strict)} no new courses and no W courses may be taken; from there on at most ${probation.newCourses} new ones.`,
    textTr: `Genel ortalaması art arda ${probation.semesters} dönem ${averageTr(probation.least)} altında kalan öğrenci, ortalaması yeniden ${averageTr(probation.least)} olana kadar sınamalıdır. Önce FF, FD, NA ve U dersler tekrarlanır; geçilen dersler tekrar sınırları olmadan tekrar alınabilir. Normal yük aşılamaz, asgari yük aranmaz. ${averageTr(probation.strict)} altında yeni ders ve W alınan ders alınamaz; üstünde en çok ${probation.newCourses} yeni ders alabilir.`,
    keywords: "low average düşük minimum load asgari yük",
  },
  {
    id: "load",
    article: metuArticles.load,
    titleEn: "Course load of a semester",
    titleTr: "Bir dönemde alınabilecek ders sayısı (ders yükü)",
    textEn: `The normal load is the most credited courses of any term of the curriculum, and at least ${load.least} have to be taken. With a CGPA of ${average(more.from)} one may take ${more.courses} more course; with ${average(most.from)}, ${most.courses} more. Whoever can graduate at the end of the term may take ${load.graduating} more and has no minimum; nor has a student on probation.`,
    textTr: `Normal yük, müfredattaki en kalabalık dönemin kredili ders sayısıdır; en az ${load.least} ders alınır. Genel ortalaması ${averageTr(more.from)} olan ${more.courses}, ${averageTr(most.from)} olan ${most.courses} ders fazla alabilir. Dönem sonunda mezun olabilecek öğrenci ${load.graduating} ders fazla alabilir ve ondan asgari yük istenmez; sınamalı öğrenciden de istenmez.`,
    keywords: "overload maximum minimum how many courses per term kaç ders fazla üst limit",
  },
  {
    id: "withdrawal",
    article: metuArticles.withdrawals,
    titleEn: "Withdrawing from a course",
    titleTr: "Dersten çekilme",
    textEn: `In the tenth week, one course a term and ${withdrawals.most} in all. Courses of the curriculum's first ${withdrawals.notOfFirst} semesters are excluded, whenever they are taken, and so are repeated courses, courses withdrawn from before, NI and non-credit courses. Nobody with the minimum load or less may withdraw.`,
    textTr: `Onuncu haftada, dönemde ${withdrawals.mostPerTerm}, toplamda ${withdrawals.most} dersten çekilinebilir. Müfredatın ilk ${withdrawals.notOfFirst} yarıyılındaki derslerden ne zaman alınırsa alınsın çekilinemez; tekrar alınan, daha önce çekilinen, NI statüsündeki ve kredisiz derslerden de. Ders yükü asgaride ya da altında olan çekilemez.`,
    keywords: "W withdraw drop bırakma first terms ilk dönem",
  },
  {
    id: "ni",
    article: metuArticles.notIncluded,
    titleEn: "NI: courses not included",
    titleTr: "NI statüsünde (ortalamaya katılmayan) dersler",
    textEn: `A course with NI isn't in the averages, but it counts in the load. At most ${mostNotIncluded} may be taken in a term, and each may be repeated once, as NI. The status can't be changed after registration, and it never hinders graduation.`,
    textTr: `NI statüsündeki ders ortalamaya girmez ama ders yüküne sayılır. Bir dönemde en çok ${mostNotIncluded} tane alınabilir, her biri yine NI olarak bir kez tekrarlanabilir. Statüsü kayıttan sonra değiştirilemez, mezuniyete engel olmaz.`,
    keywords: "not included dahil",
  },
  {
    id: "summer",
    article: metuArticles.summer,
    titleEn: "Summer school",
    titleTr: "Yaz okulu",
    textEn: `At most ${mostInSummer} courses may be taken in a summer school. It has no term standing of its own.`,
    textTr: `Yaz okulunda en çok ${mostInSummer} ders alınabilir. Yaz okulunun dönem başarı durumu olmaz.`,
    keywords: "kaç ders how many",
  },
  {
    id: "double-major",
    article: metuArticles.doubleMajor,
    titleEn: "Double major and minor",
    titleTr: "Çift anadal ve yandal",
    textEn:
      "Each programme has averages of its own. A double major asks for a CGPA of at least 3.00, DD or S in every course, and a place in the best 20 % of the class or the programme's base score; you apply from the third to the fifth semester.",
    textTr:
      "Her programın ortalaması ayrıdır. Çift anadal için genel ortalamanın en az 3,00 olması, bütün derslerden DD ya da S alınması ve sınıfın ilk %20'sinde olmak ya da programın taban puanını tutturmak gerekir; üçüncü yarıyıldan beşinci yarıyıla kadar başvurulur.",
    keywords: "second major ÇAP CAP yan dal apply başvuru",
  },
];
