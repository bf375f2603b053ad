/** A post as its readers get it. */
import type { Actor, Context } from "../../platform/context";
import { type PostTag, slugOf, tagsIn } from "../labels/labels";
import type { StoredCategory, StoredTag } from "../labels/uses.repository.server";
import { appealFor } from "../review/appealed.server";
import { hiddenWords } from "../review/hidden.server";
import { type Collection, categoryField, tagsField } from "./collection";
import type { StoredFile } from "./files.repository.server";
import { isAuthor, mayEdit, mayModerate } from "./posts.policy";
import type * as repository from "./posts.repository.server";

/** What members alone see is left out for guests; where a file lies is nobody's to know. */
function detailsFor(actor: Actor | null, { fields }: Collection, all: Record<string, unknown>): Record<string, unknown> {
  const { file, ...own } = all as { file?: StoredFile };
  const details = file && actor ? { ...own, file: { name: file.name, size: file.size, downloads: file.downloads ?? 0 } } : own;
  const hidden = new Set(actor ? [] : fields.filter(({ isForMembers }) => isForMembers).map(({ name }) => name));
  return Object.fromEntries(Object.entries(details).filter(([name]) => !hidden.has(name)));
}

/** A post's tags in the reader's language; what no list can be asked for stands as it was typed. */
function tagsOf({ locale }: Pick<Context, "locale">, stored: readonly StoredTag[], line: string): PostTag[] {
  const typed = tagsIn(line).filter((name) => stored.length === 0 || slugOf(name) === "");
  const shared = stored.flatMap(([slug, nameEn, nameTr, isActive]) => (isActive ? { slug, name: locale === "tr" ? nameTr : nameEn } : []));
  return [...shared, ...typed.map((name) => ({ slug: null, name }))];
}

/** What a post's category and its tags are called, and its details with those tags. */
function labelsOf(ctx: Pick<Context, "locale">, collection: Collection, row: repository.PostRow, details: Record<string, unknown>) {
  const [nameEn, nameTr] = row.category ? (JSON.parse(row.category) as StoredCategory) : [];
  const category = categoryField(collection) && nameEn && nameTr ? (ctx.locale === "tr" ? nameTr : nameEn) : null;
  const field = tagsField(collection)?.name;
  if (!field || !details[field]) return { category, tags: [], details };
  const tags = tagsOf(ctx, JSON.parse(row.tags ?? "[]") as StoredTag[], String(details[field]));
  return { category, tags, details: { ...details, [field]: tags.map(({ name }) => name).join(", ") || undefined } };
}

/** A post as readers get it: whoever is anonymous is nobody, and `isMine` is decided here. */
export function postView(ctx: Pick<Context, "actor" | "locale" | "product" | "clock">, collection: Collection, row: repository.PostRow) {
  const {
    authorId,
    authorName,
    authorUserName,
    isAnonymous,
    key: _,
    kind: __,
    beside: ___,
    details,
    category,
    tags,
    reviewReason,
    reviewedAt,
    isHidden,
    ...open
  } = row;
  const mine = isAuthor.holds(ctx.actor, row);
  const isNamed = !isAnonymous && ctx.actor !== null && authorName !== null && authorUserName !== null;
  return {
    ...open,
    ...labelsOf(ctx, collection, row, detailsFor(ctx.actor, collection, details)),
    isAnonymous,
    author: isNamed ? { name: authorName, userName: authorUserName } : null,
    isMine: mine,
    reviewReason: mine || mayModerate(collection).holds(ctx.actor, {}) ? reviewReason : null,
    /** Where its author appeals against its removal; null for everybody else. */
    appeal: appealFor(ctx, { id: row.postId, isMine: mine, status: row.status, reviewedAt }),
    /** Told its author alone. */
    hidden: isHidden ? hiddenWords(ctx) : null,
    canEdit: mayEdit(collection).holds(ctx.actor, row),
  };
}

export type PostView = ReturnType<typeof postView>;
