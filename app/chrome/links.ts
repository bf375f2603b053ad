/** The links around every page, as data: those that features bring, and those of pages that are still to come. */

import type { ChromeLink } from "../engines/feature";
import { features } from "../features";
import { byOrder } from "../platform/order";

/** Nobody is shown them while their pages don't exist; the feature that brings a page takes its links along. */
const linksToCome: readonly ChromeLink[] = [
  { group: "main", order: 2, to: "/contacts", key: "contacts" },
  { group: "main", order: 3, to: "/career", key: "career" },
  { group: "main", order: 5, to: "/information/all", key: "information" },
  { group: "tools", order: 2, to: "/ai/chat", key: "ai", signedOutTo: "/ai/demo" },
  { group: "staff", order: 2, to: "/admin/panel2", key: "panel2" },
  { group: "user", order: 1, to: "/notifications/personal", key: "notifications" },
  { group: "user", order: 2, to: "/alarm/personal", key: "alarms" },
  { group: "admin", order: 8, to: "/admin/instagram/all", key: "instagramAll" },
  { group: "admin", order: 9, to: "/admin/alarm/all", key: "alarmsAll" },
  { group: "admin", order: 10, to: "/admin/categories/all", key: "categories" },
  { group: "admin", order: 11, to: "/admin/tags/all", key: "tags" },
  { group: "resources", order: 4, to: "/mental-health", key: "mentalHealth", asksToSignIn: true },
  { group: "info", order: 2, to: "/information/all", key: "information" },
  { group: "support", order: 1, to: "/contacts", key: "contacts" },
  { group: "footerTools", order: 2, to: "/study-room/all", key: "studyRooms", signedOutTo: "/study-room/demo" },
  { group: "footerTools", order: 3, to: "/todo/all", key: "todos" },
];

/** Every link of the chrome, in the order of its group. */
export const chromeLinks: readonly ChromeLink[] = byOrder([...features.flatMap(({ links }) => links), ...linksToCome]);
