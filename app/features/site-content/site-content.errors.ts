/** What changing the site's content refuses. */
import { defineErrors } from "~/platform/errors/define";

export const siteContentErrors = defineErrors("site-content", { changed: 409, unknownPost: 400, nothingToUndo: 409, noDraft: 409 });
