/** The words of days and numbers that a line may say, in both languages, folded as `foldTurkish` does. */

const numbered = (first: number, ...groups: readonly string[]): Record<string, number> =>
  Object.fromEntries(groups.flatMap((group, at) => group.split(" ").map((word) => [word, first + at] as const)));

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

/** Short names that are Turkish verbs too (`kitap sat`): days in English lines, or behind a word such as `by`. */
export const doubtfulWeekdays: ReadonlySet<string> = new Set(["sat", "sun"]);

/** 1 is January. Their Turkish endings are read without them: `marta`, `martin`. */
export const months = numbered(
  1,
  "january jan ocak oca",
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
  "december dec aralik ara",
);

/** Endings that Turkish puts behind a month: `15 mart'a`, `15 martta`. */
export const MONTH_ENDING = /^(?:a|e|ta|te|da|de|in|ya|ye)$/;

export const numbers: Readonly<Record<string, number>> = {
  ...numbered(
    1,
    "one a an bir",
    "two iki",
    "three uc",
    "four dort",
    "five bes",
    "six alti",
    "seven yedi",
    "eight sekiz",
    "nine dokuz",
    "ten on",
  ),
};

export type Unit = "minute" | "hour" | "day" | "week" | "month";

export const units: Readonly<Record<string, Unit>> = {
  ...{ minute: "minute", minutes: "minute", min: "minute", mins: "minute", dakika: "minute", dk: "minute" },
  ...{ hour: "hour", hours: "hour", hr: "hour", hrs: "hour", saat: "hour" },
  ...{ day: "day", days: "day", gun: "day" },
  ...{ week: "week", weeks: "week", hafta: "week" },
  ...{ month: "month", months: "month", ay: "month" },
};

/** Words in front of a day or a time that belong to it: `due mon`, `by friday`, `at 9`. */
export const LEADING: ReadonlySet<string> = new Set(["due", "by", "on", "until", "till", "at", "this", "saat", "bu", "the"]);
/** Words behind it: `cumaya kadar`, `pazartesi günü`. */
export const TRAILING: ReadonlySet<string> = new Set(["kadar", "gunu", "gunune", "gun"]);
