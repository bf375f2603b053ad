/**
 * What all features bring together, as the parts that serve every feature read it. A context carries it: nothing that
 * features stand on imports them.
 */
import type { ContributionKind } from "../engines/contributions";
import type { PersonalPlace } from "../engines/personal/personal.server";
import type { Reportable } from "../engines/reportable";
import type { InboxKind } from "../engines/review/inbox.server";
import type { SearchSource } from "../engines/search-source";
import type { Settings } from "./settings.server";

/** A page where admins keep what the site stands on; its words: `admin:tools.<name>`. */
export interface AdminTool {
  name: string;
  /** Its place in the panel, the smallest first. */
  order: number;
  to: string;
}

export interface Product {
  /** Kinds of things that wait for staff, in the order in which they are shown. */
  inbox: readonly InboxKind[];
  /** What the search looks through, in the order in which it is shown. */
  searchSources: readonly SearchSource[];
  /** Where the database names people, in the order of deletion. */
  personalData: readonly PersonalPlace[];
  contributions: readonly ContributionKind[];
  tools: readonly AdminTool[];
  reportables: readonly Reportable[];
  /** What settings are while nobody changed them. */
  settings: Settings;
}
