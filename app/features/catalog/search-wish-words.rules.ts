/** The words by which students ask for what filters and orders do, in both languages. */
import {
  BEFORE_COURSE,
  COUNT,
  COURSE,
  countOf,
  ELECTIVE,
  type Meaning,
  NON_TECHNICAL,
  NOT,
  oneOf,
  type Rule,
  rule,
  says,
} from "./search-wish-patterns.rules";
import { DAY_RULES, LOOSE_TIMES, TIME_RULES } from "./search-wish-times.rules";

const HOW = "(?:(?:en|cok|baya|bayagi|daha|biraz|gayet|really|very|super|so|the|most|pretty|quite|an|a) ){0,4}";
const HARD = oneOf("hard, difficult, demanding, challenging, heavy, tough, zor, agir, yorucu");
const SO = "(?: (?:too|so|very|that|cok|o kadar|asiri))*";
const BEST = oneOf(
  "en iyi, best, top, en sevilen, en begenilen, favori, highest rated, best rated, top rated, best reviewed, en yuksek puanli",
);

const EASIEST = says({ sort: "easiest" });
const HARDEST = says({ sort: "hardest" });
const RATING = says({ sort: "rating" });
const SORT_RULES: readonly Rule[] = [
  rule(`not${SO} ${HARD}`, EASIEST),
  rule(`${HARD} ${oneOf("olmayan, olmasin, degil")}`, EASIEST),
  rule(
    `${HOW}${oneOf("kolay, kolayca, rahat, rahatca")}(?: ${oneOf("gecilen, gecen, gecilebilen, gecebilecegim, aa, aa alinan, aa veren, aa getiren")})?(?! ${NOT})`,
    EASIEST,
  ),
  rule(
    `(?<!not (?:an? )?)${HOW}${oneOf("easy, easiest, easier, easy going, easygoing, chill, chillest, laid back")}(?: (?:aa|a))?(?! ${NOT})`,
    EASIEST,
  ),
  rule(`(?:kas|yor|zorla|ugrastir|sik|bogmay)(?:ma|me)(?:yan|z|yacak|sin)(?: (?:beni|bizi|insani))?`, EASIEST),
  rule(`${oneOf("yatmalik, yatis, yatislik, kafa dinlemelik, kafa dagitmalik, kebap, cerez, cerezlik, gecmelik, dertsiz")}`, EASIEST),
  rule(
    `(?:(?:kolay|bol|garanti|rahat|herkese) )*(?:aa|not|yuksek not|puan|harf) (?:veren|verilen|garanti|garantili|dagitan|dagitilan|alinan|bol|bol olan|kolay)`,
    EASIEST,
  ),
  rule(`(?:bol aa|aa bol|notu bol|bol notlu|aa lik|aalik|bol kepce|bol keseden|eli bol|bonkor)`, EASIEST),
  rule(
    `(?:ortalama|gpa|not ortalamasi)[a-z]* ${oneOf("yukselten, yukseltecek, yukseltmelik, yukseltici, kurtaran, yukseltmek icin, yukseltme")}`,
    EASIEST,
  ),
  rule(
    `(?:gpa|grade) (?:booster|boosters|boost|boosting)|(?:boost|raise|raises|boosts|raising)(?: (?:my|your|the))? (?:gpa|average)`,
    EASIEST,
  ),
  rule(`(?:low|light|little|small|minimal) (?:workload|effort|work)|bird`, EASIEST),
  rule(`(?:light|relaxed)${BEFORE_COURSE}`, EASIEST),
  rule(
    `${oneOf("hardest, toughest, most difficult, most demanding, most challenging, en zor, en zorlu, en agir, en yorucu")}(?! ${NOT})`,
    HARDEST,
  ),
  rule(`(?:en )?yuksek (?:puanli|puan alan)|(?:puani|degerlendirmesi|notlari) (?:en )?yuksek(?: olan)?`, RATING),
  rule(`en (?:cok )?${oneOf("sevilen, begenilen, tavsiye edilen, onerilen, ovulen")}`, RATING),
  rule(
    oneOf("highest rated, best rated, top rated, best reviewed, highly rated, well rated, most liked, most loved, most recommended"),
    RATING,
  ),
  [new RegExp(` ${BEST}${BEFORE_COURSE} `), RATING],
  rule(`${oneOf("guzel, eglenceli, keyifli, zevkli, fun, enjoyable, great, highly recommended")}${BEFORE_COURSE}`, RATING),
  rule(oneOf("en cok yorumlanan, en cok yorum alan, en cok deneyim+, most reviewed, most experiences"), says({ sort: "experiences" })),
  rule(oneOf("en populer, populer, popular, most popular, most viewed, en cok bakilan, en cok goruntulenen"), says({ sort: "views" })),
];

/** Kinds of electives as curricula and students name them; a kind that no course is marked as is an elective. */
const TYPE_RULES: readonly Rule[] = [
  rule(`${NON_TECHNICAL}(?: s)?(?: ${ELECTIVE})?(?! ${NOT})`, says({ non_technical: "1" })),
  rule(`(?:teknik (?:olmayan|disi)|non ?tech(?:nical)?)(?: ${COURSE}|(?=(?: \\|+)+ ))`, says({ non_technical: "1" })),
  rule(`(?:teknik (?:olmayan|disi)|non ?technical)`, says({ non_technical: "1" })),
  rule(`(?:teknik|tech|technical) ${ELECTIVE}(?! ${NOT})`, says({ course_type: "technical_elective" })),
  rule(`te ${COURSE}`, says({ course_type: "technical_elective" })),
  rule(
    `(?:zorunlu (?:olmayan|degil)|not (?:required|mandatory|compulsory)|non ?(?:required|mandatory)) ${COURSE}`,
    says({ course_type: "elective" }),
  ),
  rule(
    `(?:(?:serbest|bolum[a-z]*(?: (?:disi|ici))?|kisitli|free|departmental|restricted|open|general|non ?departmental|out of department) )?${ELECTIVE}(?! ${NOT})`,
    says({ course_type: "elective" }),
  ),
  rule(`(?:zorunlu|must|required|mandatory|compulsory|core) ${COURSE}`, says({ course_type: "mandatory" })),
];

const SEMESTERS = [
  ["fall", "guz(?:un|de|lu[kg]u?)?", "(?:fall|autumn)"],
  ["spring", "bahar(?:in|da)?", "spring"],
  ["summer", "yaz(?:in|da)?", "summer"],
] as const;
const LANGUAGES = [
  ["tr", "turkce", "turkish"],
  ["en", "ingilizce", "english"],
  ["de", "almanca", "german"],
  ["fr", "fransizca", "french"],
] as const;
const TAUGHT = "(?:taught|given|offered|held|available)";
const GIVEN = "(?:verilen|anlatilan|islenen|yapilan|olan)";
const OPENED = oneOf("acilan, acilacak, acik, acik olan, verilen, verilecek, alinabilen, alinacak");

/** Other languages can only be asked for where the list can leave this one out. */
const notIn = (language: string): Meaning => ({ language: language === "en" || language === "tr" ? `not_${language}` : "" });

const languageRules = ([language, tr, en]: (typeof LANGUAGES)[number]): Rule[] => [
  ...(notIn(language).language
    ? [
        rule(
          `(?:dili )?${tr}(?: ${GIVEN}| ders[a-z]*)? ${oneOf("olmayan, olmasin, degil, disinda, disindaki, disi, haric, istemiyorum, yok, verilmeyen, anlatilmayan")}`,
          says(notIn(language)),
        ),
        rule(
          `(?:(?:that|which) (?:are|is) )?(?:aren t|isn t|not|without|except|no|other than)(?: ${TAUGHT})?(?: (?:in|the))* ${en}(?: language)?`,
          says(notIn(language)),
        ),
        rule(`non ?${en}(?: taught)?`, says(notIn(language))),
      ]
    : []),
  rule(`(?:dili )?${tr} (?:${GIVEN} )?ders(?:ler|leri)?`, says({ language })),
  rule(`(?:dili )?${tr} ${GIVEN}|(?:dili|dersin dili|anlatim dili) ${tr}(?: olan)?`, says({ language })),
  rule(`(?:(?:that|which) (?:are|is) )?(?:${TAUGHT} |(?<=${COURSE} ))in ${en}`, says({ language })),
  rule(`${en} (?:taught|medium)`, says({ language })),
];

const semesterRules = ([semester, tr, en]: (typeof SEMESTERS)[number]): Rule[] => [
  rule(`${tr} (?:donem|yariyil|somestr|okul)[a-z]*(?: icin)?(?: ${OPENED})?(?: ders[a-z]*)?`, says({ semester })),
  rule(`${tr} (?:${OPENED}|ders[a-z]*)`, says({ semester })),
  rule(`(?:(?:${TAUGHT} )?in (?:the )?)?${en} (?:semester|term|school)(?: courses| classes)?`, says({ semester })),
  rule(`${en} (?:course|courses|classes)`, says({ semester })),
  rule(`(?:${TAUGHT} |(?<=${COURSE} ))(?:only )?(?:in|during|for|this)(?: the)? ${en}`, says({ semester })),
];

const LEVELS = [
  ["graduate", "(?:yuksek lisans|lisansustu|master|masters|graduate|grad|msc|postgraduate)"],
  ["phd", "(?:doktora|phd|ph d|doctoral|doctorate)"],
  ["undergraduate", "(?:(?<!yuksek )lisans|undergraduate|undergrad|bachelor|bachelors)"],
] as const;
const LEVEL_WORD = "(?:level|duzeyi[a-z]*|seviyesi[a-z]*|seviye|duzey)";

const levelRules = ([level, words]: (typeof LEVELS)[number]): Rule[] => [
  rule(`(?:at (?:the )?)?${words}(?: s)? ${LEVEL_WORD}(?: olan)?(?:(?= (?:.* )?${COURSE} )|(?<= ${COURSE} .*))`, says({ level })),
  rule(`${words}(?: s)?(?: ders[a-z]*| course| courses| class| classes)`, says({ level })),
  [new RegExp(` ${words}${BEFORE_COURSE} `), says({ level })],
];

/** A single number of a kind; bounds and ranges aren't among the filters. */
const BOUNDED = `(?<!(?:\\d|veya|or|ile|to|ve|and|en az|en fazla|en cok|at least|at most|minimum|maximum|min|max|than|over|under|up to) )`;
const UNBOUNDED = `(?! (?:ve|veya|and|or|ya da|den|dan|olmayan|degil|haric|ust[a-z]*|uzeri|alt[a-z]*|plus))`;

const numberRules = (name: "credits" | "ects", words: string, most: number): Rule[] => {
  const read: Rule[1] = ([, count]) => (countOf(count) > most ? null : { [name]: String(countOf(count)) });
  return [
    rule(`${BOUNDED}${COUNT} (?:${words})(?:lik|li|si)?(?: hours?)?(?: olan)?${UNBOUNDED}`, read),
    rule(`(?:${words})(?:si)? ${COUNT}(?: olan)?${UNBOUNDED}`, read),
  ];
};

const NOW = "(?:bu (?:donem|yariyil|somestr|sezon)[a-z]*|su an|simdi)";
const THIS_TERM = "(?:(?:in |during )?(?:this|current|the current) (?:term|semester)|now|right now|currently)";
const FACT_RULES: readonly Rule[] = [
  rule(
    `on ?(?:kosul|sart)(?:suz|siz|u olmayan|i olmayan|u yok|i yok|u bulunmayan|i bulunmayan| yok| olmayan| istemeyen| gerektirmeyen)(?: olan)?`,
    says({ no_prerequisites: "1" }),
  ),
  rule(`prereq(?:uisite)?(?:s| ?siz| ?si olmayan| olmayan| yok| free)(?<!prereqs|prerequisites)`, says({ no_prerequisites: "1" })),
  rule(
    `(?:(?:that |which )?(?:no|without|zero|don t have|doesn t have|don t need|doesn t need|don t require|not requiring|have no|with no|has no))(?: (?:any|a))? (?:prereq|prereqs|prerequisite|prerequisites)`,
    says({ no_prerequisites: "1" }),
  ),
  ...SEMESTERS.flatMap(semesterRules),
  ...LANGUAGES.flatMap(languageRules),
  ...numberRules("credits", "kredi|credit|credits|cr", 20),
  ...numberRules("ects", "akts|ects", 60),
  ...LEVELS.flatMap(levelRules),
  rule(`${NOW} ${OPENED}`, says({ offered: "1" })),
  rule(`(?:${TAUGHT}|open|opened) ${THIS_TERM}|currently (?:${TAUGHT}|open)`, says({ offered: "1" })),
];

/** All rules, the more special ones first. */
export const WISH_WORDS: readonly Rule[] = [...DAY_RULES, ...TIME_RULES, ...FACT_RULES, ...SORT_RULES, ...TYPE_RULES];

/** Words that mean a filter beside other wishes and words of courses, and a title or a person beside others. */
export const LOOSE_WORDS: readonly Rule[] = [
  ...LOOSE_TIMES,
  ...SEMESTERS.map(([semester, tr, en]) => rule(`(?:in (?:the )?)?(?:${tr}|${en})`, says({ semester }))),
  ...LANGUAGES.flatMap(([language, tr, en]) => [rule(tr, says({ language })), rule(`in ${en}`, says({ language }))]),
  rule(`(?:${NOW}|${THIS_TERM})`, says({ offered: "1" })),
];

/** Words that mean a filter when a question has no others. */
export const SURE_ONLY_ALONE: readonly Rule[] = [
  rule("te", says({ course_type: "technical_elective" })),
  rule(BEST, RATING),
  ...LOOSE_TIMES,
];

/** Words beside wishes that ask for nothing themselves. */
export const WISH_FILLERS: ReadonlySet<string> = new Set(
  (
    "count counts as me my i im we you your s take taking good some all list find give show need only time times please pls plz could can would like looking " +
    "recommend recommendation recommendations suggest suggestion suggestions help hi hey hello thanks thank get got out there be have has who really very so " +
    "available options option ideas idea am trying one ones something " +
    "listesi liste oner oneri onerisi onerileri onerin onerir onerebilir misin misiniz bana bize istiyorum ariyorum bakiyorum lazim olsun kalsin alinabilecek alabilecegim " +
    "alinir alayim almak alsam tavsiye tavsiyesi tavsiyeleri lutfen acil bi bir tane birkac var varsa neler nelerdir hangileri hangisi hangi en cok gun gunu gunleri saat saatleri " +
    "sadece kredi selam merhaba arkadaslar hocam olan olanlar icin uzerine iyi guzel dersim hocasi hocalari bulunur mudur biri bilen"
  ).split(" "),
);
