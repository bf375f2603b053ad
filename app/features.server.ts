/** Every feature, with what it brings on the server, in the order of `features.ts`. */

import type { ServerFeature } from "./engines/feature.server";
import { academicCalendarServer } from "./features/academic-calendar/feature.server";
import { advertServer } from "./features/advert/feature.server";
import { aiServer } from "./features/ai/feature.server";
import { alarmServer } from "./features/alarm/feature.server";
import { alertsServer } from "./features/alerts/feature.server";
import { alumniServer } from "./features/alumni/feature.server";
import { auditServer } from "./features/audit/feature.server";
import { billingServer } from "./features/billing/feature.server";
import { breachesServer } from "./features/breaches/feature.server";
import { careerServer } from "./features/career/feature.server";
import { catalogServer } from "./features/catalog/feature.server";
import { categoriesServer } from "./features/categories/feature.server";
import { chronicleServer } from "./features/chronicle/feature.server";
import { communityServer } from "./features/community/feature.server";
import { compareServer } from "./features/compare/feature.server";
import { contactsServer } from "./features/contacts/feature.server";
import { contentToolsServer } from "./features/content-tools/feature.server";
import { courseMarksServer } from "./features/course-marks/feature.server";
import { coursesServer } from "./features/courses/feature.server";
import { databankServer } from "./features/databank/feature.server";
import { departmentsServer } from "./features/departments/feature.server";
import { devLogServer } from "./features/dev-log/feature.server";
import { erasmusServer } from "./features/erasmus/feature.server";
import { eventStatsServer } from "./features/event-stats/feature.server";
import { eventsServer } from "./features/events/feature.server";
import { examsServer } from "./features/exams/feature.server";
import { gpaServer } from "./features/gpa/feature.server";
import { graduatesServer } from "./features/graduates/feature.server";
import { groupHourServer } from "./features/group-hour/feature.server";
import { homeServer } from "./features/home/feature.server";
import { infoServer } from "./features/info/feature.server";
import { informationServer } from "./features/information/feature.server";
import { instagramServer } from "./features/instagram/feature.server";
import { legalRequestsServer } from "./features/legal-requests/feature.server";
import { mapsServer } from "./features/maps/feature.server";
import { mentalHealthServer } from "./features/mental-health/feature.server";
import { notesServer } from "./features/notes/feature.server";
import { notificationsServer } from "./features/notifications/feature.server";
import { operatorServer } from "./features/operator/feature.server";
import { overviewServer } from "./features/overview/feature.server";
import { paymentsServer } from "./features/payments/feature.server";
import { pollServer } from "./features/poll/feature.server";
import { privacyServer } from "./features/privacy/feature.server";
import { profileServer } from "./features/profile/feature.server";
import { qaServer } from "./features/qa/feature.server";
import { receptionServer } from "./features/reception/feature.server";
import { reportingServer } from "./features/reporting/feature.server";
import { researchServer } from "./features/research/feature.server";
import { roomsServer } from "./features/rooms/feature.server";
import { scheduleServer } from "./features/schedule/feature.server";
import { searchServer } from "./features/search/feature.server";
import { seatsServer } from "./features/seats/feature.server";
import { settingsServer } from "./features/settings/feature.server";
import { siteContentServer } from "./features/site-content/feature.server";
import { studyPlanServer } from "./features/study-plan/feature.server";
import { studyRoomServer } from "./features/study-room/feature.server";
import { studyTipServer } from "./features/study-tip/feature.server";
import { surveyServer } from "./features/survey/feature.server";
import { tagsServer } from "./features/tags/feature.server";
import { termCoursesServer } from "./features/term-courses/feature.server";
import { threadServer } from "./features/thread/feature.server";
import { ticketsServer } from "./features/tickets/feature.server";
import { todoServer } from "./features/todo/feature.server";
import { trafficServer } from "./features/traffic/feature.server";
import { tripServer } from "./features/trip/feature.server";
import { usersServer } from "./features/users/feature.server";
import { vipServer } from "./features/vip/feature.server";
import { waitlistServer } from "./features/waitlist/feature.server";
import { watServer } from "./features/wat/feature.server";
import { whyServer } from "./features/why/feature.server";

export const serverFeatures: readonly ServerFeature[] = [
  homeServer,
  searchServer,
  aiServer,
  receptionServer,
  graduatesServer,
  contactsServer,
  legalRequestsServer,
  breachesServer,
  coursesServer,
  compareServer,
  academicCalendarServer,
  careerServer,
  catalogServer,
  gpaServer,
  courseMarksServer,
  studyPlanServer,
  termCoursesServer,
  scheduleServer,
  roomsServer,
  todoServer,
  tripServer,
  alarmServer,
  studyRoomServer,
  databankServer,
  profileServer,
  overviewServer,
  usersServer,
  auditServer,
  settingsServer,
  operatorServer,
  privacyServer,
  siteContentServer,
  departmentsServer,
  categoriesServer,
  tagsServer,
  studyTipServer,
  threadServer,
  chronicleServer,
  whyServer,
  researchServer,
  surveyServer,
  devLogServer,
  watServer,
  erasmusServer,
  notesServer,
  notificationsServer,
  advertServer,
  alumniServer,
  reportingServer,
  waitlistServer,
  communityServer,
  eventsServer,
  examsServer,
  seatsServer,
  groupHourServer,
  ticketsServer,
  billingServer,
  paymentsServer,
  mapsServer,
  eventStatsServer,
  vipServer,
  infoServer,
  informationServer,
  instagramServer,
  qaServer,
  mentalHealthServer,
  pollServer,
  contentToolsServer,
  trafficServer,
  alertsServer,
];
