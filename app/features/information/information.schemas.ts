/** An information project as admins write it; the form and the API share this. */
import { projectStatuses } from "@schema/information";
import { z } from "zod";
import { idField, integerField, trimmedText } from "~/platform/forms/fields";

export const MAX_LINES = 20;
export const MAX_LINE = 300;
export const MAX_DESCRIPTION = 2000;
export const MAX_ORDER = 999;

const line = z.strictObject({ en: trimmedText(1, MAX_LINE), tr: trimmedText(1, MAX_LINE) });
const lines = z.array(line).max(MAX_LINES).optional().default([]);

export const projectId = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, "@information:form.badIdentifier");

export const projectSchema = z.strictObject({
  project_id: projectId,
  name_en: trimmedText(2, 120),
  name_tr: trimmedText(2, 120),
  description_en: trimmedText(10, MAX_DESCRIPTION),
  description_tr: trimmedText(10, MAX_DESCRIPTION),
  access_requirements: lines,
  process_steps: lines,
  warnings: lines,
  notes: lines,
  status: z.enum(["draft", "published", "archived"]),
  order: integerField(1, MAX_ORDER),
  /** Of the project that was changed; absent for a new one. */
  version: integerField(1, 1_000_000).optional(),
});
export type ProjectInput = z.infer<typeof projectSchema>;

/** What the buttons beside a project send. */
export const projectActSchema = z.strictObject({ act: z.enum(["publish", "archive", "delete", "restore"]), id: idField() });

export const projectFilters = z.object({
  status: z.enum(projectStatuses).default("published").catch("published"),
  q: trimmedText(0, 100).optional().catch(undefined),
});

const lineAnswer = z.array(z.object({ en: z.string(), tr: z.string() }));

export const projectAnswer = z.object({
  project_id: z.string(),
  name_en: z.string(),
  name_tr: z.string(),
  description_en: z.string(),
  description_tr: z.string(),
  access_requirements: lineAnswer,
  process_steps: lineAnswer,
  warnings: lineAnswer,
  notes: lineAnswer,
  status: z.enum(projectStatuses),
  order: z.number(),
  version: z.number(),
});
