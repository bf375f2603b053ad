/** What can go wrong with a transcript that is kept in an account. */
import { defineErrors } from "~/platform/errors/define";

export const gpaErrors = defineErrors("gpa", { changedElsewhere: 409, otherAccount: 403, transcriptTooLarge: 413 });
