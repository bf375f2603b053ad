/** What is refused about seats. */
import { defineErrors } from "~/platform/errors/define";

export const seatErrors = defineErrors("seats", { courseNotFound: 404, notFound: 404, notNow: 409, tooMany: 422 });
