/** Departments, as registration, courses and audiences name them. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, rowKey, updatedAt } from "./columns";

export const departments = sqliteTable(
  "departments",
  {
    key: rowKey(),
    departmentId: text("department_id").notNull().unique(),
    /** The prefix of its course codes (`CENG`), else its number. */
    departmentCode: text("department_code").notNull().unique(),
    /** The three digits that start its numeric course codes (`571`). */
    numericCode: text("numeric_code").notNull().unique(),
    nameEn: text("name_en").notNull(),
    nameTr: text("name_tr").notNull(),
    /** `catalog` while the names are the catalog's, in English only; null for names that a file with both or somebody wrote. */
    namesFrom: text("names_from", { enum: ["catalog"] }),
    faculty: text("faculty").notNull(),
    hasCourses: flag("has_courses").notNull(),
    departmentIsActive: flag("department_is_active").notNull().default(true),
    showOrder: integer("show_order").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("departments_faculty").on(t.faculty, t.departmentCode)],
);
