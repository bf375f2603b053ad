/** What the pools refuse. */
import { defineErrors } from "~/platform/errors/define";

export const mentalHealthErrors = defineErrors("mental-health", { entryNotFound: 404, needsCode: 403, termsChanged: 409 });
