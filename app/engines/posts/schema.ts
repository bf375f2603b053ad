/** The schema of a collection's posts, made of its fields; forms and API share it. */
import { z } from "zod";
import { systemClock } from "../../platform/clock";
import { plainCourseCode } from "../../platform/course-codes";
import { dayField, integerField, trimmedText, versionField, wholeLira } from "../../platform/forms/fields";
import { choicesOf } from "./choices";
import { type Collection, MAX_TEXT, MAX_TITLE, MIN_TEXT, type PostField } from "./collection";

const DEFAULT_LENGTH = 120;
const DEFAULT_NUMBER = 1_000_000;
/** Which of them can be chosen is for the database to say, when the post is written. */
const KEPT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function fieldSchema(field: PostField): z.ZodType {
  const { type, options = [], max, unit, isOptional, isCode, isCategory } = field;
  const line = trimmedText(isOptional ? 0 : 1, max ?? DEFAULT_LENGTH);
  const kinds: Record<PostField["type"], () => z.ZodType> = {
    text: () => (isCode ? z.string().overwrite(plainCourseCode).pipe(line) : line),
    area: () => trimmedText(isOptional ? 0 : 1, max ?? MAX_TEXT),
    select: () => (isCategory ? z.string().regex(KEPT, "@posts:form.choice") : z.enum(options as [string, ...string[]])),
    year: () => z.string().refine((year) => choicesOf(field, systemClock.now()).includes(year), "@posts:form.year"),
    number: () => (unit === "₺" ? wholeLira(0, max ?? DEFAULT_NUMBER) : integerField(0, max ?? DEFAULT_NUMBER)),
    amount: () =>
      z
        .number()
        .min(0)
        .max(max ?? DEFAULT_NUMBER)
        .multipleOf(0.01, { error: "@posts:form.hundredths" }),
    date: () => dayField("@posts:form.day"),
    url: () => z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "@posts:form.link" }).max(500),
    flag: () => z.boolean().default(false),
  };
  const schema = kinds[type]();
  return isOptional && type !== "flag" ? schema.optional() : schema;
}

/** What a post of this collection has to be. */
export function postSchema({ fields, minText = MIN_TEXT, hasAnonymous }: Collection) {
  const own = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return z.strictObject({
    title: trimmedText(3, MAX_TITLE),
    text: trimmedText(minText, MAX_TEXT),
    ...own,
    ...(hasAnonymous && { is_anonymous: z.boolean().default(false) }),
  });
}

/** One that is changed. A field of its own may be called `version`. */
export const postEditSchema = (collection: Collection) => postSchema(collection).extend({ updated_at: versionField() });

/** A post as a form or a program sends it. */
export type PostInput = { title: string; text: string; is_anonymous?: boolean } & Record<string, unknown>;
