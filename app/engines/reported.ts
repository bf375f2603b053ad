/** The names in reports of what can be reported, known to browsers too; each is described by a `Reportable` on the server. */
import type { TypeOptions } from "i18next";

/** It has words for each, beside those for what is about nothing in particular. */
export type SubjectType = Exclude<keyof TypeOptions["resources"]["reporting"]["types"], "general">;

const brought = import.meta.glob<readonly SubjectType[]>("../features/*/reported.ts", { eager: true, import: "reported" });

/** Posts, and what each feature's `reported.ts` names. */
export const subjectTypes: readonly SubjectType[] = [...Object.values(brought).flat(), "post"];
