/** The words of days and numbers that a line may say, in both languages, folded as `foldTurkish` does. */

const numbered = (first: number, ...groups: readonly string[]): Record<string, number> =>
  Object.fromEntries(groups.flatMap((group, at) => group.split(" ").map((word) => [word, first + at] as const)));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** 1 is Monday. */
export const weekdays = numbered(
  1,
  "monday mon pazartesi pazartesiye pzt",
  "tuesday tue tues sali saliya",
  "wednesday wed carsamba carsambaya crs",
  "thursday thu thur thurs persembe persembeye prs",
  "friday fri cuma cumaya",
  "saturday sat cumartesi cumartesiye cmt",
  "sunday sun pazar pazara",
);

/** Weekdays as what comes each week: `cumaları`, `on Fridays`. */
export const weekdaysEach = numbered(
  1,
  "mondays pazartesileri",
  "tuesdays salilari",
  "wednesdays carsambalari",
  "thursdays persembeleri",
  "fridays cumalari",
  "saturdays cumartesileri",
  "sundays pazarlari",
);

/** Weekdays from which one counts: `cumadan önce`, `pazartesiden cumaya`. */
export const weekdaysFrom = numbered(1, "pazartesiden", "salidan", "carsambadan", "persembeden", "cumadan", "cumartesiden", "pazardan");

/** Short names that are days only with a time behind them: `çar 9.40`, `per 15:00`. */
export const briefWeekdays: Readonly<Record<string, number>> = { sal: 2, car: 3, per: 4, cum: 5, paz: 7 };

/** Short names that are other words too (`kitap sat`, `sun cream`, SAT): days where nothing else can be meant. */
export const doubtfulWeekdays = setOf("sat sun");

/** What stands between two weekdays of one thing. */
export const JOINING = setOf("ve and or veya ya da ile to & + - /");

/** Names and things with a weekday in them, by their first word and how the second one begins. */
const namesOfDays: readonly (readonly [string, string])[] = [
  ...["black", "good", "cyber", "ash", "holy", "giving", "super", "freaky", "tgi"].map((first) => [first, ""] as const),
  ...["hutbe", "namaz", "sela"].map((second) => ["cuma", second] as const),
  ...["yeri", "arabasi", "payi", "alisveri", "arastirma", "tezgah", "esnaf", "ekonomi", "analiz", "fiyat", "poset", "torba", "cantasi"].map(
    (second) => ["pazar", second] as const,
  ),
  ...["abi", "abla", "amca", "teyze", "dayi", "hoca", "bey", "hanim", "dede", "usta"].map((second) => ["cuma", second] as const),
  ...["git", "gid", "cik", "in", "ugra"].map((second) => ["pazara", second] as const),
  ...["pazartesi", "sali", "carsamba", "persembe", "cuma", "cumartesi", "pazar"].map((first) => [first, "pazari"] as const),
  ...([
    ["pazartesi", "sendrom"],
    ["cumartesi", "anne"],
    ["sunday", "times"],
    ["sunday", "roast"],
    ["monday", "blues"],
  ] as const),
];

/** Whether a weekday is part of a name: `Black Friday`, `cuma hutbesi`, `pazara git` (the market). */
export const isNameOfDay = (before: string, day: string, after: string): boolean =>
  namesOfDays.some(([first, second]) => (second === "" ? before === first : day === first && after.startsWith(second)));

/** 1 is January. Their Turkish endings are read without them: `marta`, `martin`. */
export const months = numbered(
  1,
  "january jan ocak ocag oca",
  "february feb subat sub",
  "march mar mart",
  "april apr nisan nis",
  "may mayis",
  "june jun haziran haz",
  "july jul temmuz tem",
  "august aug agustos agu",
  "september sep sept eylul eyl",
  "october oct ekim eki",
  "november nov kasim kas",
  "december dec aralik aralig ara",
);

/** Short names that are words too (`2 eki indir`, `3 kas`, `2 ara ver`): months where the line ends, or behind `by` and the like. */
export const doubtfulMonths = setOf("eki kas ara");

/** Endings that Turkish puts behind a month: `15 mart'a`, `15 martta`. */
export const MONTH_ENDING = /^(?:a|e|ta|te|da|de|in|ya|ye|tan|ten|dan|den)$/;

/** What follows a day of a month in the names of places: `29 Ekim Caddesi`. */
export const PLACES = /^(?:cadde|bulvar|sokak|sokag|stad|mahalle|park|kopru|lise|hastane|universite|meydan|ilkokul|okul|kutuphane|salon)/;

const [UNITS, TENS] = [
  numbered(
    1,
    "one bir",
    "two iki",
    "three uc",
    "four dort",
    "five bes",
    "six alti",
    "seven yedi",
    "eight sekiz",
    "nine dokuz",
    "ten",
    "eleven",
    "twelve",
  ),
  { on: 10, fifteen: 15, yirmi: 20, twenty: 20, otuz: 30, thirty: 30, kirk: 40, forty: 40, elli: 50, fifty: 50, altmis: 60, sixty: 60 },
];

export const numbers: Readonly<Record<string, number>> = { ...UNITS, a: 1, an: 1 };
export const tens: Readonly<Record<string, number>> = TENS;

/** Hours in words by what is behind them: nothing, `-e` (`üçe çeyrek var`), `-i` (`üçü on geçe`), `-de` (`üçte`). */
export const hours = {
  plain: UNITS,
  to: numbered(1, "bire", "ikiye", "uce", "dorde", "bese", "altiya", "yediye", "sekize", "dokuza"),
  past: numbered(1, "biri", "ikiyi", "ucu", "dordu", "besi", "altiyi", "yediyi", "sekizi", "dokuzu"),
  at: numbered(1, "birde", "ikide", "ucte", "dortte", "beste", "altida", "yedide", "sekizde", "dokuzda"),
} as const;

export type Unit = "minute" | "hour" | "day" | "week" | "month";

export const units: Readonly<Record<string, Unit>> = {
  minute: "minute",
  minutes: "minute",
  min: "minute",
  mins: "minute",
  dakika: "minute",
  dk: "minute",
  dakikaya: "minute",
  hour: "hour",
  hours: "hour",
  hr: "hour",
  hrs: "hour",
  saat: "hour",
  saate: "hour",
  day: "day",
  days: "day",
  gun: "day",
  gune: "day",
  week: "week",
  weeks: "week",
  hafta: "week",
  haftaya: "week",
  month: "month",
  months: "month",
  ay: "month",
  aya: "month",
};

/** What is counted: a number before it is how many, no hour and no day. */
const COUNTED = setOf(
  "kg kilo gr gram litre lt ml cl bardak kasik paket tane adet kisi kisilik bolum sayfa soru kez kere kat saat dakika dk gun hafta ay yil yas " +
    "puan km metre m cm lira tl euro unite madde kelime slayt set tekrar tur porsiyon dilim cup tsp tbsp oz lb pound person people page " +
    "chapter question problem exercise episode hour minute min day week month year mile time point slide rep word file dollar item piece " +
    "slice of percent place",
);

/** What has versions, which look like times and days: `Python 3.10`. */
export const VERSIONED = setOf(
  "v version surum python node java ubuntu debian android ios macos windows php ruby go react vue matlab unity",
);

/** What a number with a point belongs to, before it and behind it: `GNO 3.25`, `room 2.15`, `2.50 ortalama`. */
export const POINTED = {
  before: setOf(
    "gpa cgpa gno agno dno ano ortalama ortalamam average room oda section chapter bolum figure fig table tablo sekil exercise alistirma",
  ),
  behind: setOf("gpa cgpa gno agno dno ortalama ortalamasi ortalamaya ortalamali average worth puan kredi credit credits usd"),
} as const;

/** Whether a word says what is counted, in English also as plural. */
export const isCounted = (plain: string): boolean => COUNTED.has(plain) || COUNTED.has(plain.replace(/s$/, ""));

/** What an ordinal numbers in titles: `on the 5th floor`. */
export const NUMBERED = setOf(
  "floor try attempt chapter page week row street edition draft time question problem part year grade avenue item line section step slide " +
    "wave element season episode lab midterm quiz exercise version volume act movement symphony century place round day week month hour " +
    "paragraph table figure person homework assignment lecture class exam test group sentence word law book film movie song",
);

/** What a number with a slash belongs to: `page 3/5`. */
export const PARTS = setOf("page part chapter question problem section step slide bolum sayfa soru kisim parca adim unite level seviye v");

/** What is over: nothing that follows it is still to come. */
export const PAST = setOf("gecen gectigimiz last previous onceki evvelki dun dunku yesterday");

/** Words in front of a day or a time that belong to it: `due mon`, `by friday`, `at 9`. */
export const LEADING = setOf("due by on until till before at this saat bu the");
/** Words behind it: `cumaya kadar`, `pazartesi günü`. */
export const TRAILING = setOf("kadar gunu gunune gun");
