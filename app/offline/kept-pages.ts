/**
 * Pages that open without network after one visit (decision 033). What is kept of them is what a guest is sent, so a page belongs
 * here when it works from what the device itself holds.
 */
export interface KeptPage {
  /** Its path in the site map. */
  path: string;
  /** Features whose words it says besides its own. */
  words: readonly string[];
  /** Paths of pages that it stands in for while there is no network, as a regular expression; it is told which by `?at=`. */
  standsInFor?: string;
}

export const keptPages: readonly KeptPage[] = [
  { path: "/gpa-calculator", words: [] },
  { path: "/schedule/offline", words: ["catalog"], standsInFor: "^/schedule/(all|[\\w-]+/(grid|list))/?$" },
  { path: "/event/ticket/offline", words: [], standsInFor: "^/event/ticket/(personal|one/[\\w-]+)/?$" },
];

/** Whether a document of this path may have been kept, and so knows nothing of its reader. */
export const mayBeKept = (pathname: string): boolean => keptPages.some(({ path }) => path === pathname.toLowerCase().replace(/\/+$/, ""));
