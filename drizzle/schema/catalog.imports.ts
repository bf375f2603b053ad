/** Files that are imported into the catalog, and how rows were before. */

import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";

/** `reading` and `shown` come before: what a file would change is worked out, and waits for an admin's word. */
export const importStatuses = ["reading", "shown", "waiting", "running", "done", "failed"] as const;

/** What a file is, told by its content. */
export const importKinds = ["timetable", "catalog", "programs", "musts", "electives", "departments"] as const;

/** How many there are of a kind of thing, by what an import would make of them. */
export interface PreviewTally {
  added: number;
  changed: number;
  gone: number;
  unchanged: number;
}

/** One field that an import would change. Values are as they are stored; pages say them in words. */
export interface PreviewDifference {
  /** What it is about, by its code or name. */
  of: string;
  section?: number;
  field: string;
  before: unknown;
  after: unknown;
}

/** What an import would change. */
export interface ImportPreview {
  tallies: Partial<Record<"courses" | "sections" | "departments" | "programs", PreviewTally>>;
  newDepartments: { code: string; nameEn: string; nameTr: string }[];
  newPrograms: string[];
  /** The first of them. */
  differences: PreviewDifference[];
  differenceCount: number;
  /** Whether the catalog had changed when it was imported; not there before that. */
  differs?: boolean;
}

/** One uploaded file and how far it got. */
export const imports = sqliteTable(
  "imports",
  {
    key: rowKey(),
    importId: text("import_id").notNull().unique(),
    fileName: text("file_name").notNull(),
    kind: text("kind", { enum: importKinds }).notNull().default("timetable"),
    /** Empty for files that aren't of a term. */
    term: text("term").notNull(),
    status: text("status", { enum: importStatuses }).notNull().default("waiting"),
    total: integer("total").notNull().default(0),
    processed: integer("processed").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Sections that the file of the same term before had and this one hasn't. */
    withdrawn: integer("withdrawn").notNull().default(0),
    undoneAt: instant("undone_at"),
    failure: text("failure"),
    /** When it was said that the file is to be imported, then when that began: the order in which imports are undone. Null while it is only looked at. */
    confirmedAt: instant("confirmed_at"),
    /** What it would change, as it was shown; null for files that nobody looked at before. */
    preview: json<ImportPreview>("preview"),
    /** Who uploaded it, then who last said that it is to be imported; null for the command. */
    startedBy: text("started_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("imports_created").on(t.createdAt)],
);

/** Rows that an import refused, each with its reason code. */
export const importRefusals = sqliteTable(
  "import_refusals",
  {
    importId: text("import_id").notNull(),
    rowName: text("row_name").notNull(),
    reason: text("reason").notNull(),
    detail: text("detail"),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowName] })],
);

/** How a row was before an import first touched it; what undoing writes back. */
export const importBefore = sqliteTable(
  "import_before",
  {
    importId: text("import_id").notNull(),
    /** `course`, `offering`, `program`, … */
    kind: text("kind").notNull(),
    rowId: text("row_id").notNull(),
    /** Null when there was none. */
    before: json<unknown>("before"),
  },
  (t) => [primaryKey({ columns: [t.importId, t.kind, t.rowId] })],
);
