/** Events of communities, as admins see them beside the communities' other lists. */
import { page, pagesOf } from "../../platform/pages/page";

export const communityEventPages = pagesOf("community-events", [page("/admin/community/events", "all", { access: "admin" })]);
