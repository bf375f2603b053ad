/** What people report, and what staff ask and decide; forms and API share these. */

import { z } from "zod";
import { subjectTypes } from "~/engines/reported";
import { callersKey, idField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { categories, MAX_APPEAL, MAX_DETAILS, MAX_REASON, MIN_APPEAL, MIN_DETAILS, pauseDays, reportViews, typeFilters } from "./choices";
import { authorTemplateTexts, templateTexts } from "./templates";

const email = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().toLowerCase() || undefined : value),
  z.email().max(254).optional(),
);

const report = {
  category: z.enum(categories),
  details: trimmedText(MIN_DETAILS, MAX_DETAILS),
  email,
  /** A trap that people never see. */
  website: storableText(1000).optional(),
  key: callersKey,
};

/** A page of ours: its path alone. */
export const PAGE_PATH = /^\/[\w/-]{1,120}$/;

/** A report as the page's form sends it: what it is about stands in the address, or is a page of ours. */
export const reportFormSchema = z.strictObject({ ...report, about: z.string().regex(PAGE_PATH).optional() });

/** The same for programs. */
export const reportSchema = z.strictObject({ ...report, subject_id: idField().optional() });
export type ReportInput = z.infer<typeof reportSchema> & { about?: string };

/** What an author says against a removal. */
export const appealSchema = z.strictObject({
  subject_type: z.enum(subjectTypes),
  subject_id: idField(),
  text: trimmedText(MIN_APPEAL, MAX_APPEAL),
  key: callersKey,
});
export type AppealInput = z.infer<typeof appealSchema>;

/** The cursor of one's own reports. */
export const personalFilters = z.object({ before: z.coerce.number().int().positive().optional().catch(undefined) });

/** The cursor of the list of reporters. */
export const reporterFilters = z.object({ after: storableText(80).optional().catch(undefined), size: pagingShape.size });

/** Filters of the staff's page; anything unreadable in an address is left out. */
export const reportFilters = z.object({
  status: z.enum(reportViews).default("open").catch("open"),
  category: z.enum(categories).optional().catch(undefined),
  type: z.enum(typeFilters).optional().catch(undefined),
  after: z.coerce.number().int().positive().optional().catch(undefined),
  size: pagingShape.size,
});
export type ReportFilters = z.infer<typeof reportFilters>;

/** The same for programs, which are told what is wrong. */
export const reportQuery = z.object({
  status: z.enum(reportViews).default("open"),
  category: z.enum(categories).optional(),
  type: z.enum(typeFilters).optional(),
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const decisionKinds = ["uphold", "dismiss"] as const;

const authorReason = trimmedText(3, MAX_REASON);

/** A decision on all open reports of a thing; whoever reported it reads the reason, and its author another one when it goes. */
export const decisionSchema = z.strictObject({
  decision: z.enum(decisionKinds),
  reason: trimmedText(3, MAX_REASON),
  author_reason: authorReason.optional().meta({ description: "What the author reads; needed when a thing is removed." }),
  pause_days: z.enum(pauseDays).optional().meta({ description: "Its author may publish nothing for so long; they aren't named." }),
});
export type DecisionInput = z.infer<typeof decisionSchema>;

const act = {
  report_id: idField(),
  reason: trimmedText(0, MAX_REASON).default(""),
  template: storableText(40).optional(),
  author_reason: trimmedText(0, MAX_REASON).default(""),
  author_template: storableText(40).optional(),
  pause_days: z.enum(pauseDays).optional(),
};

interface Written {
  reason: string;
  template?: string;
  author_reason: string;
  author_template?: string;
}

/** Without scripts a chosen sentence is what is said when nothing was written. */
const said = ({ reason, template = "", author_reason, author_template = "" }: Written) => ({
  reason: reason || (templateTexts.get(template) ?? ""),
  author_reason: author_reason || (authorTemplateTexts.get(author_template) ?? ""),
});

/** What the staff's page sends: one act on one group of reports. */
export const actFormSchema = z
  .object({ ...act, act: z.enum(["claim", "undo", "lift", ...decisionKinds]) })
  .transform((value) => ({ ...value, ...said(value) }))
  .refine((value) => ["claim", "undo", "lift"].includes(value.act) || value.reason.length >= 3, {
    path: ["reason"],
    message: "@reporting:form.reason",
  });

const moment = z.number().meta({ description: "UTC milliseconds." });

/** What everybody with the code may know. */
export const statusAnswer = z.object({
  reference: z.string(),
  status: z.enum(["open", "claimed", "upheld", "dismissed"]),
  category: z.enum(categories),
  subject_type: z.enum(subjectTypes).nullable(),
  created_at: moment,
  claimed_at: moment.nullable(),
  decided_at: moment.nullable(),
  answer: z.string().nullable(),
});

/** Reports of one thing, as staff see them: never who reported. */
export const groupAnswer = z.object({
  report_id: z.string().meta({ description: "The first of them; acts on it act on all." }),
  subject_id: z.string().nullable(),
  subject_type: z.enum(subjectTypes).nullable(),
  status: z.enum(["open", "claimed", "upheld", "dismissed"]),
  count: z.number(),
  categories: z.array(z.enum(categories)),
  reports: z.array(
    z.object({
      category: z.enum(categories),
      details: z.string().nullable().describe("Null where it is sealed: staff read it on the page of what it is about."),
      who: z.enum(["trusted", "member", "guest"]),
      created_at: moment,
    }),
  ),
  excerpt: z.string().nullable(),
  claimed_by_me: z.boolean(),
  created_at: moment,
  decided_at: moment.nullable(),
  paused_until: moment.nullable().meta({ description: "Until when the author, who isn't named, may publish nothing." }),
});
