/** Accounts as documents that admins find and change by hand: neither role nor id is among what may be set, no secret among what is read. */
import type { DocumentCollection, StoredDocument } from "~/engines/documents.server";
import { findUserBy } from "./users.repository.server";
import { type EditUserInput, editUserSchema } from "./users.schemas";
import { editUser, removeUser } from "./users.service.server";
import type { UserRow } from "./users-list.repository.server";

const { name, user_name, user_email, entrance_year, is_verified_graduate } = editUserSchema.shape;

const documentOf = (row: UserRow): StoredDocument => ({
  id: row.userId,
  version: row.updatedAt,
  fields: {
    user_id: row.userId,
    user_email: row.userEmail,
    user_name: row.userName,
    name: row.name,
    user_role: row.userRole,
    department_id: row.departmentId,
    entrance_year: row.entranceYear,
    is_verified_graduate: row.isVerifiedGraduate,
    locale: row.locale,
    bio: row.bio,
    links: row.links,
    email_verified_at: row.emailVerifiedAt,
    blocked_at: row.blockedAt,
    blocked_until: row.blockedUntil,
    blocked_reason: row.blockedReason,
    deletion_due_at: row.deletionDueAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  },
});

/** Everything that the form of an account sends, as it is but for the change. */
function inputOf({ fields }: StoredDocument, change: Readonly<Record<string, unknown>>): EditUserInput {
  const { name, user_name, user_email, department_id, user_role, entrance_year, is_verified_graduate } = { ...fields, ...change };
  const optional = { department_id: department_id ?? undefined, entrance_year: entrance_year ?? undefined };
  return { name, user_name, user_email, user_role, is_verified_graduate, ...optional } as EditUserInput;
}

export const userDocuments: DocumentCollection = {
  name: "users",
  subjectType: "user",
  settable: {
    name,
    user_name,
    user_email,
    entrance_year: entrance_year.unwrap(),
    is_verified_graduate: is_verified_graduate.unwrap().unwrap(),
  },
  emptied: { entrance_year: null, is_verified_graduate: false },
  async find(ctx, by) {
    const row = await findUserBy(ctx, by);
    return row && documentOf(row);
  },
  change: (ctx, found, change) => editUser(ctx, found.id, inputOf(found, change), found.version),
  remove: (ctx, { id, version }) => removeUser(ctx, id, version),
};
