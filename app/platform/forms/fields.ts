/** Kinds of fields that schemas of forms and API share, so that a text or a number means the same everywhere. */
import { z } from "zod";
import { isDay } from "../time";
import { plainly } from "./plain-text";
import { readPhone } from "./typed";
import { readDay, readEndTime, readTime } from "./typed-days";

/** Line ends as typed, nothing else changed but outer space. */
const tidy = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** Neither NUL nor half a character, which no database gives back as it was. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** The text without what no database gives back: for questions and reports, which are taken rather than refused. */
export const withoutUnstorable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, "");

/**
 * Text that is kept as it was written but for outer space and Windows line ends.
 * @param min characters after trimming; 0 accepts an empty text
 * @param max characters after trimming
 */
export const trimmedText = (min: number, max: number) =>
  z.string().overwrite(tidy).min(min).max(max).refine(isStorable, { message: "@validation:nul" });

/** Text that is compared, searched for, or kept as it came: anything that the database can give back. @param max characters */
export const storableText = (max: number) => z.string().max(max).refine(isStorable, { message: "@validation:nul" });

/** A whole number between two bounds. */
export const integerField = (min: number, max: number) => z.int().min(min).max(max);

/** Of a thing as it was read: a later change isn't written over. Left out, as programs may, it is. */
export const versionField = () =>
  integerField(0, Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("Of what is changed, as it was read: a later change isn't written over. Left out, it is.");

const moneySchemas = new WeakSet<z.core.$ZodType>();

/** Marks a number as an amount of lira, which is typed with or without the sign of lira. @param schema of the whole number, nothing is added to it */
export function money<Schema extends z.ZodNumber>(schema: Schema): Schema {
  moneySchemas.add(schema);
  return schema;
}

/** An amount of whole lira: kuruş are refused in words of their own, never left out. */
export const wholeLira = (min: number, max: number) =>
  money(
    z
      .int({ error: ({ expected }) => (expected === "int" ? "@validation:wholeLira" : undefined) })
      .min(min)
      .max(max),
  );

/** Whether a number is an amount of lira. */
export const isMoney = (schema: z.core.$ZodType): boolean => moneySchemas.has(schema);

/** A day of the calendar, `2026-12-15`, however it was typed. @param message what is said of a text that is none, as `@feature:key` */
export const dayField = (message = "@validation:day") =>
  z
    .string()
    .overwrite((text) => readDay(text) ?? text)
    .refine(isDay, message);

/** A phone number, however it was typed. @param message what is said of a text that is none, as `@feature:key` */
export const phoneField = (message: string) =>
  z
    .string()
    .overwrite((text) => readPhone(text) ?? text)
    .refine((text) => readPhone(text) !== null, message);

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of the day, `08:40`, however it was typed. @param message what is said of a text that is none, as `@feature:key` */
export const clockField = (message?: string) =>
  z
    .string()
    .overwrite((text) => readTime(text) ?? text)
    .regex(CLOCK, message);

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** A time of the day, `08:40`, as minutes after midnight. */
export const minuteField = () => clockField().transform(minutesOf);

/** When something ends, `21:40`: at midnight as `00:00`, which may be written `24:00` too. */
export const endTimeField = () =>
  z
    .string()
    .overwrite((text) => readEndTime(text) ?? text)
    .regex(CLOCK);

/** When something ends, as minutes after midnight. */
export const endMinuteField = () => endTimeField().transform(minutesOf);

/** When something ends that doesn't go past midnight, as minutes after the midnight before: 1440 is the next one. */
export const endOfDayField = () => endMinuteField().transform((minute) => minute || 1440);

/** The id of a row: ours are letters, digits, `-` and `_`. */
export const idField = () => z.string().regex(/^[\w-]{1,80}$/, "@validation:id");

/** The hash of a text as a page showed it, by which its form says what was read. */
export const shownTextField = () => z.string().regex(/^[0-9a-f]{64}$/);

/** A key that the caller chooses for something new, so that sending it twice brings it once. */
export const callersKey = z
  .string()
  .regex(/^[\w-]{8,80}$/)
  .optional()
  .describe("Chosen by the caller: the same sent again with it is answered with what it made before.");

/** A mail address in lower case: as good as its owner typed it, spaces around it and signs that aren't seen aside. */
export const emailField = () =>
  z.preprocess((value) => (typeof value === "string" ? plainly(value).toLowerCase() : value), z.email().max(254));

/** Letters of any script with the marks that names have. No digit, `@`, `/` or `:`, so that no name reads as an address. */
const NAME = /^[\p{L}\p{M} .'’-]+$/u;
/** `--` and `A.` are nobody's name. */
const HAS_LETTERS = /\p{L}.*\p{L}/u;
/** What mail programs make links of: `www.`, or a point between letters as in `example.com`. Initials are none: `J.R.R. Tolkien`. */
const DOMAIN_LIKE = /[Ww]{3}\.|[\p{L}\p{M}-]{2}\.[\p{L}\p{M}]{2}|\.\p{Ll}{2}/u;

/** What a person is called: one line that stands in mails and lists, and holds no address. */
export const personNameField = () =>
  trimmedText(2, 80)
    .overwrite((name) =>
      name
        .normalize("NFC")
        .replace(/[ \u00a0\u202f]+/g, " ")
        .replace(/[\u2010-\u2015]/g, "-"),
    )
    .refine((name) => NAME.test(name) && HAS_LETTERS.test(name) && !DOMAIN_LIKE.test(name), { message: "@validation:personName" });

/** What people are called in addresses. */
export const userNameField = () =>
  z
    .string()
    .trim()
    .min(3)
    .max(30)
    .regex(/^[A-Za-z0-9_.]+$/, "@validation:userName");

const isWithoutSecrets = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

/** A web address with https that names a host and holds neither a name nor a password. @param max characters */
export const linkField = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .pipe(
      z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "@validation:https" }).refine(isWithoutSecrets, "@validation:https"),
    );
