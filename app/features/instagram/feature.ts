/** What this feature brings: posts of the Instagram account, for staff. */
import { feature } from "../../engines/feature";
import { instagramPages } from "./instagram.pages";

export const instagramFeature = feature("instagram", {
  pages: instagramPages,
  links: [{ group: "admin", order: 8, to: "/admin/instagram/all", key: "instagramAll" }],
});
