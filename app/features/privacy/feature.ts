/** What this feature brings: what personal data are for and how long they are kept, made of what features say of their places. */
import { feature } from "../../engines/feature";
import { privacyPages } from "./privacy.pages";

export const privacyFeature = feature("privacy", {
  pages: privacyPages,
  links: [{ group: "admin", order: 5.8, to: "/admin/retention", key: "destruction" }],
});
