/** What a collection of posts is: its own fields, who reads and who writes. Everything else is the same for all. */

import type { Thing } from "../../platform/acts/acts";
import type { PurposeName } from "../media/purposes";

export interface PostField {
  name: string;
  /** `date` is a day; `year` one of the latest, up to this one; `amount` has hundredths, `flag` is a box to tick. */
  type: "text" | "area" | "select" | "year" | "number" | "amount" | "date" | "url" | "flag";
  /** The values of a `select`; their words are `<feature>:options.<name>.<value>`. */
  options?: readonly string[];
  /** Admins keep its options: `options` are what it began with, and the list of them is `labels`. */
  isCategory?: boolean;
  /** Tags, with commas between them; all features share them. */
  isTags?: boolean;
  /** Stands behind a number: `₺`. */
  unit?: string;
  /** Characters of a text, or the largest number. */
  max?: number;
  isOptional?: boolean;
  /** Lists are filtered by it: a `select` by its values, a text by what was written. */
  facet?: "A" | "B";
  /** This day is when the post ends or when it was; it is kept as `relevantAt`. */
  isRelevant?: boolean;
  /** Shown to people who are signed in alone, whoever may read the post. */
  isForMembers?: boolean;
  /** Lists show it as well, beside facets and the relevant day. */
  isInLists?: boolean;
  /** What forms suggest for a text; anything else may be written as well. */
  suggests?: "countries" | "states" | "terms";
  /** How one reaches somebody: numbers are to call, addresses to write to. */
  isContact?: boolean;
  /** A course's code: kept in capitals, without spaces. */
  isCode?: boolean;
}

/** A part of a long form; its name is `<feature>:steps.<name>`. */
export interface PostStep {
  name: string;
  /** Names of fields, `title` and `text` among them. */
  fields: readonly string[];
}

export interface Collection {
  /** Its folder, the namespace of its words and its `kind` in the table. */
  feature: Thing;
  /** What its pages lie below: `/study-tip`. */
  path: string;
  fields: readonly PostField[];
  readers: "public" | "user";
  writers: "user" | "moderator" | "admin";
  /** Its form in parts that fold; every field is in one of them, and nothing else is. */
  steps?: readonly PostStep[];
  /** The fewest characters of the text. */
  minText?: number;
  /** Authors may stay unnamed. */
  hasAnonymous?: boolean;
  /** Posts have no page of their own: lists show them whole. */
  isFlat?: boolean;
  /** There is no page of its own for one's posts: the list shows them when asked for `view=mine`. */
  hasNoPersonalPage?: boolean;
  /** The page on which staff change what others wrote, if it is one of its own; the post's ID follows. */
  staffEditPath?: string;
  /** There is no page on which a post is changed. */
  hasNoEditPage?: boolean;
  /** It has no page for changing a post: one's form opens on the post's own page. */
  isEditedInPlace?: boolean;
  /** People follow its posts; an author follows what they write. */
  isFollowed?: boolean;
  /** Texts are limited Markdown. */
  hasMarkup?: boolean;
  /** Its list goes by the latest reply or, where nobody has replied, by when the post was written. */
  isByActivity?: boolean;
  /** Lists keep together what has the same facet B, in its order, over all pages. */
  isGrouped?: boolean;
  /** Staff may put posts on top of its list. */
  hasPins?: boolean;
  /** Its lists go by `relevantAt`, newest first. */
  isByRelevance?: boolean;
  /** Authors may close a post: sold, over. */
  isClosable?: boolean;
  /** A post whose `relevantAt` is past is closed by the hour. */
  isExpiring?: boolean;
  /** The relevant day lies between today and so many days ahead. */
  maxDaysAhead?: number;
  /** So many days ahead is what it is when nothing else is said. */
  defaultDaysAhead?: number;
  /** Its posts ask more than they tell: the assistant doesn't take them for answers. */
  isAsking?: boolean;
  /** A post carries a `link`, a PDF, or both; never neither. */
  hasFile?: boolean;
  /** A post has pictures, and this is what they are for. */
  pictures?: PurposeName;
  /** Its posts lead to their author, so they go when the account goes. */
  goesWithAuthor?: boolean;
  /** What the parameter of its pages is called, where that isn't `<feature>_id`. */
  param?: string;
}

/** Names a collection; its type is checked here. */
export const collection = <const C extends Collection>(own: C): C => own;

/** The PDF of a post as its readers know it. */
export interface PostFile {
  name: string;
  /** Bytes. */
  size: number;
  downloads?: number;
}

/** The page of one post, or its place in the list. */
export const postPath = ({ path, isFlat }: Pick<Collection, "path" | "isFlat">, postId: string) =>
  isFlat ? `${path}/all#${postId}` : `${path}/one/${postId}`;

/** The view of a list that shows one's own. */
export const MINE = "mine";

/** Where one sees one's own posts. */
export const ownPath = ({ path, hasNoPersonalPage }: Pick<Collection, "path" | "hasNoPersonalPage">) =>
  hasNoPersonalPage ? `${path}/all?view=${MINE}` : `${path}/personal`;

/** Where a post is changed. */
export const editPath = (collection: Pick<Collection, "path" | "isEditedInPlace">, postId: string) =>
  collection.isEditedInPlace ? `${postPath(collection, postId)}?edit=1` : `${collection.path}/edit/${postId}`;

/** The field whose options admins keep: a collection's categories. */
export const categoryField = ({ fields }: Pick<Collection, "fields">) => fields.find(({ isCategory }) => isCategory);

/** The field that holds tags. */
export const tagsField = ({ fields }: Pick<Collection, "fields">) => fields.find(({ isTags }) => isTags);

/** The field that a facet stands for. */
export const facetField = ({ fields }: Pick<Collection, "fields">, facet: "A" | "B") => fields.find((field) => field.facet === facet);

export const MAX_TITLE = 140;
export const MAX_TEXT = 8000;
export const MIN_TEXT = 20;
