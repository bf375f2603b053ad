/** Who wrote into a collection, and how much. */
import type { Collection } from "../../engines/posts/collection";
import { reviewStatuses } from "../../engines/review/decision";
import { UsersTable, type UsersTableProps } from "../collection/users-table";
import { PageHeader } from "../page-header";
import { usePostWords } from "./use-post-words";

export function PostContributors({ collection, ...page }: Pick<UsersTableProps, "rows" | "nextAfter"> & { collection: Collection }) {
  const { own, shared } = usePostWords(collection);
  const title = own("pages.admin-users");
  return (
    <>
      <PageHeader title={title} lead={shared("admin.usersLead")} />
      <UsersTable caption={title} statuses={reviewStatuses} {...page} />
    </>
  );
}
