/** What a notification or a mail is by law (6563 art. 6): every kind says it in its declaration. */

/** `transactional`: what one did, bought, asked for or has to know; `informational`: news that advertises nothing; `commercial`: whatever advertises. */
export const messageClasses = ["transactional", "informational", "commercial"] as const;
export type MessageClass = (typeof messageClasses)[number];
