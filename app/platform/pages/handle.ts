/** What a route tells the document around it: which words it needs and what it is called. */
import type { Namespace } from "i18next";

export interface PageHandle {
  i18n: string[];
  /** The key of its title: `courses:pages.all`. */
  title: string;
  description: string;
  /** Its row is `isConfidential`: browsers watch nobody on it. */
  isConfidential?: true;
  /** Its row is `offlinePage`: its document may have been kept, and so knows nothing of its reader. */
  isOfflinePage?: true;
}

/**
 * The handle of a page; its title and description are the words `<feature>:pages.<name>` and
 * `<feature>:descriptions.<name>` (the latter may be absent).
 */
export function pageHandle(feature: Namespace & string, name: string, moreWords: string[] = []): PageHandle {
  return {
    i18n: ["kit", "chrome", feature, ...moreWords],
    title: `${feature}:pages.${name}`,
    description: `${feature}:descriptions.${name}`,
  };
}

/** The handle of a page whose row is `isConfidential`. */
export const confidentialHandle = (...own: Parameters<typeof pageHandle>): PageHandle => ({ ...pageHandle(...own), isConfidential: true });

/** The handle of a page whose row is `offlinePage`. */
export const offlineHandle = (...own: Parameters<typeof pageHandle>): PageHandle => ({ ...pageHandle(...own), isOfflinePage: true });
