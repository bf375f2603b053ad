/**
 * METU's rules row by row: the figures of each, by the university pack alone, with the words that stand around them in every place
 * that says them. `asked` is how somebody asks who hadn't read how the assistant is asked.
 */
import type { figures } from "../../app/universities/metu/grading";

type Loose<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends readonly (infer Each)[]
      ? readonly Loose<Each>[]
      : { [K in keyof T]: Loose<T[K]> };
export type Grading = Loose<typeof figures>;
type Locale = "en" | "tr";

/** What has to stand in a text, for each language. */
export type Said = Record<Locale, RegExp>;

export interface Place {
  /** Number of its row. */
  row: number;
  /** `rule <id>` in the list of rules, `words <key>` of the calculator and the API, or a question to the assistant. */
  at: { rule: string } | { words: string; limit?: number } | { asked: Record<Locale, string> };
  says: Said[];
}

const NUMBERS = {
  en: ["no", "one", "two", "three", "four", "five", "six", "seven"],
  tr: ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi"],
};
const TIMES = { en: ["never", "once", "twice", "three times"], tr: ["hiç", "bir kez", "iki kez", "üç kez"] };
const ORDINALS = {
  en: ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"],
  tr: ["", "birinci", "ikinci", "üçüncü", "dördüncü", "beşinci", "altıncı", "yedinci", "sekizinci", "dokuzuncu", "onuncu", "on birinci"],
};

type Written = (locale: Locale) => string;
/** 6 as digits or as a word. */
const count =
  (n: number): Written =>
  (locale) =>
    `(?<![\\p{L}\\d.,])(?:${n}|${NUMBERS[locale][n] ?? n})(?!\\d|[.,]\\d)`;
const times =
  (n: number): Written =>
  (locale) =>
    `(?:${TIMES[locale][n] ?? n})`;
const ordinal =
  (n: number): Written =>
  (locale) =>
    `(?:${n}\\.?|${ORDINALS[locale][n] ?? n})`;
/** 350 as 3.50 or 3,50. */
const average =
  (hundredths: number): Written =>
  (locale) =>
    (hundredths / 100).toFixed(2).replace(".", locale === "tr" ? "," : "\\.");
const list =
  (letters: readonly string[]): Written =>
  (locale) =>
    letters.map((letter) => `\\b${letter}\\b`).join(locale === "tr" ? "(?:, | ve | veya | ya da )" : "(?:, | and | or )");

/** Words with figures in their places: the first at #, the second at ##. */
function phrase(en: string, tr: string, first?: Written, second?: Written): Said {
  const of = (text: string, locale: Locale) =>
    new RegExp(text.replaceAll("##", second?.(locale) ?? "##").replaceAll("#", first?.(locale) ?? "#"), "iu");
  return { en: of(en, "en"), tr: of(tr, "tr") };
}

const rule = (row: number, id: string, ...says: Said[]): Place => ({ row, at: { rule: id }, says });
const words = (row: number, key: string, ...says: Said[]): Place => ({ row, at: { words: key }, says });
/** Words with the limit that the engine hands them. */
const limited = (row: number, key: string, limit: number, ...says: Said[]): Place => ({ row, at: { words: key, limit }, says });
const asked = (row: number, en: string, tr: string, ...says: Said[]): Place => ({ row, at: { asked: { en, tr } }, says });

/** 26/5: a letter with its points of a hundred and its coefficient. */
function letters({ coefficients, points }: Grading): Said[] {
  const all = Object.entries(points);
  const numbered = all.map(([letter, least], at) => {
    const above = all[at - 1]?.[1];
    const range = `${letter} \\(${least}–${above === undefined ? 100 : above - 1}\\)`;
    const coefficient = average(coefficients[letter as keyof typeof coefficients] * 50);
    return phrase(`${range}(?: is| and NA)? #`, `${range}(?: ve NA)? #`, coefficient);
  });
  return [...numbered, phrase("NA #", "NA #", average(coefficients.NA * 50))];
}

const academicYear = (term: string) => `${term.slice(0, 4)}–${String(Number(term.slice(0, 4)) + 1).slice(2)}`;

/** Every place that says a figure of these rules. */
export function placesOf(grading: Grading): Place[] {
  const { outside, pendingBecomes, failing, mustRepeat, standing, graduation, probation, maximumDuration } = grading;
  const { repeats, withdrawals, load, mostNotIncluded, mostNotIncludedRepeats, mostInSummer, doubleMajor } = grading;
  const [most, more] = load.more;
  const [low, honour, high] = [standing.satisfactory, standing.honour, standing.highHonour].map(average);
  if (!most || !more || !low || !honour || !high) throw new Error("The load has two steps");
  const fails = phrase("#", "#", list(failing));
  const duration = phrase("# semesters", "# yarıyıl", count(maximumDuration.semesters));
  const pendingEnds = phrase(
    `becomes ${pendingBecomes.credited},? or ${pendingBecomes.nonCredit}`,
    `${pendingBecomes.credited}(?:'ye|,? ya da).*${pendingBecomes.nonCredit}`,
  );
  const practice = phrase("theory hours.*half of.*laboratory.*practice.*studio", "teorik saatler.*laboratuvar.*uygulama.*stüdyo.*yarısı");
  const repeatLimits = [
    phrase("within # semesters", "# dönem içinde", count(repeats.withinSemesters)),
    phrase("# times in the whole", "en çok # kez", count(repeats.most)),
    phrase(`before ${academicYear(repeats.from)}`, `${academicYear(repeats.from)}'[dt][ae]n önce`),
    phrase("neither limit holds on probation.*only lack the average", "iki sınır, sınamalı.*yalnızca ortalaması"),
  ];
  const honours = [
    phrase("at least #", "en az #", low),
    phrase("GPA of #", "ortalaması # olan yüksek onur", high),
    phrase("and # an honour", "# olan onur", honour),
    phrase("At least # credited", "en az # kredili", count(standing.honourCourses)),
    duration,
    fails,
  ];
  const graduates = [
    phrase("CGPA of at least #", "ortalamanın en az #", average(graduation.least)),
    phrase("CGPA of # graduates with honour", "# olan onur", average(graduation.honour)),
    phrase("# with high honour", "# olan yüksek onur", average(graduation.highHonour)),
    phrase("half of the credits", "kredilerin en az yarısı"),
    phrase("last # semesters at METU", "son # yarıyılın ODTÜ", count(graduation.lastSemesters)),
    phrase("DD or S in every course", "her dersten en az DD ya da S"),
  ];
  const strict = average(probation.strict);
  const belowStrict = phrase(
    "below #.*(?:no|n't take) new courses.*(?:W|withdrew)",
    "#(?:'in)? altında.*yeni ders.*(?:W|çekildiğin)",
    strict,
  );
  const between = phrase("#–##", "#–##", strict, average(probation.least - 1));
  const twiceLow = phrase("below # for ## semesters", "## dönem üst üste #", average(probation.least), count(probation.semesters));
  const onProbation = [
    phrase("below # in ## semesters in a row", "art arda ## dönem # altında", average(probation.least), count(probation.semesters)),
    phrase("until it is # again", "yeniden # olana", average(probation.least)),
    belowStrict,
    between,
    phrase("at most # new", "en çok # yeni", count(probation.newCourses)),
    phrase("no minimum load", "asgari yük aranmaz"),
    phrase("normal load isn't exceeded", "normal yük aşılamaz"),
  ];
  const loads = [
    phrase("at least # have to be taken", "en az # ders alınır", count(load.least)),
    phrase("CGPA of # one may take ## more", "# olan ##,", average(more.from), count(more.courses)),
    phrase("with #, ## more", "# olan ## ders fazla", average(most.from), count(most.courses)),
    phrase(
      "graduate at the end of the term may take # more and has no minimum",
      "mezun olabilecek öğrenci # ders fazla",
      count(load.graduating),
    ),
  ];
  const withdrawing = [
    phrase("# week|week #", "# hafta", ordinal(withdrawals.week)),
    phrase("# course a term", "dönemde #,", count(withdrawals.mostPerTerm)),
    phrase("# in all", "toplamda # ders", count(withdrawals.most)),
    phrase("curriculum's first # semesters", "ilk # yarıyıl", count(withdrawals.notOfFirst)),
    phrase("minimum load or less", "asgaride ya da altında"),
  ];
  const notIncluded = [
    phrase("at most # may be taken in a term", "bir dönemde en çok #", count(mostNotIncluded)),
    phrase("repeated #, as NI", "NI olarak # tekrar", times(mostNotIncludedRepeats)),
    phrase("counts in the load", "ders yüküne sayılır"),
  ];
  const inSummer = phrase("at most # courses", "en çok # ders", count(mostInSummer));
  const doubles = [
    phrase("CGPA of at least #", "ortalamanın en az #", average(doubleMajor.least)),
    phrase(`best ${doubleMajor.bestPercent} %`, `ilk %${doubleMajor.bestPercent}`),
    phrase(
      "from (?:the|semester) # to (?:the|semester) ##",
      "# yarıyıldan ## yarıyıla",
      ordinal(doubleMajor.fromSemester),
      ordinal(doubleMajor.toSemester),
    ),
  ];
  const [, pointsOfBa, , , , , , pointsOfFd] = letters(grading) as [Said, Said, Said, Said, Said, Said, Said, Said];
  const [semesters, sixTimes, began] = repeatLimits as [Said, Said, Said, Said];
  return [
    rule(1, "grades", ...letters(grading)),
    asked(1, "How many points is FD worth", "FD kaç puan ediyor", pointsOfFd),
    asked(1, "which percentage do I need for a BA", "BA almak için yüz üzerinden kaç lazım", pointsOfBa),

    rule(2, "grades", phrase("#.*outside", "#.*ortalamaya girmez", list(outside))),
    rule(2, "na-and-pending", pendingEnds, phrase("NA counts as FF", "NA, FF gibi")),
    rule(2, "incomplete-deadline", pendingEnds),
    words(2, "pending", phrase(`I .*${pendingBecomes.credited}`, `I .*${pendingBecomes.credited}`)),
    asked(
      2,
      "does an S change my average",
      "S notu ortalamayı etkiler mi",
      phrase("outside the average|isn't in|Neither is in", "ortalamaya girmez"),
    ),
    asked(
      2,
      "I didn't attend enough, will I get NA",
      "devamsızlıktan kalırsam NA mı gelir",
      phrase("NA counts as FF|syllabus", "NA, FF gibi|izlence"),
    ),
    asked(2, "what happens to an I grade if I never finish the work", "I notu tamamlanmazsa ne olur", pendingEnds),

    rule(3, "credit", practice),
    asked(
      3,
      "how is the credit of a course with 3 theory and 2 lab hours worked out",
      "3 saat teorik 2 saat lab olan dersin kredisi kaç olur",
      practice,
    ),

    rule(4, "must-repeat", phrase("#.*unless it is NI", "#.*NI statüsündekiler hariç", list(mustRepeat))),
    rule(4, "w-grade", phrase("has to be taken again", "yeniden alınması gerekir")),
    asked(
      4,
      "which grades force me to take a course again",
      "hangi notlarda dersi tekrar almak zorundayım",
      phrase("#", "#", list(mustRepeat)),
    ),
    asked(
      4,
      "do I have to retake a course I withdrew from",
      "çekildiğim dersi tekrar almak zorunda mıyım",
      phrase("taken again", "tekrar alınmak zorunda|yeniden alınması gerekir"),
    ),

    rule(5, "repeats", ...repeatLimits),
    words(5, "findings.repeatLate", phrase("within # semesters", "# dönem içinde", count(repeats.withinSemesters))),
    words(5, "findings.repeatBudget", phrase("all # repeats", "# tekrar hakkı", count(repeats.most))),
    asked(5, "can I retake a course I passed with CC", "CC ile geçtiğim dersi tekrar alabilir miyim", semesters, sixTimes),
    asked(5, "how many times may I repeat passed courses in total", "geçtiğim dersleri toplam kaç kere tekrarlayabilirim", sixTimes),
    asked(5, "I started in 2022, do the repeats I made before count", "2022'de başladım önceki tekrarlarım sayılır mı", began),

    rule(
      6,
      "last-grade",
      phrase("last grade counts, even when it is lower.*old term doesn't change", "daha düşük olsa bile son not.*ortalaması değişmez"),
    ),
    asked(
      6,
      "I retook a course and got a lower grade, which one counts",
      "dersi tekrar aldım daha düşük geldi, hangisi sayılır",
      phrase("even when it is lower", "daha düşük olsa bile"),
    ),

    rule(7, "replacement", phrase("elective.*same category", "seçmeli.*aynı gruptan")),
    asked(
      7,
      "I failed an elective, can I take another one instead",
      "seçmeliden kaldım yerine başka ders alabilir miyim",
      phrase("same category", "aynı gruptan"),
    ),

    rule(8, "averages", phrase("two decimal places.*5 or more rounds up", "[İi]ki basamak.*5 veya üstündeyse yukarı")),
    words(8, "bar.rounding", phrase("half up to two decimals", "iki basamak.*5 ve üstüyse yukarı")),
    asked(8, "how is the gpa rounded", "ortalama nasıl yuvarlanıyor", phrase("5 or more rounds up", "yukarı yuvarlanır")),

    rule(9, "standing", ...honours),
    rule(9, "sufficient", phrase("at # or above", "# ya da üstünde", low), phrase("below #", "# altında", low), fails),
    rule(9, "maximum-duration", duration),
    words(
      9,
      "standingReasons.highHonour",
      phrase("GPA is at least #", "ortalaması en az #", high),
      phrase("CGPA at least #", "genel ortalama en az #", low),
      fails,
    ),
    words(9, "standingReasons.honour", phrase("between # and ##", "#–##", honour, average(standing.highHonour - 1)), fails),
    words(9, "standingReasons.satisfactory", phrase("at least #", "en az #", low), fails),
    words(9, "standingReasons.pastDuration", duration),
    words(9, "standingReasons.fewCourses", phrase("at least # credited", "en az # kredili", count(standing.honourCourses))),
    words(9, "standingReasons.sufficient", phrase("at least #", "en az #", low), fails),
    words(9, "standingReasons.unsatisfactory", phrase("below #", "#'(?:ın|in) altında", low)),
    asked(
      9,
      "how do I become a high honour student this semester",
      "bu dönem yüksek şeref öğrencisi olmak için ne lazım",
      honours[1] as Said,
    ),
    asked(9, "what does sufficient mean", "yeterli öğrenci ne demek", fails),

    rule(10, "graduation", ...graduates),
    rule(
      10,
      "last-semesters-here",
      phrase(
        "half of the curriculum's credits.*last # registered semesters",
        "en az yarısı.*son # yarıyıl",
        count(graduation.lastSemesters),
      ),
    ),
    words(10, "graduation.highHonour", phrase("at least #", "en az #", average(graduation.highHonour))),
    words(10, "graduation.honour", phrase("between # and ##", "#–##", average(graduation.honour), average(graduation.highHonour - 1))),
    words(10, "graduation.tooLow", phrase("below #", "#'(?:ın|in) altında", average(graduation.least))),
    asked(10, "what average do I need to graduate", "mezun olmak için kaç ortalama lazım", graduates[0] as Said),
    asked(10, "can I graduate with honours with 3.2", "3.2 ile şeref derecesiyle mezun olur muyum", graduates[1] as Said),

    rule(11, "probation", ...onProbation),
    rule(11, "summer-probation", belowStrict, between),
    words(11, "probation.strict", belowStrict, twiceLow),
    words(11, "probation.limited", twiceLow, phrase("at most # new", "en fazla # yeni", count(probation.newCourses))),
    words(11, "findings.probationNew", belowStrict),
    limited(11, "findings.probationLimit", probation.newCourses, phrase("at most # new", "en fazla # yeni", count(probation.newCourses))),
    asked(11, "when am I on probation", "sınamalı öğrenci ne zaman olunur", onProbation[0] as Said),
    asked(
      11,
      "my cgpa was 1.75 two semesters in a row, may I take new courses",
      "iki dönem üst üste 1.75 ortalamam var, yeni ders alabilir miyim",
      belowStrict,
    ),
    asked(11, "my cgpa is 1.85, how many new courses may I take", "ortalamam 1.85, kaç yeni ders alabilirim", onProbation[4] as Said),

    rule(12, "load", ...loads),
    rule(12, "load-reduced", phrase("below # credited", "kredili # dersin altına", count(load.least))),
    words(12, "findings.withdrawalLoad", phrase("fewer than # credited", "#[td]en az", count(load.least))),
    limited(12, "findings.loadUnder", load.least, phrase("fewer than # credited", "# sınırının altında", count(load.least))),
    limited(12, "findings.loadOver", 8, phrase("limit of #", "# sınırının üstünde", count(8))),
    asked(12, "how many extra courses may I take with a 2.6", "2.6 ortalamayla kaç fazla ders alabilirim", loads[2] as Said),
    asked(12, "what is the minimum number of courses a term", "bir dönemde en az kaç ders almalıyım", loads[0] as Said),

    rule(13, "withdrawal", ...withdrawing),
    words(13, "findings.withdrawalFirstTerms", phrase("curriculum's first # semesters", "ilk # yarıyıl", count(withdrawals.notOfFirst))),
    words(13, "findings.withdrawalTwice", phrase("only # course a term", "yalnızca # dersten", count(withdrawals.mostPerTerm))),
    words(13, "findings.withdrawalBudget", phrase("all # withdrawals", "# çekilme hakkı", count(withdrawals.most))),
    words(13, "withdrawal.placeUnknown", phrase("first # semesters", "ilk # yarıyıl", count(withdrawals.notOfFirst))),
    asked(13, "how many times can I withdraw in total", "toplamda kaç dersten çekilebilirim", withdrawing[2] as Said),
    asked(13, "can I withdraw from a first year course", "birinci sınıf dersinden çekilebilir miyim", withdrawing[3] as Said),
    asked(13, "which week is withdrawal", "dersten çekilme kaçıncı hafta", withdrawing[0] as Said),

    rule(14, "ni", ...notIncluded),
    rule(14, "ni-counted", phrase("at most # are taken a term", "dönemde en çok #", count(mostNotIncluded))),
    limited(14, "findings.tooManyNi", mostNotIncluded, phrase("more than # NI", "# taneden fazla NI", count(mostNotIncluded))),
    words(14, "findings.niRepeat", phrase("only #", "yalnızca # tekrar", times(mostNotIncludedRepeats))),
    asked(14, "what is NI", "NI ne demek", notIncluded[2] as Said),
    asked(14, "how many NI courses a term", "bir dönemde kaç NI ders alınır", phrase("at most #", "en çok #", count(mostNotIncluded))),

    rule(15, "summer", inSummer, phrase("no term standing", "başarı durumu olmaz")),
    limited(15, "findings.summerLoad", mostInSummer, phrase("more than # courses", "# taneden fazla", count(mostInSummer))),
    asked(15, "how many courses can I take in summer school", "yaz okulunda kaç ders alabilirim", inSummer),

    rule(16, "double-major", ...doubles, phrase("averages of its own", "ortalaması ayrıdır"), phrase("DD or S in every", "DD ya da S")),
    rule(16, "double-major-apply", doubles[2] as Said),
    asked(16, "when can I apply for a double major", "çift anadala ne zaman başvurulur", doubles[2] as Said),
    asked(16, "what average do I need for a double major", "çap için kaç ortalama lazım", doubles[0] as Said),
  ];
}
