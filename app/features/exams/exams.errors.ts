/** What exams refuse. */
import { defineErrors } from "~/platform/errors/define";

export const examErrors = defineErrors("exams", { courseNotFound: 404, notFound: 404, outsideTerm: 422, nothingToConfirm: 409 });
