/** The traffic log, for admins. */
import { page, pagesOf } from "../../platform/pages/page";

export const trafficPages = pagesOf("traffic", [page("/admin/traffic", "all", { access: "admin", isNeverStored: true })]);
