/** One's own account. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const profilePages = pagesOf("profile", [
  page("/profile/view", "view", { access: "user", chrome: "plain" }),
  page("/profile/about", "about", { access: "user", chrome: "plain" }),
  page("/profile/look", "look", { access: "user", chrome: "plain" }),
  page("/profile/security", "security", { access: "user", chrome: "plain", whilePaused: ["secondStep", "endOne", "endOthers"] }),
  page("/profile/data", "data", { access: "user", chrome: "plain", whilePaused: ["leave", "stay"] }),
  page("/profile/photo", "photo", { access: "user", chrome: "plain", maxBytes: MAX_PAGE_FORM_BYTES }),
]);
