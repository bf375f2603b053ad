/** People of all communities, for admins. */
import type { AdminContext } from "~/platform/context";
import type { MemberFilters, PeopleFilters } from "./community.schemas";
import { listMembers, listPeople } from "./people.repository.server";

export { communityMeant, namedCommunity } from "./meant.repository.server";

/** A page of members of all communities, the latest first, and the community that the filter means. */
export async function searchMembers(ctx: AdminContext, filters: MemberFilters) {
  const { rows, named } = await listMembers(ctx, filters);
  const items = rows.slice(0, filters.size);
  return { items, named, nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}

/** A page of people who have roles in communities, in the order in which they registered. */
export async function searchPeople(ctx: AdminContext, filters: PeopleFilters) {
  const rows = await listPeople(ctx, filters);
  const items = rows.slice(0, filters.size);
  return { items, nextAfter: rows.length > filters.size ? items.at(-1)?.userId : undefined };
}
