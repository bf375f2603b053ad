/** Who may do what with the site's content: staff look, admins change. */
import { defineUseCases } from "~/platform/access/use-cases";

export const siteContentUseCases = defineUseCases({
  writes: { saveDraft: "admin", publishDraft: "admin", discardDraft: "admin", undoPublish: "admin" },
  reads: ["readSiteContentBoard"],
});
