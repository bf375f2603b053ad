/** What the team's inbox refuses. */
import { defineErrors } from "~/platform/errors/define";

export const contactErrors = defineErrors("contacts", { notFound: 404, alreadyAnswered: 409, changedMeanwhile: 409 });
