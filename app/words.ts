/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by `npm run words`. */

import { chrome as chromeEn } from "./chrome/locales/en";
import { chrome as chromeTr } from "./chrome/locales/tr";
import { labels as labelsEn } from "./engines/labels/locales/en";
import { labels as labelsTr } from "./engines/labels/locales/tr";
import { media as mediaEn } from "./engines/media/locales/en";
import { media as mediaTr } from "./engines/media/locales/tr";
import { notices as noticesEn } from "./engines/notices/locales/en";
import { notices as noticesTr } from "./engines/notices/locales/tr";
import { postSamples as postSamplesEn } from "./engines/post-samples/locales/en";
import { postSamples as postSamplesTr } from "./engines/post-samples/locales/tr";
import { posts as postsEn } from "./engines/posts/locales/en";
import { posts as postsTr } from "./engines/posts/locales/tr";
import { review as reviewEn } from "./engines/review/locales/en";
import { review as reviewTr } from "./engines/review/locales/tr";
import { elsewhere as academicCalendarElsewhere } from "./features/academic-calendar/locales/elsewhere";
import { academicCalendar as academicCalendarEn } from "./features/academic-calendar/locales/en";
import { academicCalendar as academicCalendarTr } from "./features/academic-calendar/locales/tr";
import { elsewhere as adminElsewhere } from "./features/admin/locales/elsewhere";
import { admin as adminEn } from "./features/admin/locales/en";
import { admin as adminTr } from "./features/admin/locales/tr";
import { elsewhere as advertElsewhere } from "./features/advert/locales/elsewhere";
import { advert as advertEn } from "./features/advert/locales/en";
import { advert as advertTr } from "./features/advert/locales/tr";
import { elsewhere as aiElsewhere } from "./features/ai/locales/elsewhere";
import { ai as aiEn } from "./features/ai/locales/en";
import { ai as aiTr } from "./features/ai/locales/tr";
import { unanswered as unansweredEn } from "./features/ai/unanswered/locales/en";
import { unanswered as unansweredTr } from "./features/ai/unanswered/locales/tr";
import { elsewhere as alarmElsewhere } from "./features/alarm/locales/elsewhere";
import { alarm as alarmEn } from "./features/alarm/locales/en";
import { alarm as alarmTr } from "./features/alarm/locales/tr";
import { elsewhere as alertsElsewhere } from "./features/alerts/locales/elsewhere";
import { alerts as alertsEn } from "./features/alerts/locales/en";
import { alerts as alertsTr } from "./features/alerts/locales/tr";
import { elsewhere as alumniElsewhere } from "./features/alumni/locales/elsewhere";
import { alumni as alumniEn } from "./features/alumni/locales/en";
import { alumni as alumniTr } from "./features/alumni/locales/tr";
import { elsewhere as auditElsewhere } from "./features/audit/locales/elsewhere";
import { audit as auditEn } from "./features/audit/locales/en";
import { audit as auditTr } from "./features/audit/locales/tr";
import { elsewhere as billingElsewhere } from "./features/billing/locales/elsewhere";
import { billing as billingEn } from "./features/billing/locales/en";
import { billing as billingTr } from "./features/billing/locales/tr";
import { elsewhere as breachesElsewhere } from "./features/breaches/locales/elsewhere";
import { breaches as breachesEn } from "./features/breaches/locales/en";
import { breaches as breachesTr } from "./features/breaches/locales/tr";
import { elsewhere as careerElsewhere } from "./features/career/locales/elsewhere";
import { career as careerEn } from "./features/career/locales/en";
import { career as careerTr } from "./features/career/locales/tr";
import { elsewhere as catalogElsewhere } from "./features/catalog/locales/elsewhere";
import { catalog as catalogEn } from "./features/catalog/locales/en";
import { catalog as catalogTr } from "./features/catalog/locales/tr";
import { upkeep as upkeepEn } from "./features/catalog/upkeep/locales/en";
import { upkeep as upkeepTr } from "./features/catalog/upkeep/locales/tr";
import { elsewhere as categoriesElsewhere } from "./features/categories/locales/elsewhere";
import { categories as categoriesEn } from "./features/categories/locales/en";
import { categories as categoriesTr } from "./features/categories/locales/tr";
import { elsewhere as chronicleElsewhere } from "./features/chronicle/locales/elsewhere";
import { chronicle as chronicleEn } from "./features/chronicle/locales/en";
import { chronicle as chronicleTr } from "./features/chronicle/locales/tr";
import { elsewhere as communityElsewhere } from "./features/community/locales/elsewhere";
import { community as communityEn } from "./features/community/locales/en";
import { community as communityTr } from "./features/community/locales/tr";
import { selling as sellingEn } from "./features/community/selling/locales/en";
import { selling as sellingTr } from "./features/community/selling/locales/tr";
import { communityEvents as communityEventsEn } from "./features/community-events/locales/en";
import { communityEvents as communityEventsTr } from "./features/community-events/locales/tr";
import { elsewhere as compareElsewhere } from "./features/compare/locales/elsewhere";
import { compare as compareEn } from "./features/compare/locales/en";
import { compare as compareTr } from "./features/compare/locales/tr";
import { elsewhere as contactsElsewhere } from "./features/contacts/locales/elsewhere";
import { contacts as contactsEn } from "./features/contacts/locales/en";
import { contacts as contactsTr } from "./features/contacts/locales/tr";
import { elsewhere as contentToolsElsewhere } from "./features/content-tools/locales/elsewhere";
import { contentTools as contentToolsEn } from "./features/content-tools/locales/en";
import { contentTools as contentToolsTr } from "./features/content-tools/locales/tr";
import { elsewhere as courseMarksElsewhere } from "./features/course-marks/locales/elsewhere";
import { courseMarks as courseMarksEn } from "./features/course-marks/locales/en";
import { courseMarks as courseMarksTr } from "./features/course-marks/locales/tr";
import { elsewhere as coursesElsewhere } from "./features/courses/locales/elsewhere";
import { courses as coursesEn } from "./features/courses/locales/en";
import { courses as coursesTr } from "./features/courses/locales/tr";
import { elsewhere as databankElsewhere } from "./features/databank/locales/elsewhere";
import { databank as databankEn } from "./features/databank/locales/en";
import { databank as databankTr } from "./features/databank/locales/tr";
import { elsewhere as departmentsElsewhere } from "./features/departments/locales/elsewhere";
import { departments as departmentsEn } from "./features/departments/locales/en";
import { departments as departmentsTr } from "./features/departments/locales/tr";
import { elsewhere as devLogElsewhere } from "./features/dev-log/locales/elsewhere";
import { devLog as devLogEn } from "./features/dev-log/locales/en";
import { devLog as devLogTr } from "./features/dev-log/locales/tr";
import { elsewhere as erasmusElsewhere } from "./features/erasmus/locales/elsewhere";
import { erasmus as erasmusEn } from "./features/erasmus/locales/en";
import { erasmus as erasmusTr } from "./features/erasmus/locales/tr";
import { elsewhere as errorsElsewhere } from "./features/errors/locales/elsewhere";
import { errors as errorsEn } from "./features/errors/locales/en";
import { errors as errorsTr } from "./features/errors/locales/tr";
import { eventStats as eventStatsEn } from "./features/event-stats/locales/en";
import { eventStats as eventStatsTr } from "./features/event-stats/locales/tr";
import { agenda as agendaEn } from "./features/events/agenda/locales/en";
import { agenda as agendaTr } from "./features/events/agenda/locales/tr";
import { board as boardEn } from "./features/events/board/locales/en";
import { board as boardTr } from "./features/events/board/locales/tr";
import { cancelling as cancellingEn } from "./features/events/cancelling/locales/en";
import { cancelling as cancellingTr } from "./features/events/cancelling/locales/tr";
import { eventPage as eventPageEn } from "./features/events/event-page/locales/en";
import { eventPage as eventPageTr } from "./features/events/event-page/locales/tr";
import { elsewhere as eventsElsewhere } from "./features/events/locales/elsewhere";
import { events as eventsEn } from "./features/events/locales/en";
import { events as eventsTr } from "./features/events/locales/tr";
import { organize as organizeEn } from "./features/events/organize/locales/en";
import { organize as organizeTr } from "./features/events/organize/locales/tr";
import { elsewhere as examsElsewhere } from "./features/exams/locales/elsewhere";
import { exams as examsEn } from "./features/exams/locales/en";
import { exams as examsTr } from "./features/exams/locales/tr";
import { elsewhere as gpaElsewhere } from "./features/gpa/locales/elsewhere";
import { gpa as gpaEn } from "./features/gpa/locales/en";
import { gpa as gpaTr } from "./features/gpa/locales/tr";
import { transcriptImport as transcriptImportEn } from "./features/gpa/transcript-import/locales/en";
import { transcriptImport as transcriptImportTr } from "./features/gpa/transcript-import/locales/tr";
import { elsewhere as graduatesElsewhere } from "./features/graduates/locales/elsewhere";
import { graduates as graduatesEn } from "./features/graduates/locales/en";
import { graduates as graduatesTr } from "./features/graduates/locales/tr";
import { elsewhere as groupHourElsewhere } from "./features/group-hour/locales/elsewhere";
import { groupHour as groupHourEn } from "./features/group-hour/locales/en";
import { groupHour as groupHourTr } from "./features/group-hour/locales/tr";
import { elsewhere as homeElsewhere } from "./features/home/locales/elsewhere";
import { home as homeEn } from "./features/home/locales/en";
import { home as homeTr } from "./features/home/locales/tr";
import { elsewhere as infoElsewhere } from "./features/info/locales/elsewhere";
import { info as infoEn } from "./features/info/locales/en";
import { info as infoTr } from "./features/info/locales/tr";
import { elsewhere as informationElsewhere } from "./features/information/locales/elsewhere";
import { information as informationEn } from "./features/information/locales/en";
import { information as informationTr } from "./features/information/locales/tr";
import { elsewhere as instagramElsewhere } from "./features/instagram/locales/elsewhere";
import { instagram as instagramEn } from "./features/instagram/locales/en";
import { instagram as instagramTr } from "./features/instagram/locales/tr";
import { answering as answeringEn } from "./features/legal-requests/answering/locales/en";
import { answering as answeringTr } from "./features/legal-requests/answering/locales/tr";
import { elsewhere as legalRequestsElsewhere } from "./features/legal-requests/locales/elsewhere";
import { legalRequests as legalRequestsEn } from "./features/legal-requests/locales/en";
import { legalRequests as legalRequestsTr } from "./features/legal-requests/locales/tr";
import { elsewhere as mapsElsewhere } from "./features/maps/locales/elsewhere";
import { maps as mapsEn } from "./features/maps/locales/en";
import { maps as mapsTr } from "./features/maps/locales/tr";
import { elsewhere as mentalHealthElsewhere } from "./features/mental-health/locales/elsewhere";
import { mentalHealth as mentalHealthEn } from "./features/mental-health/locales/en";
import { mentalHealth as mentalHealthTr } from "./features/mental-health/locales/tr";
import { elsewhere as notesElsewhere } from "./features/notes/locales/elsewhere";
import { notes as notesEn } from "./features/notes/locales/en";
import { notes as notesTr } from "./features/notes/locales/tr";
import { elsewhere as notificationsElsewhere } from "./features/notifications/locales/elsewhere";
import { notifications as notificationsEn } from "./features/notifications/locales/en";
import { notifications as notificationsTr } from "./features/notifications/locales/tr";
import { elsewhere as operatorElsewhere } from "./features/operator/locales/elsewhere";
import { operator as operatorEn } from "./features/operator/locales/en";
import { operator as operatorTr } from "./features/operator/locales/tr";
import { elsewhere as overviewElsewhere } from "./features/overview/locales/elsewhere";
import { overview as overviewEn } from "./features/overview/locales/en";
import { overview as overviewTr } from "./features/overview/locales/tr";
import { elsewhere as paymentsElsewhere } from "./features/payments/locales/elsewhere";
import { payments as paymentsEn } from "./features/payments/locales/en";
import { payments as paymentsTr } from "./features/payments/locales/tr";
import { elsewhere as pollElsewhere } from "./features/poll/locales/elsewhere";
import { poll as pollEn } from "./features/poll/locales/en";
import { poll as pollTr } from "./features/poll/locales/tr";
import { destruction as destructionEn } from "./features/privacy/destruction/locales/en";
import { destruction as destructionTr } from "./features/privacy/destruction/locales/tr";
import { keptThings as keptThingsEn } from "./features/privacy/kept-things/locales/en";
import { keptThings as keptThingsTr } from "./features/privacy/kept-things/locales/tr";
import { elsewhere as privacyElsewhere } from "./features/privacy/locales/elsewhere";
import { privacy as privacyEn } from "./features/privacy/locales/en";
import { privacy as privacyTr } from "./features/privacy/locales/tr";
import { elsewhere as profileElsewhere } from "./features/profile/locales/elsewhere";
import { profile as profileEn } from "./features/profile/locales/en";
import { profile as profileTr } from "./features/profile/locales/tr";
import { elsewhere as qaElsewhere } from "./features/qa/locales/elsewhere";
import { qa as qaEn } from "./features/qa/locales/en";
import { qa as qaTr } from "./features/qa/locales/tr";
import { elsewhere as receptionElsewhere } from "./features/reception/locales/elsewhere";
import { reception as receptionEn } from "./features/reception/locales/en";
import { reception as receptionTr } from "./features/reception/locales/tr";
import { elsewhere as reportingElsewhere } from "./features/reporting/locales/elsewhere";
import { reporting as reportingEn } from "./features/reporting/locales/en";
import { reporting as reportingTr } from "./features/reporting/locales/tr";
import { elsewhere as researchElsewhere } from "./features/research/locales/elsewhere";
import { research as researchEn } from "./features/research/locales/en";
import { research as researchTr } from "./features/research/locales/tr";
import { elsewhere as roomsElsewhere } from "./features/rooms/locales/elsewhere";
import { rooms as roomsEn } from "./features/rooms/locales/en";
import { rooms as roomsTr } from "./features/rooms/locales/tr";
import { elsewhere as scheduleElsewhere } from "./features/schedule/locales/elsewhere";
import { schedule as scheduleEn } from "./features/schedule/locales/en";
import { schedule as scheduleTr } from "./features/schedule/locales/tr";
import { planB as planBEn } from "./features/schedule/plan-b/locales/en";
import { planB as planBTr } from "./features/schedule/plan-b/locales/tr";
import { search as searchEn } from "./features/search/locales/en";
import { search as searchTr } from "./features/search/locales/tr";
import { elsewhere as seatsElsewhere } from "./features/seats/locales/elsewhere";
import { seats as seatsEn } from "./features/seats/locales/en";
import { seats as seatsTr } from "./features/seats/locales/tr";
import { elsewhere as settingsElsewhere } from "./features/settings/locales/elsewhere";
import { settings as settingsEn } from "./features/settings/locales/en";
import { settings as settingsTr } from "./features/settings/locales/tr";
import { elsewhere as siteContentElsewhere } from "./features/site-content/locales/elsewhere";
import { siteContent as siteContentEn } from "./features/site-content/locales/en";
import { siteContent as siteContentTr } from "./features/site-content/locales/tr";
import { elsewhere as studyPlanElsewhere } from "./features/study-plan/locales/elsewhere";
import { studyPlan as studyPlanEn } from "./features/study-plan/locales/en";
import { studyPlan as studyPlanTr } from "./features/study-plan/locales/tr";
import { elsewhere as studyRoomElsewhere } from "./features/study-room/locales/elsewhere";
import { studyRoom as studyRoomEn } from "./features/study-room/locales/en";
import { studyRoom as studyRoomTr } from "./features/study-room/locales/tr";
import { elsewhere as studyTipElsewhere } from "./features/study-tip/locales/elsewhere";
import { studyTip as studyTipEn } from "./features/study-tip/locales/en";
import { studyTip as studyTipTr } from "./features/study-tip/locales/tr";
import { elsewhere as surveyElsewhere } from "./features/survey/locales/elsewhere";
import { survey as surveyEn } from "./features/survey/locales/en";
import { survey as surveyTr } from "./features/survey/locales/tr";
import { elsewhere as tagsElsewhere } from "./features/tags/locales/elsewhere";
import { tags as tagsEn } from "./features/tags/locales/en";
import { tags as tagsTr } from "./features/tags/locales/tr";
import { termCourses as termCoursesEn } from "./features/term-courses/locales/en";
import { termCourses as termCoursesTr } from "./features/term-courses/locales/tr";
import { elsewhere as threadElsewhere } from "./features/thread/locales/elsewhere";
import { thread as threadEn } from "./features/thread/locales/en";
import { thread as threadTr } from "./features/thread/locales/tr";
import { elsewhere as ticketsElsewhere } from "./features/tickets/locales/elsewhere";
import { tickets as ticketsEn } from "./features/tickets/locales/en";
import { tickets as ticketsTr } from "./features/tickets/locales/tr";
import { ticketMoney as ticketMoneyEn } from "./features/tickets/ticket-money/locales/en";
import { ticketMoney as ticketMoneyTr } from "./features/tickets/ticket-money/locales/tr";
import { ticketNews as ticketNewsEn } from "./features/tickets/ticket-news/locales/en";
import { ticketNews as ticketNewsTr } from "./features/tickets/ticket-news/locales/tr";
import { elsewhere as todoElsewhere } from "./features/todo/locales/elsewhere";
import { todo as todoEn } from "./features/todo/locales/en";
import { todo as todoTr } from "./features/todo/locales/tr";
import { elsewhere as trafficElsewhere } from "./features/traffic/locales/elsewhere";
import { traffic as trafficEn } from "./features/traffic/locales/en";
import { traffic as trafficTr } from "./features/traffic/locales/tr";
import { elsewhere as tripElsewhere } from "./features/trip/locales/elsewhere";
import { trip as tripEn } from "./features/trip/locales/en";
import { trip as tripTr } from "./features/trip/locales/tr";
import { elsewhere as usersElsewhere } from "./features/users/locales/elsewhere";
import { users as usersEn } from "./features/users/locales/en";
import { users as usersTr } from "./features/users/locales/tr";
import { elsewhere as vipElsewhere } from "./features/vip/locales/elsewhere";
import { vip as vipEn } from "./features/vip/locales/en";
import { vip as vipTr } from "./features/vip/locales/tr";
import { elsewhere as waitlistElsewhere } from "./features/waitlist/locales/elsewhere";
import { waitlist as waitlistEn } from "./features/waitlist/locales/en";
import { waitlist as waitlistTr } from "./features/waitlist/locales/tr";
import { elsewhere as watElsewhere } from "./features/wat/locales/elsewhere";
import { wat as watEn } from "./features/wat/locales/en";
import { wat as watTr } from "./features/wat/locales/tr";
import { elsewhere as whyElsewhere } from "./features/why/locales/elsewhere";
import { why as whyEn } from "./features/why/locales/en";
import { why as whyTr } from "./features/why/locales/tr";
import { kit as kitEn } from "./kit/locales/en";
import { kit as kitTr } from "./kit/locales/tr";
import { acts as actsEn } from "./platform/acts/locales/en";
import { acts as actsTr } from "./platform/acts/locales/tr";
import { allWords } from "./platform/i18n/elsewhere";
import { termsOfUse as termsOfUseEn } from "./platform/terms-of-use/locales/en";
import { termsOfUse as termsOfUseTr } from "./platform/terms-of-use/locales/tr";
import { validation as validationEn } from "./platform/validation/locales/en";
import { validation as validationTr } from "./platform/validation/locales/tr";

export const words = allWords({
  chrome: { en: chromeEn, tr: chromeTr },
  labels: { en: labelsEn, tr: labelsTr },
  media: { en: mediaEn, tr: mediaTr },
  notices: { en: noticesEn, tr: noticesTr },
  "post-samples": { en: postSamplesEn, tr: postSamplesTr },
  posts: { en: postsEn, tr: postsTr },
  review: { en: reviewEn, tr: reviewTr },
  "academic-calendar": { en: academicCalendarEn, tr: academicCalendarTr, elsewhere: academicCalendarElsewhere },
  admin: { en: adminEn, tr: adminTr, elsewhere: adminElsewhere },
  advert: { en: advertEn, tr: advertTr, elsewhere: advertElsewhere },
  ai: { en: aiEn, tr: aiTr, elsewhere: aiElsewhere },
  unanswered: { en: unansweredEn, tr: unansweredTr },
  alarm: { en: alarmEn, tr: alarmTr, elsewhere: alarmElsewhere },
  alerts: { en: alertsEn, tr: alertsTr, elsewhere: alertsElsewhere },
  alumni: { en: alumniEn, tr: alumniTr, elsewhere: alumniElsewhere },
  audit: { en: auditEn, tr: auditTr, elsewhere: auditElsewhere },
  billing: { en: billingEn, tr: billingTr, elsewhere: billingElsewhere },
  breaches: { en: breachesEn, tr: breachesTr, elsewhere: breachesElsewhere },
  career: { en: careerEn, tr: careerTr, elsewhere: careerElsewhere },
  catalog: { en: catalogEn, tr: catalogTr, elsewhere: catalogElsewhere },
  upkeep: { en: upkeepEn, tr: upkeepTr },
  categories: { en: categoriesEn, tr: categoriesTr, elsewhere: categoriesElsewhere },
  chronicle: { en: chronicleEn, tr: chronicleTr, elsewhere: chronicleElsewhere },
  community: { en: communityEn, tr: communityTr, elsewhere: communityElsewhere },
  "community-events": { en: communityEventsEn, tr: communityEventsTr },
  selling: { en: sellingEn, tr: sellingTr },
  compare: { en: compareEn, tr: compareTr, elsewhere: compareElsewhere },
  contacts: { en: contactsEn, tr: contactsTr, elsewhere: contactsElsewhere },
  "content-tools": { en: contentToolsEn, tr: contentToolsTr, elsewhere: contentToolsElsewhere },
  "course-marks": { en: courseMarksEn, tr: courseMarksTr, elsewhere: courseMarksElsewhere },
  courses: { en: coursesEn, tr: coursesTr, elsewhere: coursesElsewhere },
  databank: { en: databankEn, tr: databankTr, elsewhere: databankElsewhere },
  departments: { en: departmentsEn, tr: departmentsTr, elsewhere: departmentsElsewhere },
  "dev-log": { en: devLogEn, tr: devLogTr, elsewhere: devLogElsewhere },
  erasmus: { en: erasmusEn, tr: erasmusTr, elsewhere: erasmusElsewhere },
  errors: { en: errorsEn, tr: errorsTr, elsewhere: errorsElsewhere },
  "event-stats": { en: eventStatsEn, tr: eventStatsTr },
  events: { en: eventsEn, tr: eventsTr, elsewhere: eventsElsewhere },
  agenda: { en: agendaEn, tr: agendaTr },
  board: { en: boardEn, tr: boardTr },
  cancelling: { en: cancellingEn, tr: cancellingTr },
  "event-page": { en: eventPageEn, tr: eventPageTr },
  organize: { en: organizeEn, tr: organizeTr },
  exams: { en: examsEn, tr: examsTr, elsewhere: examsElsewhere },
  gpa: { en: gpaEn, tr: gpaTr, elsewhere: gpaElsewhere },
  "transcript-import": { en: transcriptImportEn, tr: transcriptImportTr },
  graduates: { en: graduatesEn, tr: graduatesTr, elsewhere: graduatesElsewhere },
  "group-hour": { en: groupHourEn, tr: groupHourTr, elsewhere: groupHourElsewhere },
  home: { en: homeEn, tr: homeTr, elsewhere: homeElsewhere },
  info: { en: infoEn, tr: infoTr, elsewhere: infoElsewhere },
  information: { en: informationEn, tr: informationTr, elsewhere: informationElsewhere },
  instagram: { en: instagramEn, tr: instagramTr, elsewhere: instagramElsewhere },
  "legal-requests": { en: legalRequestsEn, tr: legalRequestsTr, elsewhere: legalRequestsElsewhere },
  answering: { en: answeringEn, tr: answeringTr },
  maps: { en: mapsEn, tr: mapsTr, elsewhere: mapsElsewhere },
  "mental-health": { en: mentalHealthEn, tr: mentalHealthTr, elsewhere: mentalHealthElsewhere },
  notes: { en: notesEn, tr: notesTr, elsewhere: notesElsewhere },
  notifications: { en: notificationsEn, tr: notificationsTr, elsewhere: notificationsElsewhere },
  operator: { en: operatorEn, tr: operatorTr, elsewhere: operatorElsewhere },
  overview: { en: overviewEn, tr: overviewTr, elsewhere: overviewElsewhere },
  payments: { en: paymentsEn, tr: paymentsTr, elsewhere: paymentsElsewhere },
  poll: { en: pollEn, tr: pollTr, elsewhere: pollElsewhere },
  privacy: { en: privacyEn, tr: privacyTr, elsewhere: privacyElsewhere },
  destruction: { en: destructionEn, tr: destructionTr },
  "kept-things": { en: keptThingsEn, tr: keptThingsTr },
  profile: { en: profileEn, tr: profileTr, elsewhere: profileElsewhere },
  qa: { en: qaEn, tr: qaTr, elsewhere: qaElsewhere },
  reception: { en: receptionEn, tr: receptionTr, elsewhere: receptionElsewhere },
  reporting: { en: reportingEn, tr: reportingTr, elsewhere: reportingElsewhere },
  research: { en: researchEn, tr: researchTr, elsewhere: researchElsewhere },
  rooms: { en: roomsEn, tr: roomsTr, elsewhere: roomsElsewhere },
  schedule: { en: scheduleEn, tr: scheduleTr, elsewhere: scheduleElsewhere },
  "plan-b": { en: planBEn, tr: planBTr },
  search: { en: searchEn, tr: searchTr },
  seats: { en: seatsEn, tr: seatsTr, elsewhere: seatsElsewhere },
  settings: { en: settingsEn, tr: settingsTr, elsewhere: settingsElsewhere },
  "site-content": { en: siteContentEn, tr: siteContentTr, elsewhere: siteContentElsewhere },
  "study-plan": { en: studyPlanEn, tr: studyPlanTr, elsewhere: studyPlanElsewhere },
  "study-room": { en: studyRoomEn, tr: studyRoomTr, elsewhere: studyRoomElsewhere },
  "study-tip": { en: studyTipEn, tr: studyTipTr, elsewhere: studyTipElsewhere },
  survey: { en: surveyEn, tr: surveyTr, elsewhere: surveyElsewhere },
  tags: { en: tagsEn, tr: tagsTr, elsewhere: tagsElsewhere },
  "term-courses": { en: termCoursesEn, tr: termCoursesTr },
  thread: { en: threadEn, tr: threadTr, elsewhere: threadElsewhere },
  tickets: { en: ticketsEn, tr: ticketsTr, elsewhere: ticketsElsewhere },
  "ticket-money": { en: ticketMoneyEn, tr: ticketMoneyTr },
  "ticket-news": { en: ticketNewsEn, tr: ticketNewsTr },
  todo: { en: todoEn, tr: todoTr, elsewhere: todoElsewhere },
  traffic: { en: trafficEn, tr: trafficTr, elsewhere: trafficElsewhere },
  trip: { en: tripEn, tr: tripTr, elsewhere: tripElsewhere },
  users: { en: usersEn, tr: usersTr, elsewhere: usersElsewhere },
  vip: { en: vipEn, tr: vipTr, elsewhere: vipElsewhere },
  waitlist: { en: waitlistEn, tr: waitlistTr, elsewhere: waitlistElsewhere },
  wat: { en: watEn, tr: watTr, elsewhere: watElsewhere },
  why: { en: whyEn, tr: whyTr, elsewhere: whyElsewhere },
  kit: { en: kitEn, tr: kitTr },
  acts: { en: actsEn, tr: actsTr },
  "terms-of-use": { en: termsOfUseEn, tr: termsOfUseTr },
  validation: { en: validationEn, tr: validationTr },
});
