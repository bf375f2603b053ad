/** Everything a local site starts with. */
import type { Db } from "../../app/platform/db.server";
import { seedCatalog } from "./catalog";
import { seedContributions } from "./contributions";
import { seedPeople } from "./people";
import { createRandom } from "./random";

export interface SeedSize {
  experiences: number;
  users: number;
  seed: number;
}

/** Seeds an empty or a seeded database; the same size and seed give the same rows. */
export async function seed(db: Db, now: number, size: SeedSize): Promise<void> {
  const random = createRandom(size.seed);
  await seedCatalog({ db, clock: { now: () => now } });
  const students = await seedPeople(db, now, random, size.users);
  await seedContributions({ db, now, random, students, experienceCount: size.experiences });
}
