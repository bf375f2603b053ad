/**
 * Every feature, with what browsers may know of it: a line here and one in `features.server.ts` is all the code that a feature needs outside its folder
 * (`docs/adding-a-feature.md` has the rest: table, seed, tests).
 * The order is that of collections and of whatever names no order of its own.
 */

import type { Feature } from "./engines/feature";
import { academicCalendarFeature } from "./features/academic-calendar/feature";
import { adminFeature } from "./features/admin/feature";
import { advertFeature } from "./features/advert/feature";
import { aiFeature } from "./features/ai/feature";
import { alarmFeature } from "./features/alarm/feature";
import { alertsFeature } from "./features/alerts/feature";
import { alumniFeature } from "./features/alumni/feature";
import { auditFeature } from "./features/audit/feature";
import { billingFeature } from "./features/billing/feature";
import { breachesFeature } from "./features/breaches/feature";
import { careerFeature } from "./features/career/feature";
import { catalogFeature } from "./features/catalog/feature";
import { categoriesFeature } from "./features/categories/feature";
import { chronicleFeature } from "./features/chronicle/feature";
import { communityFeature } from "./features/community/feature";
import { communityEventsFeature } from "./features/community-events/feature";
import { compareFeature } from "./features/compare/feature";
import { contactsFeature } from "./features/contacts/feature";
import { contentToolsFeature } from "./features/content-tools/feature";
import { courseMarksFeature } from "./features/course-marks/feature";
import { coursesFeature } from "./features/courses/feature";
import { databankFeature } from "./features/databank/feature";
import { departmentsFeature } from "./features/departments/feature";
import { devLogFeature } from "./features/dev-log/feature";
import { erasmusFeature } from "./features/erasmus/feature";
import { errorsFeature } from "./features/errors/feature";
import { eventStatsFeature } from "./features/event-stats/feature";
import { eventsFeature } from "./features/events/feature";
import { examsFeature } from "./features/exams/feature";
import { gpaFeature } from "./features/gpa/feature";
import { graduatesFeature } from "./features/graduates/feature";
import { groupHourFeature } from "./features/group-hour/feature";
import { homeFeature } from "./features/home/feature";
import { infoFeature } from "./features/info/feature";
import { informationFeature } from "./features/information/feature";
import { instagramFeature } from "./features/instagram/feature";
import { legalRequestsFeature } from "./features/legal-requests/feature";
import { mapsFeature } from "./features/maps/feature";
import { mentalHealthFeature } from "./features/mental-health/feature";
import { notesFeature } from "./features/notes/feature";
import { notificationsFeature } from "./features/notifications/feature";
import { operatorFeature } from "./features/operator/feature";
import { overviewFeature } from "./features/overview/feature";
import { paymentsFeature } from "./features/payments/feature";
import { pollFeature } from "./features/poll/feature";
import { privacyFeature } from "./features/privacy/feature";
import { profileFeature } from "./features/profile/feature";
import { qaFeature } from "./features/qa/feature";
import { receptionFeature } from "./features/reception/feature";
import { reportingFeature } from "./features/reporting/feature";
import { researchFeature } from "./features/research/feature";
import { roomsFeature } from "./features/rooms/feature";
import { scheduleFeature } from "./features/schedule/feature";
import { searchFeature } from "./features/search/feature";
import { seatsFeature } from "./features/seats/feature";
import { settingsFeature } from "./features/settings/feature";
import { siteContentFeature } from "./features/site-content/feature";
import { studyPlanFeature } from "./features/study-plan/feature";
import { studyRoomFeature } from "./features/study-room/feature";
import { studyTipFeature } from "./features/study-tip/feature";
import { surveyFeature } from "./features/survey/feature";
import { tagsFeature } from "./features/tags/feature";
import { termCoursesFeature } from "./features/term-courses/feature";
import { threadFeature } from "./features/thread/feature";
import { ticketsFeature } from "./features/tickets/feature";
import { todoFeature } from "./features/todo/feature";
import { trafficFeature } from "./features/traffic/feature";
import { tripFeature } from "./features/trip/feature";
import { usersFeature } from "./features/users/feature";
import { vipFeature } from "./features/vip/feature";
import { waitlistFeature } from "./features/waitlist/feature";
import { watFeature } from "./features/wat/feature";
import { whyFeature } from "./features/why/feature";

export const features: readonly Feature[] = [
  homeFeature,
  infoFeature,
  informationFeature,
  instagramFeature,
  qaFeature,
  mentalHealthFeature,
  pollFeature,
  searchFeature,
  aiFeature,
  errorsFeature,
  receptionFeature,
  graduatesFeature,
  contactsFeature,
  legalRequestsFeature,
  breachesFeature,
  coursesFeature,
  academicCalendarFeature,
  careerFeature,
  catalogFeature,
  compareFeature,
  gpaFeature,
  courseMarksFeature,
  studyPlanFeature,
  termCoursesFeature,
  scheduleFeature,
  roomsFeature,
  todoFeature,
  tripFeature,
  alarmFeature,
  studyRoomFeature,
  databankFeature,
  profileFeature,
  overviewFeature,
  usersFeature,
  settingsFeature,
  operatorFeature,
  privacyFeature,
  siteContentFeature,
  departmentsFeature,
  categoriesFeature,
  tagsFeature,
  studyTipFeature,
  threadFeature,
  chronicleFeature,
  whyFeature,
  researchFeature,
  surveyFeature,
  devLogFeature,
  watFeature,
  erasmusFeature,
  notesFeature,
  notificationsFeature,
  advertFeature,
  alumniFeature,
  reportingFeature,
  waitlistFeature,
  communityFeature,
  eventsFeature,
  examsFeature,
  seatsFeature,
  groupHourFeature,
  ticketsFeature,
  billingFeature,
  paymentsFeature,
  communityEventsFeature,
  mapsFeature,
  eventStatsFeature,
  vipFeature,
  contentToolsFeature,
  trafficFeature,
  adminFeature,
  auditFeature,
  alertsFeature,
];
