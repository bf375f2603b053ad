/** One's own account. */
import { page, pagesOf } from "../../platform/pages/page";

/** Without scripts the whole picture is sent: one that is too large is told so by the page, not cut off before it. */
const PHOTO_FORM_BYTES = 12 * 1024 * 1024;

export const profilePages = pagesOf("profile", [
  page("/profile/view", "view", { access: "user" }),
  page("/profile/photo", "photo", { access: "user", maxBytes: PHOTO_FORM_BYTES }),
]);
