/** What the database tools refuse. */
import { defineErrors } from "~/platform/errors/define";

export const contentToolsErrors = defineErrors("content-tools", { noFields: 422, noValue: 422, lockedField: 422, badValue: 422 });
