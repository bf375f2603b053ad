/** Waitlists that tests set up. */
import { waitlistEntries, waitlists } from "@schema/waitlist";
import { newId, newSecret, sha256 } from "../../app/platform/ids";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const DAY = 86_400_000;
let serial = 0;

const times = () => ({ createdAt: Date.now(), updatedAt: Date.now() });

/** Opens a list. @returns its key */
export async function addWaitlist(own: Partial<typeof waitlists.$inferInsert> = {}): Promise<string> {
  const listKey = own.listKey ?? `new-thing-${++serial}`;
  await testContext()
    .db.insert(waitlists)
    .values({ listKey, nameEn: `New thing ${listKey}`, nameTr: `Yeni şey ${listKey}`, ...times(), ...own });
  return listKey;
}

/** Puts somebody on a list, in line unless said otherwise. @returns the entry's id */
export async function addEntryRow(
  listKey: string,
  { userId }: Person,
  own: Partial<typeof waitlistEntries.$inferInsert> = {},
): Promise<string> {
  const entryId = newId("wait", Date.now());
  const row = { entryId, listKey, userId, note: "", status: "waiting" as const, number: ++serial };
  await testContext()
    .db.insert(waitlistEntries)
    .values({ ...row, ...times(), ...own });
  return entryId;
}

const listInput = () => ({ key: `list-${++serial}`, name_en: "A list", name_tr: "Bir liste" });

export const waitlistSamples: Record<string, Sample> = {
  joinList: async () => ({ args: [{ feature: await addWaitlist(), note: "" }] }),
  async confirmJoining(actor) {
    const token = newSecret();
    const asked = { status: "asked" as const, number: null, confirmHash: await sha256(token), endsAt: Date.now() + DAY };
    if (actor) await addEntryRow(await addWaitlist(), actor, asked);
    return { args: [token] };
  },
  async leaveList(actor) {
    const listKey = await addWaitlist();
    if (actor) await addEntryRow(listKey, actor);
    return { args: [listKey] };
  },
  async acceptInvitation(actor) {
    const listKey = await addWaitlist();
    if (actor) await addEntryRow(listKey, actor, { status: "invited", endsAt: Date.now() + DAY });
    return { args: [listKey] };
  },
  addList: () => ({ args: [listInput()] }),
  setListOpen: async () => ({ args: [await addWaitlist(), false] }),
  async inviteNext() {
    const listKey = await addWaitlist();
    await addEntryRow(listKey, await signUp());
    return { args: [listKey, 1] };
  },
};
