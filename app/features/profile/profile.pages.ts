/** One's own account. */
import { page, pagesOf } from "../../platform/pages/page";

export const profilePages = pagesOf("profile", [page("/profile/view", "view", { access: "user" })]);
