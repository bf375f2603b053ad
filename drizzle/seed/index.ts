/** Everything a local site starts with. */

import { showContributions } from "../../app/engines/review/listing.server";
import type { Db } from "../../app/platform/db.server";
import { seedAbroad } from "./abroad";
import { seedAlarms } from "./alarms";
import { seedAnswers } from "./answers";
import { seedCatalog } from "./catalog";
import { seedCommunityLife } from "./communities";
import { seedContributions } from "./contributions";
import { coursesUpTo } from "./course-list";
import { seedDiscussions } from "./discussions";
import { seedEventNumbers } from "./event-numbers";
import { seedCalendar } from "./events";
import { seedGroupHours } from "./group-hours";
import { seedMentalHealth } from "./mental-health";
import { seedNotifications } from "./notifications";
import { seedOperator } from "./operator";
import { seedPeople } from "./people";
import { seedPolls } from "./polls";
import { seedCollections } from "./posts";
import { createRandom } from "./random";
import { seedReportPeriods } from "./report-periods";
import { seedSchedules } from "./schedules";
import { seedSiteContent } from "./site-content";
import { seedStudyRooms } from "./study-rooms";
import { seedAlumni, seedSurveys } from "./surveys";
import { seedTags } from "./tags";
import { seedTeam } from "./team";
import { seedTickets } from "./tickets";
import { seedTodos } from "./todos";
import { seedWaitlists } from "./waitlists";

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
  await seedDiscussions(db, now, createRandom(size.seed + 1), students);
  await seedCollections(db, now, random, students);
  await seedAbroad(db);
  await seedCommunityLife(db, now, students);
  await seedCalendar(db, now, random, students);
  await seedEventNumbers(db, now, random);
  await seedSchedules(db, now);
  await seedTickets(db, now);
  await seedTodos(db, now);
  await seedAlarms(db, now);
  await seedStudyRooms(db, now);
  await seedGroupHours(db, now);
  await seedNotifications(db, now);
  await seedAnswers(db, now);
  await seedTeam(db, now);
  await seedTags(db, now);
  await seedSiteContent(db, now);
  await seedOperator(db, now);
  await seedWaitlists(db, now, students);
  await seedReportPeriods(db, now, createRandom(size.seed + 2));
  await seedSurveys(db, now, createRandom(size.seed + 2), students);
  await seedAlumni(db, now, createRandom(size.seed + 3));
  await seedMentalHealth(db, now, students);
  await seedPolls(db, now, students);
  await showContributions({ db });
}
