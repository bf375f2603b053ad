/** What filling in the record refuses. */
import { defineErrors } from "~/platform/errors/define";

export const operatorErrors = defineErrors("operator", { changed: 409 });
