/** Says what is wrong with a field in the reader's language; forms and API use the same words. */
import type { z } from "zod";

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const isMissing = (issue: Issue) => issue.code === "invalid_type" && (issue.input === undefined || issue.input === null);

/** A schema's own message, written as an i18n key: `@courses:form.weights`. */
const ownKey = (issue: Issue) => (issue.message?.startsWith("@") ? issue.message.slice(1) : null);

/**
 * The sentence for one issue.
 * @param field the field's label in the reader's language
 */
export function issueText(issue: Issue, field: string, t: Translate): string {
  const own = ownKey(issue);
  if (own) return t(own, { field });
  if (isMissing(issue)) return t("kit:validation.required", { field });
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue as Issue & { minimum: number | bigint; origin: string }, field, t);
    case "too_big":
      return tooBig(issue as Issue & { maximum: number | bigint; origin: string }, field, t);
    case "invalid_format":
      if (issue.format === "email") return t("kit:validation.email");
      return issue.format === "url" ? t("kit:validation.url", { field }) : t("kit:validation.format", { field });
    case "invalid_value":
      return t("kit:validation.choice", { field });
    case "unrecognized_keys":
      return t("kit:validation.unknown", { fields: (issue as { keys?: string[] }).keys?.join(", ") });
    case "invalid_type":
      return t(issue.expected === "number" || issue.expected === "int" ? "kit:validation.number" : "kit:validation.type", { field });
    default:
      return t("kit:validation.invalid", { field });
  }
}

function tooSmall(issue: { minimum: number | bigint; origin: string }, field: string, t: Translate): string {
  const min = Number(issue.minimum);
  if (issue.origin === "string") return min === 1 ? t("kit:validation.required", { field }) : t("kit:validation.tooShort", { field, min });
  return issue.origin === "array" ? t("kit:validation.tooFew", { field, min }) : t("kit:validation.tooSmall", { field, min });
}

function tooBig(issue: { maximum: number | bigint; origin: string }, field: string, t: Translate): string {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return t("kit:validation.tooLong", { field, max });
  return issue.origin === "array" ? t("kit:validation.tooMany", { field, max }) : t("kit:validation.tooLarge", { field, max });
}

/** Issues by field path, for API answers: fields keep the names that the caller used. */
export function issuesOf(error: z.ZodError, t: Translate): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "body";
    issues[path] ??= issueText(issue, issue.path.length > 0 ? path : t("kit:validation.body"), t);
  }
  return issues;
}
