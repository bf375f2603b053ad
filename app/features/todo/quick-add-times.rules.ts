/** Reads times out of the words of a line: `14.30`, `akşam 8'de`, `half past three`, `gece 12`. */
import type { Found } from "./quick-add-found";
import { numberAt } from "./quick-add-numbers.rules";
import { firstSaid, isAmount, isNamed, isVersion, plainAt, says, type Word } from "./quick-add-word";
import { hours, isCounted, LEADING, weekdays } from "./quick-add-words";

/** An hour as it is said, before one knows which half of the day is meant. */
interface Clock {
  hour: number;
  minute: number;
  taken: number;
  /** Whether it may be of the morning and of the evening: `8`, `8.30`, not `08:30`, `20:30` or `8pm`. */
  isOpen: boolean;
  /** Whether it can only be a time, whatever stands around it. */
  isSure: boolean;
}

type Part = "morning" | "noon" | "afternoon" | "evening" | "night";

const partPhrases: readonly (readonly [string, Part])[] = [
  ["sabaha karsi", "morning"],
  ["ogleden sonra", "afternoon"],
  ["in the morning", "morning"],
  ["in the afternoon", "afternoon"],
  ["in the evening", "evening"],
  ["at night", "night"],
  ...["sabah", "sabahi", "morning"].map((word) => [word, "morning"] as const),
  ...["oglen", "ogle", "ogleyin"].map((word) => [word, "noon"] as const),
  ...["ikindi", "afternoon"].map((word) => [word, "afternoon"] as const),
  ...["aksamustu", "aksam", "aksami", "aksamleyin", "evening"].map((word) => [word, "evening"] as const),
  ...["gece", "gecesi", "geceleyin", "night"].map((word) => [word, "night"] as const),
];

const MINUTES: Readonly<Record<string, number>> = { ceyrek: 15, quarter: 15 };

/** Minutes before or past an hour. */
function minutesAt(words: readonly Word[], at: number) {
  const quarter = MINUTES[plainAt(words, at)];
  const number = quarter === undefined ? numberAt(words, at) : { value: quarter, taken: 1 };
  return number && number.value < 60 ? number : null;
}

/** Up to twelve by a clock face, on which one follows twelve; later hours are those of the day. */
const around = (hour: number, minutes: number): Pick<Clock, "hour" | "minute"> => {
  const total = hour > 12 ? hour * 60 + minutes : ((hour * 60 + minutes + 12 * 60 - 60) % (12 * 60)) + 60;
  return { hour: Math.floor(total / 60), minute: total % 60 };
};

/** `half past three`, `quarter to 5`, `ten past six`. */
function englishAround(words: readonly Word[], at: number): Clock | null {
  const isHalf = says(words, at, "half past");
  const amount = isHalf ? { value: 30, taken: 1 } : minutesAt(words, at);
  const side = plainAt(words, at + (amount?.taken ?? 0));
  if (!amount || !/^(?:to|past)$/.test(side)) return null;
  const hour = numberAt(words, at + amount.taken + 1);
  if (!hour || hour.value < 1 || hour.value > 12) return null;
  // `go from 5 to 6`, `two to three pages`: without a word before it, it is a range more often.
  if (!isHalf && plainAt(words, at) !== "quarter" && !LEADING.has(plainAt(words, at - 1))) return null;
  const minutes = side === "to" ? -amount.value : amount.value;
  return { ...around(hour.value, minutes), taken: amount.taken + 1 + hour.taken, isOpen: true, isSure: true };
}

/** An hour in digits or words and how it is bent: `üçe`, `9'u`, `on birde`. */
function bentHour(words: readonly Word[], at: number) {
  const word = words[at];
  if (!word) return null;
  const [, digits] = /^(\d{1,2})$/.exec(word.text) ?? [];
  if (digits !== undefined) {
    const bent = /^y?[ae]$/.test(word.ending)
      ? "to"
      : /^y?[iu]$/.test(word.ending)
        ? "past"
        : /^[td][ae]n?$/.test(word.ending)
          ? "at"
          : "plain";
    return { hour: Number(digits), bent, taken: 1, isWord: false } as const;
  }
  const isEleven = word.plain === "on";
  const place = at + (isEleven ? 1 : 0);
  for (const bent of ["plain", "to", "past", "at"] as const) {
    const hour = hours[bent][plainAt(words, place)];
    if (hour !== undefined && (!isEleven || hour < 10)) {
      return { hour: hour + (isEleven ? 10 : 0), bent, taken: place - at + 1, isWord: true } as const;
    }
  }
  const ten = { on: "plain", ona: "to", onu: "past", onda: "at" } as const;
  const bent = ten[word.plain as keyof typeof ten];
  return bent ? ({ hour: 10, bent, taken: 1, isWord: true } as const) : null;
}

/** `üç buçukta`, `9 buçuk`, `beşe çeyrek var`, `3'ü 10 geçe`. */
function turkishAround(words: readonly Word[], at: number): Clock | null {
  const said = bentHour(words, at);
  if (!said || said.hour < 1 || said.hour > 23) return null;
  const place = at + said.taken;
  const isOpen = said.hour <= 12;
  const half = plainAt(words, place);
  if (said.bent === "plain" && /^bucu(?:k|kta|ga|ktan)$/.test(half))
    return { hour: said.hour, minute: 30, taken: said.taken + 1, isOpen, isSure: half !== "bucuk" };
  const minutes = minutesAt(words, place);
  const side = plainAt(words, place + (minutes?.taken ?? 0));
  const isBefore = said.bent === "to" && /^(?:var|kala)$/.test(side);
  if (!minutes || !(isBefore || (said.bent === "past" && /^gec(?:e|iyor)$/.test(side)))) return null;
  return { ...around(said.hour, isBefore ? -minutes.value : minutes.value), taken: said.taken + minutes.taken + 1, isOpen, isSure: true };
}

/** `14:00`, `14.30`, `2:30pm`, `2 p.m.`, `3 o'clock`. */
function digitalClock(words: readonly Word[], at: number): Clock | null {
  const word = words[at];
  const [, hour, minute, half] = /^(\d{1,2})(?:[:.](\d\d))?(am|pm|a\.m|p\.m)?\.?$/.exec(word?.text ?? "") ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59 || isVersion(words, at) || isAmount(words, at)) return null;
  const next = plainAt(words, at + 1).replace(" ", "");
  const apart = !half && /^[ap]m$/.test(next) ? next : undefined;
  const side = half?.replaceAll(".", "") ?? apart;
  if (side && (Number(hour) > 12 || Number(hour) === 0)) return null;
  if (side)
    return {
      hour: (Number(hour) % 12) + (side === "pm" ? 12 : 0),
      minute: Number(minute ?? 0),
      taken: apart ? 2 : 1,
      isOpen: false,
      isSure: true,
    };
  const isClock = next === "o" && words[at + 1]?.ending === "clock";
  const isOpen = Number(hour) >= 1 && Number(hour) <= 12 && !hour.startsWith("0");
  return { hour: Number(hour), minute: Number(minute ?? 0), taken: isClock ? 2 : 1, isOpen, isSure: minute !== undefined || isClock };
}

/** An hour in one word, which is one only where something says so. */
function wordClock(words: readonly Word[], at: number): Clock | null {
  const said = bentHour(words, at);
  if (!said?.isWord || said.bent === "to" || said.bent === "past") return null;
  const next = plainAt(words, at + said.taken);
  const isClock = next === "o" && words[at + said.taken]?.ending === "clock";
  // `ikide bir`, `üçte ikisi` are no hours, `birde` and `onda` hardly ever.
  const isSure = isClock || (said.bent === "at" && !["birde", "onda"].includes(plainAt(words, at)) && !/^(?:bir|iki|uc)/.test(next));
  return { hour: said.hour, minute: 0, taken: said.taken + (isClock ? 1 : 0), isOpen: said.hour <= 12, isSure };
}

/** `yarım` is half past twelve where an hour is expected. */
function halfPastTwelve(words: readonly Word[], at: number): Clock | null {
  const isIt = plainAt(words, at) === "yarimda" || (plainAt(words, at) === "yarim" && plainAt(words, at - 1) === "saat" && !words[at + 1]);
  return isIt ? { hour: 12, minute: 30, taken: 1, isOpen: true, isSure: true } : null;
}

const clockAt = (words: readonly Word[], at: number): Clock | null =>
  turkishAround(words, at) ?? englishAround(words, at) ?? halfPastTwelve(words, at) ?? digitalClock(words, at) ?? wordClock(words, at);

type Time = Required<Pick<Found, "minute">> & Pick<Found, "rolls">;

/** Nobody hands in at five in the morning: an hour of 1 to 6 that says no more is the afternoon's, `05:00` the morning's. */
function inDay({ hour, minute, isOpen }: Clock, part: Part | undefined): Time {
  const at = (inHour: number, rolls = false): Time => ({ minute: (inHour % 24) * 60 + minute, rolls });
  if (hour === 24) return at(0, true);
  if (!isOpen) return at(hour, part === "night" && hour < 6);
  if (part === "night") return hour === 12 ? at(0, true) : hour < 6 ? at(hour, true) : at(hour + 12);
  if (part === "evening") return hour === 12 ? at(0, true) : at(hour + 12);
  if (part === "afternoon") return at(hour === 12 ? 12 : hour + 12);
  if (part === "morning") return at(hour);
  return at(hour < 7 ? hour + 12 : hour);
}

/** An hour that follows at once or behind `saat` or `at`, with how many words that takes; how many things are none. */
function clockBehind(words: readonly Word[], at: number): Clock | null {
  const skipped = /^(?:saat|at)$/.test(plainAt(words, at)) ? 1 : 0;
  const clock = clockAt(words, at + skipped);
  if (!clock || (!clock.isSure && isCounted(plainAt(words, at + skipped + clock.taken)) && !words[at + skipped]?.ending)) return null;
  return { ...clock, taken: clock.taken + skipped };
}

/** A part of the day with an hour behind it: `akşam 8'de`, `night at 9`. @returns nothing without an hour */
function partFirst(words: readonly Word[], at: number): (Time & { taken: number }) | null {
  const part = firstSaid(partPhrases, words, at);
  const clock = part && clockBehind(words, at + part.taken);
  return clock ? { ...inDay(clock, part.value), taken: part.taken + clock.taken } : null;
}

/** `bu akşam 8'de`, `tonight`, `this morning at 9`: today, and the hour where one is said. */
export function readThisPart(words: readonly Word[], at: number, today: string): Found | null {
  const isTonight = plainAt(words, at) === "tonight";
  const start = isTonight ? at : /^(?:bu|this)$/.test(plainAt(words, at)) ? at + 1 : null;
  if (start === null || words[start]?.ending === "s") return null;
  const part = isTonight ? { value: "night" as const, taken: 1 } : firstSaid(partPhrases, words, start);
  if (!part) return null;
  const before = start - at + part.taken;
  const clock = clockBehind(words, at + before);
  const date = { kind: "date", day: today } as const;
  if (!clock) return { ...date, taken: before };
  const time = inDay(clock, part.value);
  // The night of today goes on tomorrow, and after midnight it is the one that one is in.
  return time.rolls
    ? { kind: "time", ...time, rolls: false, taken: before + clock.taken }
    : { ...date, ...time, taken: before + clock.taken };
}

/** Noon and midnight, where no name of a film or a meal can be meant. */
function readTwelve(words: readonly Word[], at: number): Found | null {
  const isMidnight = plainAt(words, at) === "midnight";
  const isTurkish = /^gece yarisi(?:n[ad]an?|na|nda)?$/.test(`${plainAt(words, at)} ${plainAt(words, at + 1)}`);
  if (isTurkish && !isNamed(words[at + 1])) return { kind: "time", taken: 2, minute: 0, rolls: true };
  const before = plainAt(words, at - 1);
  const isLed = LEADING.has(before) || !words[at + 1] || before in weekdays || /^(?:today|tomorrow|tonight|weekend)$/.test(before);
  if (isMidnight && isLed) return { kind: "time", taken: 1, minute: 0, rolls: true };
  const isNoon = plainAt(words, at) === "noon" && isLed;
  const isOglen = /^(?:oglen|ogleyin)$/.test(plainAt(words, at)) && !/^(?:yeme(?!khane)|arasi|namaz|uyku)/.test(plainAt(words, at + 1));
  return isNoon || isOglen ? { kind: "time", taken: 1, minute: 12 * 60 } : null;
}

/** Whether what stands around a bare hour says that it is one. */
function isAsked(words: readonly Word[], at: number, clock: Clock): boolean {
  const [before, after] = [plainAt(words, at - 1), plainAt(words, at + clock.taken)];
  const { ending = "" } = words[at] ?? {};
  if (/^[td][ae]$/.test(ending)) return true;
  if (/^[td][ae]n$/.test(ending)) return /^(?:once|sonra)$/.test(after);
  if (/^y?[ae]$/.test(ending)) return after === "kadar";
  const isEnglish = /^(?:at|by|until|till)$/.test(before);
  if (isCounted(after) || (before !== "saat" && !isEnglish)) return false;
  // `look at 3 papers`, `at one point`: in words an hour is one at the end or before a part of the day.
  if (isEnglish && (plainAt(words, at - 2) === "look" || /[^s]s$/.test(after))) return false;
  return (
    before === "saat" || /^\d/.test(words[at]?.text ?? "") || after === "" || firstSaid(partPhrases, words, at + clock.taken) !== undefined
  );
}

/** A time of the day. */
export function readTime(words: readonly Word[], at: number): Found | null {
  const parted = partFirst(words, at);
  if (parted) return { kind: "time", ...parted };
  const twelve = readTwelve(words, at);
  if (twelve) return twelve;
  const clock = clockAt(words, at);
  if (!clock || !(clock.isSure || isAsked(words, at, clock))) return null;
  const part = firstSaid(partPhrases, words, at + clock.taken);
  const hasPart = part !== undefined && /^(?:in|at)$/.test(plainAt(words, at + clock.taken));
  return { kind: "time", ...inDay(clock, hasPart ? part.value : undefined), taken: clock.taken + (hasPart ? part.taken : 0) };
}
