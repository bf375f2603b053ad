/** Makes invented people. */

import { mailboxOf } from "../../../app/platform/accounts/mailbox";
import { foldTurkish } from "../../../app/platform/folding";
import { newId } from "../../../app/platform/ids";
import type { users } from "../../schema/accounts";
import { givenNames, surnames } from "../content/people";
import type { Random } from "../random";

type NewUser = typeof users.$inferInsert;

/** The scrypt hash of `hocam-demo-2026`, made once: hashing it for every invented student would take an hour. */
export const DEMO_PASSWORD = "hocam-demo-2026";

/** A verified student; whatever matters to a test is given. */
export function makeUser(random: Random, now: number, own: Partial<NewUser> & { passwordHash: string }): NewUser {
  const name = own.name ?? `${random.pick(givenNames)} ${random.pick(surnames)}`;
  const userName = own.userName ?? `${foldTurkish(name).replaceAll(" ", ".")}${random.int(10, 99_999)}`.slice(0, 30);
  const userEmail = own.userEmail ?? `${userName.toLowerCase()}@hocam.test`;
  return {
    userId: newId("user", now),
    userEmail,
    mailbox: mailboxOf(userEmail),
    userName,
    userNameKey: userName.toLowerCase(),
    name,
    searchText: foldTurkish(`${name} ${userName}`),
    userRole: "user",
    departmentId: null,
    entranceYear: random.int(2019, 2025),
    locale: random.chance(0.7) ? "tr" : "en",
    emailVerifiedAt: now,
    isVerifiedGraduate: false,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
}
