/** One's own account. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const profilePages = pagesOf("profile", [
  page("/profile/view", "view", { access: "user", chrome: "plain", whilePaused: ["secondStep", "leave", "stay", "endOne", "endOthers"] }),
  page("/profile/photo", "photo", { access: "user", chrome: "plain", maxBytes: MAX_PAGE_FORM_BYTES }),
]);
