/** What admins do with several people at once, and the list of people as a file. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { csvStream } from "~/platform/csv";
import { sayIn } from "~/platform/i18n/say.server";
import { blockSeveral, unblockSeveral } from "./several.repository.server";
import { userErrors } from "./users.errors";
import type { SeveralInput, UserFilters } from "./users.schemas";
import { searchUsers } from "./users.service.server";

/** Rows of a file that are read at once. */
const PART = 500;

/** Blocks several people for one reason, or lets them in again; all of them or none. @throws ownBlock, lastAdmin */
export async function actOnSeveral(ctx: AdminContext, { act, user_ids, reason }: SeveralInput): Promise<void> {
  requireAdmin(ctx);
  if (act === "unblock") return unblockSeveral(ctx, user_ids, reason);
  if (user_ids.includes(ctx.actor.userId)) throw userErrors.ownBlock();
  if (!(await blockSeveral(ctx, user_ids, reason))) throw userErrors.lastAdmin();
}

type FileFilters = Omit<UserFilters, "sort" | "before" | "size">;

async function* partsOf(ctx: AdminContext, filters: FileFilters) {
  const say = sayIn(ctx);
  const fields = ["name", "user_name", "user_email", "user_role", "department_id"].map((name) => say(`users:fields.${name}`));
  yield [[...fields, say("users:list.joined"), say("users:list.state")]];
  let before: UserFilters["before"];
  do {
    const { items, nextBefore } = await searchUsers(ctx, { ...filters, sort: "newest", size: PART, before });
    yield items.map((user) => [
      user.name,
      user.userName,
      user.userEmail,
      say(`users:roles.${user.userRole}`),
      user.departmentName,
      new Date(user.createdAt).toISOString(),
      say(`users:states.${user.isBlocked ? "blocked" : user.isVerified ? "active" : "unverified"}`),
    ]);
    before = nextBefore;
  } while (before !== undefined);
}

/** All who fit the filters as CSV, the newest first, read while it is sent. */
export function usersFile(ctx: AdminContext, filters: FileFilters): ReadableStream<Uint8Array> {
  requireAdmin(ctx);
  return csvStream(partsOf(ctx, filters), ctx.locale);
}
