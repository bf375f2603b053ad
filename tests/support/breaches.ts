/** Entries of the breach log that tests set up. */
import { breaches } from "@schema/breaches";
import { dueOf } from "../../app/features/breaches/clock.rules";
import { newId } from "../../app/platform/ids";
import { localTime } from "../../app/platform/time";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

const HOUR = 3_600_000;

/** The two fields of a moment. */
export const momentFields = (name: string, at: number): Record<string, string> => {
  const { date, time } = localTime(at);
  return { [`${name}_day`]: date, [`${name}_time`]: time };
};

/** What admins type of a breach that they have known of for an hour. */
export const breachBody = (own: Record<string, unknown> = {}, now = Date.now()) => ({
  what: "A copy of the table of messages was open to everybody.",
  kinds: ["confidentiality"] as string[],
  ...momentFields("detected", now - 2 * HOUR),
  ...momentFields("known", now - HOUR),
  data_kinds: "Names and messages",
  people_kinds: "Students",
  consequences: "",
  measures: "",
  board: "undecided",
  board_reason: "",
  delay_reason: "",
  people: "undecided",
  people_reason: "",
  ...own,
});

/** The same as a form sends it. */
export const breachForm = (own: Record<string, string> = {}, now = Date.now()) =>
  ({ ...breachBody({}, now), kinds: "confidentiality", ...own }) as Record<string, string>;

/** Writes an entry that was known of an hour ago. @returns its id */
export async function addBreachRow(own: Partial<typeof breaches.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const knownAt = own.knownAt ?? now - HOUR;
  const row = {
    breachId: newId("breach", now),
    detectedAt: knownAt - HOUR,
    knownAt,
    ...dueOf(knownAt),
    what: "A copy of the table of messages was open to everybody.",
    kinds: ["confidentiality" as const],
    dataKinds: "Names and messages",
    peopleKinds: "Students",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(breaches).values(row);
  return row.breachId;
}

/** What admins type of a notice. */
export const noticeBody = (own: Record<string, unknown> = {}) => ({
  audience: "all",
  addresses: "",
  subject_en: "Your messages were open to others",
  text_en: "On 20 November your messages could be read by others. Change nothing, we closed it.",
  subject_tr: "Mesajların başkalarına açıktı",
  text_tr: "20 Kasım'da mesajların başkalarınca okunabiliyordu. Bir şey yapman gerekmiyor, kapattık.",
  ...own,
});

const settled = { board: "keep", boardReason: "No risk.", people: "keep", peopleReason: "No risk." } as const;

export const breachSamples: Record<string, Sample> = {
  addBreach: async () => ({ args: [breachBody()] }),
  editBreach: async () => ({ args: [await addBreachRow(), breachBody({ version: 1 })] }),
  closeBreach: async () => ({ args: [await addBreachRow(settled)] }),
  reopenBreach: async () => ({ args: [await addBreachRow({ ...settled, closedAt: Date.now() })] }),
  sendBreachNotice: async (actor) => ({
    args: [await addBreachRow(), noticeBody({ audience: "list", addresses: actor.userEmail })],
  }),
};
