/** The rules of METU's undergraduate regulation in sentences, with their articles, for answers to questions; as printed in 2026. */
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

const { graduation, load, mostInSummer, mostNotIncluded, probation, repeats, standing, withdrawals } = metuGrading;

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
      "AA is 4.00, BA 3.50, BB 3.00, CB 2.50, CC 2.00, DC 1.50, DD 1.00, FD 0.50, FF and NA 0.00. S, U, EX, I and W are outside the average; NA counts as FF.",
    textTr:
      "AA 4,00, BA 3,50, BB 3,00, CB 2,50, CC 2,00, DC 1,50, DD 1,00, FD 0,50, FF ve NA 0,00 sayılır. S, U, EX, I ve W ortalamaya girmez; NA, FF gibi sayılır.",
    keywords: "points letter point harf puan kaç",
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
    textEn: "A course with FF, FD, NA, U or W has to be taken again.",
    textTr: "FF, FD, NA, U veya W alınan ders tekrar alınmak zorundadır.",
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
    textEn: `A course passed with DD or above may be repeated within ${repeats.withinSemesters} semesters of the first time, and ${repeats.most} times in the whole programme. It isn't possible on probation.`,
    textTr: `DD ve üstüyle geçilen ders, ilk alındığı dönemden sonraki ${repeats.withinSemesters} dönem içinde ve bütün öğrenim boyunca en çok ${repeats.most} kez tekrar alınabilir. Sınamalı durumda bu yapılamaz.`,
    keywords: "raise improve grade retake yükseltmek",
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
    textEn: `With GPA and CGPA of at least ${average(standing.satisfactory)} and no FF, FD, NA or U in the term, a GPA of ${average(standing.highHonour)} makes a high honour student and ${average(standing.honour)} an honour student. At least ${standing.honourCourses} credited courses are needed in the term.`,
    textTr: `Dönem ve genel ortalama en az ${averageTr(standing.satisfactory)} ise ve dönemde FF, FD, NA, U yoksa, dönem ortalaması ${averageTr(standing.highHonour)} olan yüksek onur, ${averageTr(standing.honour)} olan onur öğrencisi olur. Dönemde en az ${standing.honourCourses} kredili ders gerekir.`,
    keywords: "honor list şeref",
  },
  {
    id: "graduation",
    article: metuArticles.graduation,
    titleEn: "Graduation",
    titleTr: "Mezuniyet",
    textEn: `Graduation needs a CGPA of at least ${average(graduation.least)}, and DD or S in every course. A CGPA of ${average(graduation.honour)} graduates with honour, ${average(graduation.highHonour)} with high honour.`,
    textTr: `Mezuniyet için genel ortalamanın en az ${averageTr(graduation.least)} olması ve her dersten DD ya da S alınması gerekir. Genel ortalaması ${averageTr(graduation.honour)} olan onur, ${averageTr(graduation.highHonour)} olan yüksek onur derecesiyle mezun olur.`,
    keywords: "graduate degree mezun diploma",
  },
  {
    id: "probation",
    article: metuArticles.probation,
    titleEn: "Probation",
    titleTr: "Sınamalı öğrenci (probasyon)",
    textEn: `A CGPA below ${average(probation.least)} in ${probation.semesters} semesters in a row means probation. Below ${average(probation.strict)} no new courses may be taken; from there on at most ${probation.newCourses} new ones.`,
    textTr: `Genel ortalaması art arda ${probation.semesters} dönem ${averageTr(probation.least)} altında kalan öğrenci sınamalı olur. ${averageTr(probation.strict)} altında yeni ders alamaz; üstünde en çok ${probation.newCourses} yeni ders alabilir.`,
    keywords: "low average düşük",
  },
  {
    id: "load",
    article: metuArticles.load,
    titleEn: "Course load of a semester",
    titleTr: "Bir dönemde alınabilecek ders sayısı (ders yükü)",
    textEn: `The normal load is the most credited courses of any term of the curriculum, and at least ${load.least} have to be taken. With a CGPA of ${average(more.from)} one may take ${more.courses} more course; with ${average(most.from)}, ${most.courses} more.`,
    textTr: `Normal yük, müfredattaki en kalabalık dönemin kredili ders sayısıdır; en az ${load.least} ders alınır. Genel ortalaması ${averageTr(more.from)} olan ${more.courses}, ${averageTr(most.from)} olan ${most.courses} ders fazla alabilir.`,
    keywords: "overload maximum minimum how many courses per term kaç ders fazla üst limit",
  },
  {
    id: "withdrawal",
    article: metuArticles.withdrawals,
    titleEn: "Withdrawing from a course",
    titleTr: "Dersten çekilme",
    textEn: `One may withdraw from ${withdrawals.mostPerTerm} course a term and ${withdrawals.most} in all. Not in the first ${withdrawals.notInFirst} terms, and not from a course that is repeated, NI or without credit.`,
    textTr: `Dönemde ${withdrawals.mostPerTerm}, toplamda ${withdrawals.most} dersten çekilinebilir. İlk ${withdrawals.notInFirst} dönemde ve tekrar alınan, NI statüsündeki ya da kredisiz derslerden çekilinemez.`,
    keywords: "W withdraw drop bırakma",
  },
  {
    id: "ni",
    article: metuArticles.notIncluded,
    titleEn: "NI: courses not included",
    titleTr: "NI statüsünde (ortalamaya katılmayan) dersler",
    textEn: `A course with NI isn't in the averages, but it counts in the load. At most ${mostNotIncluded} may be taken in a term.`,
    textTr: `NI statüsündeki ders ortalamaya girmez ama ders yüküne sayılır. Bir dönemde en çok ${mostNotIncluded} tane alınabilir.`,
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
];
