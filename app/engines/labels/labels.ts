/** What categories and tags are called in addresses and in a line of tags; browsers know it too. */
import { foldTurkish } from "../../platform/folding";

export const MAX_NAME = 40;
export const MAX_SLUG = 60;
/** So many tags of one post count. */
const MAX_TAGS = 8;

/** Where tags that fit what is typed are asked for, below `/api/v1`. */
export const TAGS_PATH = "/tags";

/** A name in addresses: `Ara sınav` is `ara-sinav`; empty where it has no Latin letter or digit. */
export const slugOf = (name: string): string => foldTurkish(name).replaceAll(" ", "-").slice(0, MAX_SLUG).replace(/-+$/, "");

/** Something to choose; its drawing stands inside an `<svg>`. */
export interface LabelChoice {
  value: string;
  label: string;
  drawing: string | null;
}

/** The tags of a line, as they were typed. */
export const tagsIn = (line: string): string[] => line.split(",").flatMap((piece) => piece.trim() || []);

/** A tag as a post has it; without a slug no list can be asked for it. */
export interface PostTag {
  slug: string | null;
  name: string;
}

/** The tags of a line that can be found again, each once. */
export function knownTags(line: string): { slug: string; name: string }[] {
  const bySlug = new Map(tagsIn(line).map((name) => [slugOf(name), name.slice(0, MAX_NAME)] as const));
  bySlug.delete("");
  return [...bySlug].slice(0, MAX_TAGS).map(([slug, name]) => ({ slug, name }));
}
