/** Addresses of a schedule's pages. */

export type SchedulePage =
  | "grid"
  | "list"
  | "add-item"
  | "add-courses"
  | "conflicts"
  | "plan-b"
  | "progress"
  | "export"
  | "together"
  | "settings";

export const schedulePath = (scheduleId: string, page: SchedulePage) => `/schedule/${scheduleId}/${page}`;

/** Where a course's section is chosen. */
export const choosePath = (scheduleId: string, courseCode: string) =>
  `${schedulePath(scheduleId, "add-courses")}?${new URLSearchParams({ course: courseCode })}`;

export const itemPath = (scheduleId: string, itemId: string) => `/schedule/${scheduleId}/items/${itemId}/edit`;

/** What two people share, or one has asked another to. */
export const pairPath = (pairId: string) => `/schedule/together/${pairId}`;
