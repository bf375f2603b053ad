/** Posts of a collection as documents that admins find and change by hand. */

import type { DocumentCollection, StoredDocument } from "../documents.server";
import type { Collection } from "./collection";
import * as repository from "./posts.repository.server";
import { editPost, reviewPosts } from "./posts.service.server";
import { type PostInput, postSchema } from "./schema";

function documentOf({ fields }: Collection, row: repository.PostRow): StoredDocument {
  const own = Object.fromEntries(fields.map(({ name }) => [name, row.details[name] ?? null]));
  return {
    id: row.postId,
    version: row.updatedAt,
    fields: {
      post_id: row.postId,
      author_id: row.authorId,
      author_name: row.authorName,
      title: row.title,
      text: row.text,
      ...own,
      status: row.status,
      is_pinned: row.isPinned,
      is_locked: row.isLocked,
      like_count: row.likeCount,
      reply_count: row.replyCount,
      created_at: row.createdAt,
      updated_at: row.updatedAt,
    },
  };
}

/**
 * The posts of a collection under a name. Anonymous posts aren't found: nobody learns from here whose they are.
 * @param name of the collection in the tools
 */
export function postDocuments(collection: Collection, name: string): DocumentCollection {
  const { is_anonymous: _, ...settable } = postSchema(collection).shape as DocumentCollection["settable"];
  const optional = collection.fields.filter(({ isOptional }) => isOptional);
  const inputOf = ({ fields }: StoredDocument, change: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(settable).map((name) => [name, { ...fields, ...change }[name] ?? undefined])) as PostInput;
  return {
    name,
    subjectType: collection.feature,
    settable,
    emptied: Object.fromEntries(optional.map((field) => [field.name, null])),
    async find(ctx, by) {
      const row = await repository.findLatestOf(ctx, collection, by);
      return row && documentOf(collection, row);
    },
    async change(ctx, found, change) {
      await editPost(ctx, collection, found.id, inputOf(found, change), { version: found.version, isAudited: true });
    },
    async remove(ctx, { id }) {
      await reviewPosts(ctx, collection, { ids: [id], decision: "delete" });
    },
  };
}
