/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { userPages } from "./users.pages";

export const usersFeature = feature("users", {
  pages: userPages,
  links: [{ group: "admin", order: 2, to: "/admin/users/all", key: "users" }],
});
