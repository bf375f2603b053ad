/** What authors are told of something that reports hid, and nobody else. */
export interface HiddenByReports {
  /** `Hidden by reports`. */
  badge: string;
  /** What they can do. */
  text: string;
  /** What the link to the form that objects says. */
  object: string;
}

/** Where somebody objects to what was computed. */
export const OBJECTION = "/privacy/request?kind=computed";
