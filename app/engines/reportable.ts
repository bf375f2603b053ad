/** Kinds of things that people report: where each lies, and what staff need to see of it. Nothing here leads to an author. */
import type { SQL } from "drizzle-orm";
import type { Reviewable } from "./review/reviewable";

export interface Reportable {
  /** What its public ids begin with: `experience` of `experience-…`. */
  idPrefix: string;
  /** Where it lies; its `type` is its name in reports, whose words are `reporting:types.<type>`. */
  reviewable: Reviewable;
  /** Enough trusted reports hide it until staff have looked. */
  isHideable: boolean;
  /** It is sealed (decision 075): so is what people say of it, which staff read on its own page alone. */
  isSealed?: true;
  /** Where several of what is sealed stand: what is reported about a page that begins so quotes them, so it is sealed too, and read at an address. */
  sealedAt?: { pages: readonly string[]; readAt: string };
  /** Joins it to `r`, the report; its alias is nobody else's. */
  join: SQL;
  /** What the address of its page needs beside its id. */
  place: SQL;
  /** What admins call it in the audit, as long as it is published under a name; null, or left out, where that would tell what somebody wrote anonymously. */
  title?: SQL;
  /** What it says; readers of the joined row get the beginning. */
  text: SQL;
  status: SQL;
  author: SQL;
  /** The address that shows it. */
  pageOf(id: string, place: string): string;
}
