/** Days and hours in wishes: `cuma boş`, `no 8:40`, `classes after 3pm`. */
import {
  BEFORE_COURSE,
  COURSE,
  ELECTIVE,
  LESSON,
  type Meaning,
  NON_TECHNICAL,
  NOT,
  oneOf,
  type Rule,
  rule,
  says,
  UNREADABLE,
  WITHOUT,
} from "./search-wish-patterns.rules";

const DAYS = [
  ["pazartesi|pzt", "monday|mondays|mon"],
  ["sali", "tuesday|tuesdays|tue|tues"],
  ["carsamba|crs", "wednesday|wednesdays|wed"],
  ["persembe|prs", "thursday|thursdays|thu|thur|thurs"],
  ["cuma(?!rtesi)", "friday|fridays|fri"],
  ["cumartesi|cmt", "saturday|saturdays|sat"],
  ["pazar(?!tesi)", "sunday|sundays|sun"],
  ["hafta ?son(?:u|lari)", "weekend|weekends"],
  ["hafta ?ic(?:i|leri)", "weekday|weekdays"],
  ["", "mwf"],
  ["", "tth|tuth"],
] as const;
const NUMBERS_OF = [[0], [1], [2], [3], [4], [5], [6], [5, 6], [0, 1, 2, 3, 4], [0, 2, 4], [1, 3]];

/** `cumalari`, `saliya`, `cumam`, `pazartesi gunleri`. */
const ENDING = "(?:l[ae]r)?(?:im|m)?(?:i|y?[aei]|n[iu]|n?[dt][ae]n?|s[ae])?(?: gun[a-z]*)?";
const dayPattern = ([tr, en]: (typeof DAYS)[number]) => (tr === "" ? en : `(?:${tr})${ENDING}|${en}`);
const DAY = `(?:${DAYS.map(dayPattern).join("|")})`;
const LINK = "(?: (?:ve|veya|ya da|ile|and|or|on|nor|no))?";
const DAY_LIST = `(${DAY}(?:${LINK} ${DAY}){0,6})`;
/** `cumasiz`. */
const LESS = `(${DAYS.flatMap(([tr]) => tr || []).join("|")})(?:siz|suz)`;
/** `monday to wednesday`, `pazartesiden carsambaya`. */
const RANGE = `(${DAY}) (?:to|through|until|till|thru|ila) (${DAY})`;
const RANGE_IN_TURKISH = `(${DAY}) (${DAY}) (?:kadar|arasi)`;

const daysIn = (text: string) =>
  NUMBERS_OF.filter((_, at) => DAYS[at] && new RegExp(`(?:^| )(?:${dayPattern(DAYS[at])})(?= |$)`).test(text)).flat();

const daysMeaning = (days: readonly number[]): Meaning | null => {
  const once = [...new Set(days)].sort();
  return once.length === 0 || once.length === 7 ? null : { days: once.join(",") };
};
const onDays = (text = "") => daysMeaning(daysIn(text));
const offDays = (text = "") => {
  const off = daysIn(text);
  return off.length === 0 ? null : daysMeaning([0, 1, 2, 3, 4, 5, 6].filter((day) => !off.includes(day)));
};
function dayRange(first = "", last = ""): Meaning | null {
  const [from = 0] = daysIn(first);
  const [to = -1] = daysIn(last);
  return daysMeaning(Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at));
}

const ON = "(?: (?:on|in|at|the|any|a|an|early|for))*";
const ONLY = oneOf("sadece, yalnizca, yalniz, sirf, only, just");

const NOON_WORD = "(?:noon|midday|lunch|lunchtime)";
const NOON_IN_TURKISH = "(?:ogle|oglen|ogleden|oglenden)";
/** When the afternoon begins, and when the morning is over, for lectures. */
export const NOON = { from: "12:40", to: "12:30" };
const EVENING = { from: "17:40", to: "17:30" };
const AFTER_FIRST = "09:40";
const LATE_MORNING = "(?:late morning|late mornings|sabah gec[a-z]*|gec sabah)";
const EARLY_AFTERNOON = "(?:early afternoon|early afternoons|ogleden hemen sonra)";
const LATE_AFTERNOON = "(?:late afternoon|late afternoons|ikindi[a-z]*)";
const MORNING_WORD = `(?:sabah(?:lari|leyin|i|tan)?|morning|mornings|(?:before|until) ${NOON_WORD}|${NOON_IN_TURKISH} (?:once[a-z]*|evvel))`;
const AFTERNOON_WORD = `(?:afternoon|afternoons|after ${NOON_WORD}|${NOON_IN_TURKISH} sonra[a-z]*)`;
const EVENING_WORD = "(?:aksam(?:lari|leyin|a|ki)?|evening|evenings|night|nights|gece|geceleri)";
const EARLY =
  "(?:(?:sabah )?0?8 ?[43]0|(?:very |too )?early(?: morning| mornings)?|first lecture|first hour|ilk ders|ilk saat|sabahin koru(?:nde)?|(?:sabah )?erken(?: saat[a-z]*)?)";

const LATE = "(?:(?:too |very )?late(?: hours?)?|gec(?: saat[a-z]*| biten)?)";
const TIME_OF_DAY = `(?:${MORNING_WORD}|${AFTERNOON_WORD}|${EVENING_WORD}|${EARLY})`;

/** A time of some days alone can't be left out: `no Monday mornings`. */
const TIMES_OF_DAYS: readonly Rule[] = [
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${DAY_LIST} ${TIME_OF_DAY}`, says(UNREADABLE)),
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${TIME_OF_DAY}(?: ${LESSON})?(?: on)? ${DAY_LIST}`, says(UNREADABLE)),
  rule(`${DAY_LIST} ${TIME_OF_DAY}(?: ${LESSON})* ${NOT}`, says(UNREADABLE)),
];

export const DAY_RULES: readonly Rule[] = [
  ...TIMES_OF_DAYS,
  rule(`${LESS}(?: ${LESSON})?`, ([, day]) => offDays(day)),
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${DAY_LIST}(?: ${LESSON})?`, ([, days]) => offDays(days)),
  rule(`${DAY_LIST}(?: ${LESSON})* ${NOT}(?: gun[a-z]*)?`, ([, days]) => offDays(days)),
  rule(`${RANGE}(?: ${LESSON})?`, ([, first, last]) => dayRange(first, last)),
  rule(RANGE_IN_TURKISH, ([, first, last]) => dayRange(first, last)),
  rule(`${DAY_LIST} ${oneOf("musait, musaitim, uygun, uygunum, bosum, gelebilirim")}`, ([, days]) => onDays(days)),
  rule(`${ONLY}${ON} ${DAY_LIST}(?: ${LESSON})?`, ([, days]) => onDays(days)),
  rule(`${DAY_LIST} (?:olsun )?${ONLY}(?: ${LESSON}| olan| olsun)?`, ([, days]) => onDays(days)),
  rule(`(?:${LESSON} |(?<= (?:${ELECTIVE}|${NON_TECHNICAL}) ))(?:only )?on ${DAY_LIST}`, ([, days]) => onDays(days)),
  rule(`${DAY_LIST} (?:${LESSON}|olan|olsun|gunu olan)`, ([, days]) => onDays(days)),
];

/** Lectures begin twenty to the hour and end half past. */
const STARTS_AT = 40;
const ENDS_AT = 30;
const clock = (hour: number, minute: number) => `${String(hour).padStart(2, "0")}:${minute}`;
const [FIRST_HOUR, LAST_HOUR] = [7, 22];
/** In the morning nobody says an hour before this one, so it is one of the afternoon. */
const EARLIEST_SAID = 7;

const HOUR = String.raw`(\d{1,2})(?: (00|10|20|30|40))?(?:(?: ?(am|pm))|d?[aei]n|[td][ae]n?|[ae])?(?: o clock)?(?: saat[a-z]*)?`;

interface Said {
  hour: number;
  minute: number;
}

/** The time of day that an hour means: `5` is in the afternoon. */
function saidOf(text = "", minutes = "", half = ""): Said | null {
  const hour = Number(text);
  const isLater = half ? half === "pm" && hour < 12 : hour < EARLIEST_SAID;
  const said = { hour: hour + (isLater ? 12 : 0), minute: Number(minutes || 0) };
  return said.hour < FIRST_HOUR || said.hour > LAST_HOUR ? null : said;
}

/** What begins at an hour or later. */
const fromHour = (said: Said | null): Meaning | null =>
  said && { slot_from: clock(said.minute <= STARTS_AT ? said.hour : said.hour + 1, STARTS_AT) };
/** What ends by an hour. */
const toHour = (said: Said | null): Meaning | null =>
  said && { slot_to: clock(said.minute >= ENDS_AT ? said.hour : said.hour - 1, ENDS_AT) };

/** Not at an early hour: later than it. A single hour of the day can't be left out. */
function afterEarly(said: Said | null): Meaning | null {
  return said && said.hour <= 9 ? { slot_from: clock(said.hour + 1, STARTS_AT) } : null;
}

const START = oneOf("start, starts, starting, begin, begins, beginning, baslayan, baslasin");
const END = oneOf("end, ends, ending, finish, finishes, finishing, over, done, biten, bitsin");
const WHAT = `(?: (?:${LESSON}|that|which|start|starts|starting|end|ends|ending|finish|finishes))*`;
const BEFORE = oneOf("before, earlier than, until");
const AFTER = oneOf("after, later than, past");
const LATER_WORD = "(?:sonra|sonrasi|sonrasina|sonraki)";
const SOONER_WORD = "(?:once|oncesi|onceki|evvel|erken)";
const MORE = `(?: (?:${LESSON}|saatte|saate))*`;

const hourRules = (before: string, after: string, read: (...said: string[]) => Said | null): Rule[] => [
  rule(`${WITHOUT}(?: (?:${LESSON}|electives|elective))?${WHAT} ${BEFORE} ${before}`, ([, ...said]) => fromHour(read(...said))),
  rule(`${WITHOUT}(?: (?:${LESSON}|electives|elective))?${WHAT} ${AFTER} ${before}`, ([, ...said]) => toHour(read(...said))),
  rule(`(?:saat )?${after} ${SOONER_WORD}${MORE} ${NOT}`, ([, ...said]) => fromHour(read(...said))),
  rule(`(?:saat )?${after} ${LATER_WORD}${MORE} ${NOT}`, ([, ...said]) => toHour(read(...said))),
  rule(`(?:saat )?${after} ${SOONER_WORD}(?: (?:${END}|olan|${LESSON})|${BEFORE_COURSE})`, ([, ...said]) => toHour(read(...said))),
  rule(`(?:saat )?${after} ${LATER_WORD}(?: (?:${START}|olan|${LESSON})|${BEFORE_COURSE})`, ([, ...said]) => fromHour(read(...said))),
  rule(`(?:(?<= (?:${COURSE}|that|which) ))?(?:(?:that )?${END} )(?:by|before|at|until) ${before}`, ([, ...said]) => toHour(read(...said))),
  rule(`(?:saat )?${after} kadar(?: ${END}|${BEFORE_COURSE})`, ([, ...said]) => toHour(read(...said))),
  rule(`(?:that )?${START} (?:after|from|at or after|later than) ${before}`, ([, ...said]) => fromHour(read(...said))),
  rule(`(?<=${COURSE} (?:only )?)${BEFORE} ${before}`, ([, ...said]) => toHour(read(...said))),
  rule(`(?<=${COURSE} (?:only )?)(?:${AFTER}|from) ${before}`, ([, ...said]) => fromHour(read(...said))),
];

function between(...[hour, minutes, half, toText, toMinutes, toHalf]: string[]): Meaning | null {
  const end = saidOf(toText, toMinutes, toHalf);
  const start = saidOf(hour, minutes, half ?? (toHalf === "am" ? "am" : ""));
  if (!start || !end || start.hour >= end.hour) return null;
  return { ...fromHour(start), ...toHour(end) };
}

const BETWEEN_RULES: Rule[] = [
  rule(`(?:between|from) ${HOUR} (?:and|to|till|until) ${HOUR}`, ([, ...said]) => between(...said)),
  rule(`(?:saat )?${HOUR}(?: ile| ve)? ${HOUR} arasi[a-z]*(?: ${LESSON})?`, ([, ...said]) => between(...said)),
];

const notAt = (word: string, meaning: Meaning): Rule[] => [
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${word}(?: ${LESSON})?`, says(meaning)),
  rule(`${word}(?: saat[a-z]*| kalk[a-z]*)?(?: ${LESSON})* ${NOT}`, says(meaning)),
];
const at = (word: string, meaning: Meaning): Rule[] => [
  rule(`(?:${ONLY} )?(?:in the )?${word}(?: ${LESSON}| olan| ${START}| ${END})`, says(meaning)),
  rule(`${ONLY}(?: in the)? ${word}`, says(meaning)),
  rule(
    `(?:${LESSON} |(?<= (?:${ELECTIVE}|${NON_TECHNICAL}) ))(?:that |which )*(?:${START} |${END} )?(?:in the |at )?${word}`,
    says(meaning),
  ),
];

const EARLY_HOUR = `(?:(?:sabah(?:in)? )|(?:saat ))*(0?[89])(?: (00|30|40))?(?: ?(am))?(?:d[ae]|[ae])?(?: o clock)?`;

export const TIME_RULES: readonly Rule[] = [
  ...BETWEEN_RULES,
  ...hourRules(HOUR, HOUR, (...said) => saidOf(...said)),
  ...notAt(EARLY, { slot_from: AFTER_FIRST }),
  rule(`${WITHOUT}(?: ${LESSON})?${ON} ${EARLY_HOUR}s?(?: ${LESSON})?`, ([, ...said]) => afterEarly(saidOf(...said))),
  rule(`${EARLY_HOUR}(?: ${LESSON}|lik)* ${NOT}`, ([, ...said]) => afterEarly(saidOf(...said))),
  ...at(LATE_MORNING, { slot_from: "10:40", slot_to: NOON.to }),
  ...at(EARLY_AFTERNOON, { slot_from: NOON.from, slot_to: "15:30" }),
  ...at(LATE_AFTERNOON, { slot_from: "15:40", slot_to: EVENING.to }),
  ...notAt(AFTERNOON_WORD, { slot_to: NOON.to }),
  ...notAt(MORNING_WORD, { slot_from: NOON.from }),
  ...notAt(EVENING_WORD, { slot_to: EVENING.to }),
  ...notAt(LATE, { slot_to: EVENING.to }),
  ...at(AFTERNOON_WORD, { slot_from: NOON.from }),
  ...at(MORNING_WORD, { slot_to: NOON.to }),
  ...at(EVENING_WORD, { slot_from: EVENING.from }),
];

/** Days and times beside what else is a wish, and nothing else. */
export const LOOSE_TIMES: readonly Rule[] = [
  rule(LATE_MORNING, says({ slot_from: "10:40", slot_to: NOON.to })),
  rule(EARLY_AFTERNOON, says({ slot_from: NOON.from, slot_to: "15:30" })),
  rule(LATE_AFTERNOON, says({ slot_from: "15:40", slot_to: EVENING.to })),
  rule(`(?:in the )?${AFTERNOON_WORD}`, says({ slot_from: NOON.from })),
  rule(`(?:in the )?${MORNING_WORD}`, says({ slot_to: NOON.to })),
  rule(`(?:in the |at )?${EVENING_WORD}`, says({ slot_from: EVENING.from })),
  rule(`(?:only |on )?${DAY_LIST}`, ([, days]) => onDays(days)),
];
