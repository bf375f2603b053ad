/** What the academic calendar refuses. */
import { defineErrors } from "~/platform/errors/define";

export const academicCalendarErrors = defineErrors("academic-calendar", { unknownTerm: 422, editConflict: 409 });
