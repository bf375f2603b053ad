/** What each use case by which admins change accounts is called with. */
import { sessions } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { removeUser } from "./content-tools";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
let serial = 0;
const fresh = () => serial++;

/** A person's account as the form of admins sends it. */
const accountOf = ({ name, userName, userEmail }: Person) => ({
  name,
  user_name: userName,
  user_email: userEmail,
  user_role: "moderator",
  is_verified_graduate: false,
});

export const userSamples: Record<string, Sample> = {
  async addUser() {
    const number = fresh();
    const own = { name: "Ada Lovelace", user_name: `ada.${number}`, user_email: `ada${number}@hocam.test` };
    return { args: [{ ...own, user_role: "user", locale: "en" }] };
  },
  async editUser() {
    const person = await signUp();
    return { args: [person.userId, accountOf(person)], people: { person } };
  },
  async blockUser() {
    const person = await signUp();
    return { args: [person.userId, { reason: "Spam" }], people: { person } };
  },
  unblockUser: async () => ({ args: [(await signUp({ blockedAt: 1, blockedReason: "Spam" })).userId] }),
  async endSession() {
    const { userId } = await signUp();
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    return { args: [userId, session?.sessionId] };
  },
  removeUser,
  async actOnUser() {
    const person = await signUp();
    return { args: [person.userId, { act: "end-sessions" }], people: { person } };
  },
  actOnSeveral: async () => ({ args: [{ act: "block", user_ids: [(await signUp()).userId], reason: "Spam" }] }),
  clearProfile: async () => ({ args: [(await signUp({ bio: "Buy my things" })).userId, "An advert"] }),
};
