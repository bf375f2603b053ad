/** What the database tools are asked, and what their use cases are called with. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

/** Which document is meant: somebody's, of a collection. */
export const target = ({ userId }: Pick<Person, "userId">, collection_name = "users") => ({
  db_name: "main",
  collection_name,
  key: "user_id",
  value: userId,
});

/** The account's own version, as whoever changes it has read. */
export async function versionOf({ userId }: Person): Promise<number> {
  const [row] = await testContext().db.select({ version: users.updatedAt }).from(users).where(eq(users.userId, userId));
  return row?.version ?? 0;
}

export const removeUser: Sample = async () => {
  const person = await signUp();
  return { args: [person.userId, await versionOf(person)] };
};

const about = (more: (person: Person) => object) => async () => {
  const person = await signUp({ entranceYear: 2021 });
  return { args: [{ ...target(person), ...more(person) }] };
};

export const contentToolSamples: Record<string, Sample> = {
  findDocument: about(() => ({})),
  updateDocument: about(() => ({ update_data: { name: "Another Name" }, dry_run: false })),
  unsetDocument: about(() => ({ unset_fields: ["entrance_year"], dry_run: false })),
  deleteDocument: about(() => ({ dry_run: false })),
};
