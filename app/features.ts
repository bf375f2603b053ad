/**
 * Every feature, with what browsers may know of it: a line here and one in `features.server.ts` is all that a feature needs outside its folder.
 * The order is that of collections and of whatever names no order of its own.
 */

import type { Feature } from "./engines/feature";
import { adminFeature } from "./features/admin/feature";
import { advertFeature } from "./features/advert/feature";
import { catalogFeature } from "./features/catalog/feature";
import { chronicleFeature } from "./features/chronicle/feature";
import { communityFeature } from "./features/community/feature";
import { communityEventsFeature } from "./features/community-events/feature";
import { coursesFeature } from "./features/courses/feature";
import { databankFeature } from "./features/databank/feature";
import { departmentsFeature } from "./features/departments/feature";
import { devLogFeature } from "./features/dev-log/feature";
import { erasmusFeature } from "./features/erasmus/feature";
import { errorsFeature } from "./features/errors/feature";
import { eventStatsFeature } from "./features/event-stats/feature";
import { eventsFeature } from "./features/events/feature";
import { gpaFeature } from "./features/gpa/feature";
import { graduatesFeature } from "./features/graduates/feature";
import { homeFeature } from "./features/home/feature";
import { infoFeature } from "./features/info/feature";
import { mapsFeature } from "./features/maps/feature";
import { notesFeature } from "./features/notes/feature";
import { overviewFeature } from "./features/overview/feature";
import { profileFeature } from "./features/profile/feature";
import { receptionFeature } from "./features/reception/feature";
import { reportingFeature } from "./features/reporting/feature";
import { researchFeature } from "./features/research/feature";
import { searchFeature } from "./features/search/feature";
import { settingsFeature } from "./features/settings/feature";
import { studyTipFeature } from "./features/study-tip/feature";
import { threadFeature } from "./features/thread/feature";
import { usersFeature } from "./features/users/feature";
import { vipFeature } from "./features/vip/feature";
import { watFeature } from "./features/wat/feature";
import { whyFeature } from "./features/why/feature";

export const features: readonly Feature[] = [
  homeFeature,
  infoFeature,
  searchFeature,
  errorsFeature,
  receptionFeature,
  graduatesFeature,
  coursesFeature,
  catalogFeature,
  gpaFeature,
  databankFeature,
  profileFeature,
  overviewFeature,
  usersFeature,
  settingsFeature,
  departmentsFeature,
  studyTipFeature,
  threadFeature,
  chronicleFeature,
  whyFeature,
  researchFeature,
  devLogFeature,
  watFeature,
  erasmusFeature,
  notesFeature,
  advertFeature,
  reportingFeature,
  communityFeature,
  eventsFeature,
  communityEventsFeature,
  mapsFeature,
  eventStatsFeature,
  vipFeature,
  adminFeature,
];
