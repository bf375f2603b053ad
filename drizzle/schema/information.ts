/** Information projects: how a thing at the university is done, step by step, written by staff in both languages. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, json, rowKey, updatedAt } from "./columns";

export const projectStatuses = ["draft", "published", "archived", "deleted"] as const;

/** One line of a list, in both languages. */
export interface ProjectLine {
  en: string;
  tr: string;
}

export const informationProjects = sqliteTable(
  "information_projects",
  {
    key: rowKey(),
    /** Its address on the page: lower-case letters and hyphens. */
    projectId: text("project_id").notNull().unique(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionTr: text("description_tr").notNull(),
    accessRequirements: json<ProjectLine[]>("access_requirements").notNull(),
    processSteps: json<ProjectLine[]>("process_steps").notNull(),
    warnings: json<ProjectLine[]>("warnings").notNull(),
    notes: json<ProjectLine[]>("notes").notNull(),
    searchText: text("search_text").notNull(),
    status: text("status", { enum: projectStatuses }).notNull(),
    position: integer("position").notNull(),
    /** Rises with every change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("information_projects_id", sql`project_id <> '' AND project_id NOT GLOB '*[^a-z-]*'`),
    check("information_projects_position", sql`position BETWEEN 1 AND 999`),
    check("information_projects_status", sql`status IN ('draft', 'published', 'archived', 'deleted')`),
    index("information_projects_shown").on(t.status, t.position, t.key),
  ],
);
