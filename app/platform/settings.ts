/** What admins set, by name; read and written in `settings.server.ts`. */
import type { Locale } from "./i18n/config";
import type { Operator } from "./operator";
import type { Processors } from "./processors";

/** Every setting by its name: a feature adds its own to this type, and says in its `feature.server.ts` what they are at first. */
export interface Settings {
  maintenance: Maintenance;
  /** Flags that are switched on. */
  openFlags: string[];
  /** Who runs the site. */
  operator: Operator;
  /** Who processes data on the operator's behalf. */
  processors: Processors;
}

/** What is closed for a while to everyone but admins. */
export interface Maintenance {
  /** The whole site. */
  isWhole: boolean;
  /** Features by name. */
  features: string[];
  /** Pages by the pattern of their address. */
  pages?: string[];
  /** What readers are told beside the product's own sentence; empty for nothing. */
  note: Record<Locale, string>;
}
