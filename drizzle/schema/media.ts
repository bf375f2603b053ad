/** Pictures that people upload: the original and its WebP sizes lie in R2, this row says what is true of them. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, instant, json, rowKey, updatedAt } from "./columns";

/** `deleted`: nobody sees it any more; its files are about to go, and the row with them. */
export const imageStatuses = ["waiting", "ready", "failed", "deleted"] as const;

export const images = sqliteTable(
  "images",
  {
    key: rowKey(),
    imageId: text("image_id").notNull().unique(),
    /** What it is a picture for: `profile-photo`. Decides the sizes. */
    purpose: text("purpose").notNull(),
    /** The thing it belongs to: a user's id, an event's. */
    subjectId: text("subject_id").notNull(),
    uploadedBy: text("uploaded_by").references(() => users.userId),
    position: integer("position").notNull().default(0),
    status: text("status", { enum: imageStatuses }).notNull().default("waiting"),
    /** Found by the content, not by the name: `jpeg`, `png`, `webp`. */
    format: text("format").notNull(),
    bytes: integer("bytes").notNull(),
    /** As shown: after the orientation was honoured. Pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Widths that the WebP files are named by, in pixels; none is enlarged. */
    widths: json<number[]>("widths").notNull().default([]),
    /** Why it failed: a key of the media errors. */
    failure: text("failure"),
    /** How often drawing its sizes has begun and didn't end well. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the file as it was uploaded went, because whoever uploaded it is gone. */
    originalRemovedAt: instant("original_removed_at"),
  },
  (t) => [
    index("images_subject").on(t.subjectId, t.purpose, t.position),
    index("images_uploader").on(t.uploadedBy, t.key),
    index("images_status").on(t.status, t.createdAt),
    index("images_unowned").on(t.key).where(sql`uploaded_by IS NULL AND original_removed_at IS NULL`),
  ],
);
