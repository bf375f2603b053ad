/** What this feature brings on the server. */
import { users } from "@schema/accounts";
import { serverFeature } from "~/engines/feature.server";
import { userDocuments } from "./documents.server";
import { usersFeature } from "./feature";
import { userEndpoints } from "./users.api.server";

export const usersServer = serverFeature(usersFeature, {
  audited: [{ thing: "user", row: { table: users, id: users.userId }, pageOf: (id) => `/admin/users/${id}` }],
  endpoints: userEndpoints,
  documents: [userDocuments],
  tools: [
    { name: "users", order: 1, to: "/admin/users/all" },
    { name: "profiles", order: 2, to: "/admin/profile/list" },
  ],
});
