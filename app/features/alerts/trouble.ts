/** What is wrong with the site, one thing of it. */

/** Keys of `alerts:kinds`. */
export const troubleKinds = [
  ...["store", "queue", "late", "failed", "dead", "messages", "mail", "errors", "payments", "database"],
  ...["requestDue", "requestOverdue", "breachDue", "breachOverdue"],
] as const satisfies readonly string[];
export type TroubleKind = (typeof troubleKinds)[number];

export interface Trouble {
  kind: TroubleKind;
  /** A job's name, a store; empty where there is one of the kind alone. */
  subject: string;
  /** How many, how many minutes, how many megabytes; 0 where nothing is counted. */
  number: number;
}
