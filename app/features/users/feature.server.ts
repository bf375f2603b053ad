/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { userDocuments } from "./documents.server";
import { usersFeature } from "./feature";
import { userEndpoints } from "./users.api.server";

export const usersServer = serverFeature(usersFeature, {
  endpoints: userEndpoints,
  documents: [userDocuments],
  tools: [
    { name: "users", order: 1, to: "/admin/users/all" },
    { name: "profiles", order: 2, to: "/admin/profile/list" },
  ],
});
