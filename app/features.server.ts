/** Every feature, with what it brings on the server, in the order of `features.ts`. */

import type { ServerFeature } from "./engines/feature.server";
import { advertServer } from "./features/advert/feature.server";
import { catalogServer } from "./features/catalog/feature.server";
import { chronicleServer } from "./features/chronicle/feature.server";
import { communityServer } from "./features/community/feature.server";
import { coursesServer } from "./features/courses/feature.server";
import { databankServer } from "./features/databank/feature.server";
import { departmentsServer } from "./features/departments/feature.server";
import { devLogServer } from "./features/dev-log/feature.server";
import { erasmusServer } from "./features/erasmus/feature.server";
import { eventStatsServer } from "./features/event-stats/feature.server";
import { eventsServer } from "./features/events/feature.server";
import { gpaServer } from "./features/gpa/feature.server";
import { graduatesServer } from "./features/graduates/feature.server";
import { homeServer } from "./features/home/feature.server";
import { infoServer } from "./features/info/feature.server";
import { notesServer } from "./features/notes/feature.server";
import { overviewServer } from "./features/overview/feature.server";
import { profileServer } from "./features/profile/feature.server";
import { receptionServer } from "./features/reception/feature.server";
import { reportingServer } from "./features/reporting/feature.server";
import { researchServer } from "./features/research/feature.server";
import { searchServer } from "./features/search/feature.server";
import { settingsServer } from "./features/settings/feature.server";
import { studyTipServer } from "./features/study-tip/feature.server";
import { threadServer } from "./features/thread/feature.server";
import { usersServer } from "./features/users/feature.server";
import { vipServer } from "./features/vip/feature.server";
import { watServer } from "./features/wat/feature.server";
import { whyServer } from "./features/why/feature.server";

export const serverFeatures: readonly ServerFeature[] = [
  homeServer,
  searchServer,
  receptionServer,
  graduatesServer,
  coursesServer,
  catalogServer,
  gpaServer,
  databankServer,
  profileServer,
  overviewServer,
  usersServer,
  settingsServer,
  departmentsServer,
  studyTipServer,
  threadServer,
  chronicleServer,
  whyServer,
  researchServer,
  devLogServer,
  watServer,
  erasmusServer,
  notesServer,
  advertServer,
  reportingServer,
  communityServer,
  eventsServer,
  eventStatsServer,
  vipServer,
  infoServer,
];
