/** Says what is wrong with a field in the reader's language; forms and API use the same words. */
import type { z } from "zod";
import { readMoney } from "./typed";

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Locale = "en" | "tr";
type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const isMissing = ({ code, input }: Issue) =>
  (code === "invalid_type" || code === "invalid_value") && (input === undefined || input === null);

/** A schema's own message, written as an i18n key: `@courses:form.weights`. */
const ownKey = (issue: Issue) => (issue.message?.startsWith("@") ? issue.message.slice(1) : null);

/**
 * The sentence for one issue.
 * @param field the field's label in the reader's language
 */
export function issueText(issue: Issue, field: string, t: Translate, locale: Locale): string {
  const own = ownKey(issue);
  if (own) return t(own, { field });
  if (isMissing(issue)) return t("validation:required", { field });
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue as Issue & { minimum: number | bigint; origin: string }, field, t);
    case "too_big":
      return tooBig(issue as Issue & { maximum: number | bigint; origin: string }, field, t);
    case "invalid_format":
      if (issue.format === "email") return t("validation:email");
      return issue.format === "url" ? t("validation:url", { field }) : t("validation:format", { field });
    case "invalid_value":
      return t("validation:choice", { field });
    case "unrecognized_keys":
      return t("validation:unknown", { fields: (issue as { keys?: string[] }).keys?.join(", ") });
    case "invalid_type": {
      const either = eitherOf(issue, locale);
      if (either) return t("validation:either", { field, ...either });
      if (issue.expected === "int") return t("validation:wholeNumber", { field });
      return t(issue.expected === "number" ? "validation:number" : "validation:type", { field });
    }
    default:
      return t("validation:invalid", { field });
  }
}

/** The two numbers that a typed text may be, as the reader's language writes them without thousands. */
function eitherOf({ input }: Issue, locale: Locale) {
  const read = typeof input === "string" ? readMoney(input, locale) : null;
  if (read === null || typeof read === "number") return null;
  const [large, small] = read.map((value) => String(value).replace(".", locale === "tr" ? "," : "."));
  return { large, small };
}

function tooSmall(issue: { minimum: number | bigint; origin: string }, field: string, t: Translate): string {
  const min = Number(issue.minimum);
  if (issue.origin === "string") return min === 1 ? t("validation:required", { field }) : t("validation:tooShort", { field, min });
  return issue.origin === "array" ? t("validation:tooFew", { field, min }) : t("validation:tooSmall", { field, min });
}

function tooBig(issue: { maximum: number | bigint; origin: string }, field: string, t: Translate): string {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return t("validation:tooLong", { field, max });
  return issue.origin === "array" ? t("validation:tooMany", { field, max }) : t("validation:tooLarge", { field, max });
}

/** Issues by field path, for API answers: fields keep the names that the caller used. */
export function issuesOf(error: z.ZodError, t: Translate, locale: Locale): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "body";
    issues[path] ??= issueText(issue, issue.path.length > 0 ? path : t("validation:body"), t, locale);
  }
  return issues;
}
