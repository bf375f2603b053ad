/** A request by right, its code, and its answer. */
import { requestKinds } from "@schema/legal-requests";
import { z } from "zod";
import { callersKey, emailField, idField, storableText, trimmedText } from "~/platform/forms/fields";
import { filedKinds, isAboutPage } from "./kinds";
import { MAX_ANSWER, MAX_DETAILS, MAX_FILE_NUMBER, MAX_NAME, MAX_PAGE, MIN_DETAILS } from "./legal-requests.limits";

/** Empty is none. */
const optionalText = (max: number) =>
  z.preprocess((value) => (typeof value === "string" ? value.trim() || undefined : value), storableText(max).optional());

export const requestSchema = z
  .strictObject({
    kind: z.enum(requestKinds),
    /** A person, a court (`Ankara 3. Sulh Ceza Hâkimliği`), an authority or a company. Mails have it only once their address is proven. */
    name: trimmedText(2, MAX_NAME),
    email: emailField(),
    page: optionalText(MAX_PAGE),
    file_number: optionalText(MAX_FILE_NUMBER),
    details: trimmedText(MIN_DETAILS, MAX_DETAILS),
    /** A trap that people never see. */
    website: storableText(1000).optional(),
    key: callersKey,
  })
  .superRefine(({ kind, page, file_number }, { addIssue }) => {
    if (isAboutPage(kind) && !page) addIssue({ code: "custom", path: ["page"], message: "@legal-requests:form.page" });
    if (filedKinds.includes(kind) && !file_number)
      addIssue({ code: "custom", path: ["file_number"], message: "@legal-requests:form.fileNumber" });
  });
export type RequestInput = z.infer<typeof requestSchema>;

/** What the address of the form may say beforehand. */
export const requestPrefill = z.object({
  kind: z.enum(requestKinds).optional().catch(undefined),
  page: storableText(MAX_PAGE).optional().catch(undefined),
});

/** Six digits; people copy them with spaces around or between. */
export const requestCodeSchema = z.strictObject({
  code: z.preprocess(
    (value) => (typeof value === "string" ? value.replace(/\s+/g, "") : value),
    z.string().regex(/^\d{6}$/, "@legal-requests:form.code"),
  ),
});

export const resendCodeSchema = z.strictObject({ act: z.literal("resend") });

export const requestFilters = z.object({
  status: z.enum(["open", "granted", "refused"]).default("open").catch("open"),
  /** Where the page before ended: when that was due, and its key. */
  after: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/)
    .optional()
    .catch(undefined),
});
export type RequestFilters = z.infer<typeof requestFilters>;

export const restrictSchema = z.strictObject({ act: z.literal("restrict"), address: trimmedText(3, MAX_PAGE) });

export const liftSchema = z.strictObject({ act: z.literal("lift"), restriction_id: idField() });

/** What an author says about what is hidden of theirs. */
export const statementSchema = z.strictObject({ statement: trimmedText(MIN_DETAILS, MAX_DETAILS) });

export const decisionSchema = z.strictObject({
  decision: z.enum(["granted", "refused"]),
  answer: trimmedText(3, MAX_ANSWER),
  /** What was hidden and said when the decision was made: a statement that came since has to be read first. */
  seen: z
    .string()
    .regex(/^\d{1,3}-\d{1,3}-\d{1,3}$/)
    .optional(),
});
export type RequestDecision = z.infer<typeof decisionSchema>;
