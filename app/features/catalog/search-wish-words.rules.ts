/** The words by which students ask for what filters and orders do, folded, in both languages. Patterns begin and end with a space. */

/** Values of an address. */
export type Meaning = Record<string, string>;

type Rule = [pattern: RegExp, read: (match: RegExpExecArray) => Meaning | null];

const says =
  (meaning: Meaning): Rule[1] =>
  () =>
    meaning;

/** `(?:a|b)` of words apart by commas; a `+` after a Turkish word takes its suffixes. */
const oneOf = (text: string) =>
  `(?:${text
    .split(",")
    .map((word) => word.trim().replace(/\+$/, "[a-z]*"))
    .join("|")})`;

const COURSE = oneOf("ders+, course, courses, class, classes, lecture, lectures, secmeli+, elective, electives");
/** The same without electives, which are asked for beside days and times. */
const LESSON = oneOf("ders+, course, courses, class, classes, lecture, lectures");
const NOT = oneOf("yok, yoksa, bos, bosta, olmayan, olmayanlar, olmasin, olmadan, istemiyorum, off, free, haric, disinda, serbest, degil");
const WITHOUT = oneOf("no, not, without, except, never, avoid, skip, free, don t want, dont want, do not want, hate");
const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(` ${pattern} `), read];

const DAYS = [
  ["pazartesi", "monday|mondays|mon"],
  ["sali", "tuesday|tuesdays|tue|tues"],
  ["carsamba", "wednesday|wednesdays|wed"],
  ["persembe", "thursday|thursdays|thu|thurs"],
  ["cuma(?!rtesi)", "friday|fridays|fri"],
  ["cumartesi", "saturday|saturdays|sat"],
  ["pazar(?!tesi)", "sunday|sundays|sun"],
  ["hafta ?sonu", "weekend|weekends"],
  ["hafta ?ici", "weekday|weekdays"],
] as const;
const NUMBERS_OF = [[0], [1], [2], [3], [4], [5], [6], [5, 6], [0, 1, 2, 3, 4]];

/** `cumalari`, `saliya`, `pazartesi gunleri`. */
const ENDING = "(?:y?[aei]|l[ae]r[a-z]*|d[ae]|s[ae])?(?: gun[a-z]*)?";
const DAY = `(?:${DAYS.map(([tr, en]) => `${tr}${ENDING}|${en}`).join("|")})`;
const LINK = "(?: (?:ve|veya|ya da|ile|and|or|on|nor))?";
const DAY_LIST = `(${DAY}(?:${LINK} ${DAY})*)`;
/** `cumasiz`. */
const LESS = `(${DAYS.map(([tr]) => tr).join("|")})(?:siz|suz)`;

const daysIn = (text: string) =>
  NUMBERS_OF.filter((_, at) => DAYS[at] && new RegExp(`(?:^| )(?:${DAYS[at][0]}${ENDING}|${DAYS[at][1]})(?= |$)`).test(text)).flat();

const onDays = (text: string | undefined): Meaning | null => {
  const days = [...new Set(daysIn(text ?? ""))].sort();
  return days.length === 0 || days.length === 7 ? null : { days: days.join(",") };
};

const offDays = (text: string | undefined): Meaning | null => {
  const off = daysIn(text ?? "");
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !off.includes(day));
  return off.length === 0 || days.length === 0 ? null : { days: days.join(",") };
};

const ON = "(?: (?:on|in|at|the|any|a|early))*";
const DAY_RULES: Rule[] = [
  rule(`${LESS}(?: ${LESSON})?`, ([, day]) => offDays(day)),
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${DAY_LIST}(?: ${LESSON})?`, ([, days]) => offDays(days)),
  rule(`${DAY_LIST}(?: ${LESSON})* ${NOT}(?: gun[a-z]*)?`, ([, days]) => offDays(days)),
  rule(`${oneOf("sadece, yalnizca, sirf, only, just")}${ON} ${DAY_LIST}(?: ${LESSON})?`, ([, days]) => onDays(days)),
  rule(`${LESSON}(?: only)? on ${DAY_LIST}`, ([, days]) => onDays(days)),
  rule(`${DAY_LIST}(?: only)? (?:${LESSON}|olan|gunu olan)`, ([, days]) => onDays(days)),
];

/** Lectures begin twenty to the hour and end half past. */
const NOON = { from: "12:40", to: "12:30" };
const EVENING = { from: "17:40", to: "17:30" };
const AFTER_FIRST = "09:40";
const MORNING_WORD = oneOf("sabah+, morning, mornings");
const AFTERNOON_WORD = oneOf("ogleden sonra+, ogleden sonralari, afternoon, afternoons");
const EVENING_WORD = oneOf("aksam+, evening, evenings, night, gece");
const EARLY = "(?:0?8 ?40|0?8 ?30|first lecture|first hour|ilk ders|early)";

const notAt = (word: string, meaning: Meaning): Rule[] => [
  rule(`${WITHOUT}${ON} ${word}(?: ${LESSON})?`, says(meaning)),
  rule(`${word}(?: saat[a-z]*)?(?: ${LESSON})? ${NOT}`, says(meaning)),
];
const at = (word: string, meaning: Meaning): Rule[] => [
  rule(`(?:(?:sadece|only) )?(?:in the )?${word}(?: ${LESSON}| olan|(?= ${COURSE} ))`, says(meaning)),
  rule(`(?:sadece|only)(?: in the)? ${word}`, says(meaning)),
  rule(`${LESSON} in the ${word}`, says(meaning)),
];

const TIME_RULES: Rule[] = [
  ...notAt(EARLY, { slot_from: AFTER_FIRST }),
  ...notAt(AFTERNOON_WORD, { slot_to: NOON.to }),
  ...notAt(MORNING_WORD, { slot_from: NOON.from }),
  ...notAt(EVENING_WORD, { slot_to: EVENING.to }),
  ...at(AFTERNOON_WORD, { slot_from: NOON.from }),
  ...at(MORNING_WORD, { slot_to: NOON.to }),
  ...at(EVENING_WORD, { slot_from: EVENING.from }),
];

const BEST = oneOf("en iyi, best, top, en sevilen, en begenilen, favori, highest rated, best rated, top rated, best reviewed");
const SORT_RULES: Rule[] = [
  rule(`(?:en )?${oneOf("kolay, rahat")}(?: gecilen| gecen)?`, says({ sort: "easiest" })),
  rule(oneOf("easy, easiest, easier, easy a, chill"), says({ sort: "easiest" })),
  rule(`(?:en )?yuksek (?:puanli|puan alan)`, says({ sort: "rating" })),
  rule(oneOf("highest rated, best rated, top rated, best reviewed, en begenilen, en sevilen"), says({ sort: "rating" })),
  [new RegExp(` ${BEST} (?=(?:${COURSE}|ntes?|hss|te) )`), says({ sort: "rating" })],
  rule(oneOf("en cok yorumlanan, en cok deneyim+, most reviewed, most experiences"), says({ sort: "experiences" })),
  rule(oneOf("en populer, populer, popular, most popular, most viewed, en cok bakilan, en cok goruntulenen"), says({ sort: "views" })),
];

const ELECTIVE = oneOf("secmeli+, elective, electives");
/** Kinds of electives as curricula and students name them; a kind that no course is marked as is an elective. */
const TYPE_RULES: Rule[] = [
  rule(`(?:nte|ntes|hss)(?: s)?(?: ${ELECTIVE})?`, says({ non_technical: "1" })),
  rule(`(?:teknik (?:olmayan|disi)|non ?tech(?:nical)?) (?:${COURSE})`, says({ non_technical: "1" })),
  rule(`(?:teknik (?:olmayan|disi)|non ?technical)`, says({ non_technical: "1" })),
  rule(`(?:teknik|tech|technical) ${ELECTIVE}`, says({ course_type: "technical_elective" })),
  rule(`te ${COURSE}`, says({ course_type: "technical_elective" })),
  rule(
    `(?:(?:serbest|bolum[a-z]*|kisitli|free|departmental|restricted|open|general|non ?departmental) )?${ELECTIVE}`,
    says({ course_type: "elective" }),
  ),
  rule(`(?:zorunlu|must|required|mandatory|compulsory) ${COURSE}`, says({ course_type: "mandatory" })),
];

const SEMESTERS = [
  ["fall", "guz", "fall|autumn"],
  ["spring", "bahar", "spring"],
  ["summer", "yaz", "summer"],
] as const;
const LANGUAGES = [
  ["tr", "turkce", "turkish"],
  ["en", "ingilizce", "english"],
  ["de", "almanca", "german"],
  ["fr", "fransizca", "french"],
] as const;
const TAUGHT = "(?:taught|given|offered)";

const FACT_RULES: Rule[] = [
  rule(`on ?kosul(?:suz|u olmayan|u yok| yok| olmayan)`, says({ no_prerequisites: "1" })),
  rule(`(?:no|without|zero)(?: any)? (?:prereq|prereqs|prerequisite|prerequisites)`, says({ no_prerequisites: "1" })),
  ...SEMESTERS.flatMap(([semester, tr, en]): Rule[] => [
    rule(`${tr}(?: donemi[a-z]*)?(?: acilan)? (?:ders[a-z]*|okulu[a-z]*)(?: ders[a-z]*)?`, says({ semester })),
    rule(`(?:${en}) (?:school|course|courses|classes)(?: courses| classes)?`, says({ semester })),
    rule(`(?:${TAUGHT} |(?<=${COURSE} ))in(?: the)? (?:${en})`, says({ semester })),
  ]),
  ...LANGUAGES.flatMap(([language, tr, en]): Rule[] => [
    rule(`${tr} (?:verilen |anlatilan |islenen )?ders(?:ler|leri)?`, says({ language })),
    rule(`(?:${TAUGHT} |(?<=${COURSE} ))in ${en}`, says({ language })),
  ]),
  rule("(\\d{1,2}) (?:kredi|kredilik|credit|credits)", ([, credits = ""]) =>
    Number(credits) > 20 ? null : { credits: String(Number(credits)) },
  ),
  rule("(\\d{1,2}) (?:akts|aktslik|ects)", ([, ects = ""]) => (Number(ects) > 60 ? null : { ects: String(Number(ects)) })),
  rule(`(?:yuksek lisans|master|masters|graduate)(?: level)? (?:ders[a-z]*|course|courses)`, says({ level: "graduate" })),
  rule(`(?:doktora|phd|doctoral)(?: level)? (?:ders[a-z]*|course|courses)`, says({ level: "phd" })),
  rule(`(?:lisans|undergraduate|undergrad)(?: level)? (?:ders[a-z]*|course|courses)`, says({ level: "undergraduate" })),
  rule(`bu (?:donem|yariyil) (?:acilan|acik|verilen)`, says({ offered: "1" })),
  rule(`(?:offered|open|opened|given) this (?:term|semester)`, says({ offered: "1" })),
];

/** All rules, the more special ones first. */
export const WISH_WORDS: readonly Rule[] = [...DAY_RULES, ...TIME_RULES, ...FACT_RULES, ...SORT_RULES, ...TYPE_RULES];

/** Words that mean a filter when a question has no others. */
export const SURE_ONLY_ALONE: readonly Rule[] = [
  rule("te", says({ course_type: "technical_elective" })),
  rule(BEST, says({ sort: "rating" })),
  rule(DAY_LIST, ([, days]) => onDays(days)),
  rule(MORNING_WORD, says({ slot_to: NOON.to })),
  rule(AFTERNOON_WORD, says({ slot_from: NOON.from })),
  rule(EVENING_WORD, says({ slot_from: EVENING.from })),
];

/** Words beside wishes that ask for nothing themselves. */
export const WISH_FILLERS: ReadonlySet<string> = new Set(
  (
    "count counts as me my s take good some all list find give show need only time times the " +
    "listesi liste oner oneri onerisi onerin bana istiyorum ariyorum lazim olsun alinabilecek alabilecegim en gun gunu gunleri saat saatleri sadece kredi"
  ).split(" "),
);
