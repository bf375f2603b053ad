/** What can be reported: where each kind lies, and what staff need to see of it. Nothing here leads to an author. */
import { databankEntries } from "@schema/databank";
import { experiences } from "@schema/experiences";
import { posts, replies } from "@schema/posts";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { written } from "~/platform/db.server";
import type { Reviewable } from "~/platform/review/review.server";
import type { SubjectType } from "./choices";

const reviewables: Record<SubjectType, Reviewable> = {
  experience: { type: "experience", table: experiences, id: experiences.experienceId },
  "databank-entry": { type: "databank-entry", table: databankEntries, id: databankEntries.entryId },
  post: { type: "post", table: posts, id: posts.postId },
  reply: { type: "reply", table: replies, id: replies.replyId },
};

/** Kinds that enough trusted reports hide until staff have looked. */
const HIDEABLE = new Set<SubjectType>(["experience", "post", "reply"]);

/** A thing that reports are about. */
export interface Subject {
  type: SubjectType;
  id: string;
}

/** The kind of a thing as decisions on contributions know it. */
export const reviewableOf = ({ type }: Subject): Reviewable => reviewables[type];

export const isHideable = ({ type }: Subject): boolean => HIDEABLE.has(type);

/** The row of a thing, as `t`. */
export function rowOf(subject: Subject): { table: SQL; where: SQL } {
  const { table, id } = reviewableOf(subject);
  return { table: sql`${sql.identifier(getTableName(table))}`, where: sql`t.${sql.identifier(id.name)} = ${subject.id}` };
}

/** Whether a thing is there to be reported: shown, or hidden a moment ago. */
export function isThere(subject: Subject): SQL {
  const { table, where } = rowOf(subject);
  return sql`EXISTS (SELECT 1 FROM ${table} AS t WHERE ${where} AND t.status IN ('approved', 'waiting'))`;
}

/** Joins whatever `r.subject_id` stands for; at most one of them has a row. */
export const subjectJoins = sql`LEFT JOIN experiences AS e ON r.subject_type = 'experience' AND e.experience_id = r.subject_id
  LEFT JOIN databank_entries AS d ON r.subject_type = 'databank-entry' AND d.entry_id = r.subject_id
  LEFT JOIN replies AS q ON r.subject_type = 'reply' AND q.reply_id = r.subject_id
  LEFT JOIN posts AS p ON r.subject_type IN ('post', 'reply') AND p.post_id = coalesce(q.post_id, r.subject_id)`;

/** Where the joined thing is shown: a course's id or a post's kind, and the post. */
export const subjectPlace = sql`coalesce(e.course_id, d.course_id, p.kind) AS place, p.post_id AS postId`;

const EXCERPT = 300;

/** What the joined thing says and whether it is shown. */
export const subjectWords = sql`substr(coalesce(e.text, d.topics, q.text, p.title || ': ' || p.text), 1, ${sql.raw(`${EXCERPT}`)}) AS excerpt,
  coalesce(e.status, d.status, q.status, p.status) AS subjectStatus`;

/** Whether the joined thing is somebody's own. */
export const isAuthoredBy = (userId: string): SQL =>
  sql`(CASE r.subject_type WHEN 'experience' THEN e.author_id WHEN 'databank-entry' THEN d.author_id WHEN 'reply' THEN q.author_id
    WHEN 'post' THEN p.author_id END IS ${userId})`;

export interface Place {
  place: string | null;
  postId: string | null;
}

/** Where a thing is shown; null when it isn't there to be reported. */
export async function findPlace({ db }: Pick<Context, "db">, subject: Subject): Promise<Place | null> {
  const [rows] = await db.batch([
    written<Place>(
      db,
      sql`SELECT ${subjectPlace} FROM (SELECT ${subject.type} AS subject_type, ${subject.id} AS subject_id) AS r ${subjectJoins}
        WHERE ${isThere(subject)}`,
    ),
  ]);
  return rows[0] ?? null;
}
