/** An entry of the breach log as admins type it, and the notice to those affected. */
import { breachAudiences, breachKinds, tellings } from "@schema/breaches";
import { z } from "zod";
import { callersKey, clockField, dayField, integerField, trimmedText } from "~/platform/forms/fields";
import { momentOf } from "~/platform/time";
import { MAX_ADDRESSES, MAX_LINE, MAX_NOTICE, MAX_PEOPLE, MAX_SUBJECT, MAX_TEXT, MIN_WHAT } from "./breaches.limits";

/** What has a day has a time. */
const momentNames = ["started", "ended", "detected", "known", "board_told", "people_told"] as const;
type MomentName = (typeof momentNames)[number];
type Typed = { [K in `${MomentName}_${"day" | "time"}`]?: string | undefined };

const fields = {
  detected_day: dayField(),
  detected_time: clockField(),
  known_day: dayField(),
  known_time: clockField(),
  started_day: dayField().optional(),
  started_time: clockField().optional(),
  ended_day: dayField().optional(),
  ended_time: clockField().optional(),
  what: trimmedText(MIN_WHAT, MAX_TEXT),
  kinds: z.array(z.enum(breachKinds)).min(1, "@breaches:form.kinds").max(breachKinds.length),
  data_kinds: trimmedText(2, MAX_LINE),
  people_kinds: trimmedText(2, MAX_LINE),
  people_count: integerField(0, MAX_PEOPLE).optional(),
  record_count: integerField(0, MAX_PEOPLE).optional(),
  consequences: trimmedText(0, MAX_TEXT).default(""),
  measures: trimmedText(0, MAX_TEXT).default(""),
  board: z.enum(tellings),
  board_reason: trimmedText(0, MAX_TEXT).default(""),
  board_told_day: dayField().optional(),
  board_told_time: clockField().optional(),
  delay_reason: trimmedText(0, MAX_TEXT).default(""),
  people: z.enum(tellings),
  people_reason: trimmedText(0, MAX_TEXT).default(""),
  people_told_day: dayField().optional(),
  people_told_time: clockField().optional(),
};

/** A moment of two fields; null where neither was filled in. */
export const momentIn = (typed: Typed, name: MomentName): number | null => {
  const [day, time] = [typed[`${name}_day`], typed[`${name}_time`]];
  return day && time ? momentOf(day, time) : null;
};

type Checked = Typed & Record<"board" | "people" | "board_reason" | "people_reason", string>;

/** What the fields say together, each at the field that has to change. */
function checkTogether(typed: Checked, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">) {
  const refuse = (path: string, message: string) => addIssue({ code: "custom", path: [path], message: `@breaches:form.${message}` });
  for (const name of momentNames) {
    const [day, time] = [typed[`${name}_day`], typed[`${name}_time`]];
    if (day && !time) refuse(`${name}_time`, "needsTime");
    if (time && !day) refuse(`${name}_day`, "needsDay");
  }
  const at = (name: MomentName) => momentIn(typed, name);
  if ((at("known") ?? 0) < (at("detected") ?? 0)) refuse("known_day", "knownFirst");
  if ((at("ended") ?? Number.POSITIVE_INFINITY) < (at("started") ?? 0)) refuse("ended_day", "endedFirst");
  for (const who of ["board", "people"] as const) {
    if (typed[who] === "keep" && !typed[`${who}_reason`]) refuse(`${who}_reason`, "needsReason");
    if (typed[who] !== "tell" && at(`${who}_told`) !== null) refuse(who, "isTold");
    if ((at(`${who}_told`) ?? Number.POSITIVE_INFINITY) < (at("detected") ?? 0)) refuse(`${who}_told_day`, "toldFirst");
  }
}

export const breachSchema = z.strictObject({ ...fields, key: callersKey }).superRefine(checkTogether);
export type BreachInput = z.infer<typeof breachSchema>;

export const breachChangeSchema = z
  .strictObject({ ...fields, version: integerField(1, Number.MAX_SAFE_INTEGER) })
  .superRefine(checkTogether);
export type BreachChange = z.infer<typeof breachChangeSchema>;

export const breachActSchema = z.strictObject({ act: z.enum(["close", "reopen"]) });

/** Addresses however they are separated, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;<>]+/)
      .filter((word) => word.includes("@")),
  ),
];

export const breachNoticeSchema = z
  .strictObject({
    audience: z.enum(breachAudiences),
    addresses: trimmedText(0, MAX_ADDRESSES).default(""),
    subject_en: trimmedText(3, MAX_SUBJECT),
    text_en: trimmedText(20, MAX_NOTICE),
    subject_tr: trimmedText(3, MAX_SUBJECT),
    text_tr: trimmedText(20, MAX_NOTICE),
  })
  .superRefine(({ audience, addresses }, { addIssue }) => {
    if (audience === "list" && addressesIn(addresses).length === 0)
      addIssue({ code: "custom", path: ["addresses"], message: "@breaches:form.addresses" });
    if (audience === "all" && addresses !== "") addIssue({ code: "custom", path: ["addresses"], message: "@breaches:form.notToAll" });
  });
export type BreachNoticeInput = z.infer<typeof breachNoticeSchema>;

export const breachFilters = z.object({
  status: z.enum(["open", "closed"]).default("open").catch("open"),
  /** Where the page before ended: the row's number. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
});

export const breachFormQuery = z.object({ language: z.enum(["tr", "en"]).default("tr") });
