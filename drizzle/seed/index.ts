/** Everything a local site starts with. */

import { showContributions } from "../../app/engines/review/listing.server";
import type { Db } from "../../app/platform/db.server";
import { seedCatalog } from "./catalog";
import { seedCommunityLife } from "./communities";
import { seedContributions } from "./contributions";
import { coursesUpTo } from "./course-list";
import { seedEventNumbers } from "./event-numbers";
import { seedCalendar } from "./events";
import { seedPeople } from "./people";
import { seedCollections } from "./posts";
import { createRandom } from "./random";

export interface SeedSize {
  /** At least the real ones. */
  courses: number;
  experiences: number;
  users: number;
  seed: number;
}

/** Seeds an empty or a seeded database; the same size and seed give the same rows. */
export async function seed(db: Db, now: number, size: SeedSize): Promise<void> {
  const random = createRandom(size.seed);
  const courses = coursesUpTo(size.courses);
  await seedCatalog({ db, clock: { now: () => now } }, courses);
  const students = await seedPeople(db, now, random, size.users);
  await seedContributions({ courses, db, now, random, students, experienceCount: size.experiences });
  await seedCollections(db, now, random, students);
  await seedCommunityLife(db, now, students);
  await seedCalendar(db, now, random, students);
  await seedEventNumbers(db, now, random);
  await showContributions({ db });
}
