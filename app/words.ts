/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by `npm run words`. */

import { chrome as chromeEn } from "./chrome/locales/en";
import { chrome as chromeTr } from "./chrome/locales/tr";
import { labels as labelsEn } from "./engines/labels/locales/en";
import { labels as labelsTr } from "./engines/labels/locales/tr";
import { media as mediaEn } from "./engines/media/locales/en";
import { media as mediaTr } from "./engines/media/locales/tr";
import { notices as noticesEn } from "./engines/notices/locales/en";
import { notices as noticesTr } from "./engines/notices/locales/tr";
import { posts as postsEn } from "./engines/posts/locales/en";
import { posts as postsTr } from "./engines/posts/locales/tr";
import { academicCalendar as academicCalendarEn } from "./features/academic-calendar/locales/en";
import { academicCalendar as academicCalendarTr } from "./features/academic-calendar/locales/tr";
import { admin as adminEn } from "./features/admin/locales/en";
import { admin as adminTr } from "./features/admin/locales/tr";
import { advert as advertEn } from "./features/advert/locales/en";
import { advert as advertTr } from "./features/advert/locales/tr";
import { ai as aiEn } from "./features/ai/locales/en";
import { ai as aiTr } from "./features/ai/locales/tr";
import { alarm as alarmEn } from "./features/alarm/locales/en";
import { alarm as alarmTr } from "./features/alarm/locales/tr";
import { alumni as alumniEn } from "./features/alumni/locales/en";
import { alumni as alumniTr } from "./features/alumni/locales/tr";
import { career as careerEn } from "./features/career/locales/en";
import { career as careerTr } from "./features/career/locales/tr";
import { catalog as catalogEn } from "./features/catalog/locales/en";
import { catalog as catalogTr } from "./features/catalog/locales/tr";
import { categories as categoriesEn } from "./features/categories/locales/en";
import { categories as categoriesTr } from "./features/categories/locales/tr";
import { chronicle as chronicleEn } from "./features/chronicle/locales/en";
import { chronicle as chronicleTr } from "./features/chronicle/locales/tr";
import { community as communityEn } from "./features/community/locales/en";
import { community as communityTr } from "./features/community/locales/tr";
import { communityEvents as communityEventsEn } from "./features/community-events/locales/en";
import { communityEvents as communityEventsTr } from "./features/community-events/locales/tr";
import { contacts as contactsEn } from "./features/contacts/locales/en";
import { contacts as contactsTr } from "./features/contacts/locales/tr";
import { contentTools as contentToolsEn } from "./features/content-tools/locales/en";
import { contentTools as contentToolsTr } from "./features/content-tools/locales/tr";
import { courses as coursesEn } from "./features/courses/locales/en";
import { courses as coursesTr } from "./features/courses/locales/tr";
import { databank as databankEn } from "./features/databank/locales/en";
import { databank as databankTr } from "./features/databank/locales/tr";
import { departments as departmentsEn } from "./features/departments/locales/en";
import { departments as departmentsTr } from "./features/departments/locales/tr";
import { devLog as devLogEn } from "./features/dev-log/locales/en";
import { devLog as devLogTr } from "./features/dev-log/locales/tr";
import { erasmus as erasmusEn } from "./features/erasmus/locales/en";
import { erasmus as erasmusTr } from "./features/erasmus/locales/tr";
import { errors as errorsEn } from "./features/errors/locales/en";
import { errors as errorsTr } from "./features/errors/locales/tr";
import { eventStats as eventStatsEn } from "./features/event-stats/locales/en";
import { eventStats as eventStatsTr } from "./features/event-stats/locales/tr";
import { events as eventsEn } from "./features/events/locales/en";
import { events as eventsTr } from "./features/events/locales/tr";
import { gpa as gpaEn } from "./features/gpa/locales/en";
import { gpa as gpaTr } from "./features/gpa/locales/tr";
import { graduates as graduatesEn } from "./features/graduates/locales/en";
import { graduates as graduatesTr } from "./features/graduates/locales/tr";
import { home as homeEn } from "./features/home/locales/en";
import { home as homeTr } from "./features/home/locales/tr";
import { info as infoEn } from "./features/info/locales/en";
import { info as infoTr } from "./features/info/locales/tr";
import { information as informationEn } from "./features/information/locales/en";
import { information as informationTr } from "./features/information/locales/tr";
import { instagram as instagramEn } from "./features/instagram/locales/en";
import { instagram as instagramTr } from "./features/instagram/locales/tr";
import { maps as mapsEn } from "./features/maps/locales/en";
import { maps as mapsTr } from "./features/maps/locales/tr";
import { mentalHealth as mentalHealthEn } from "./features/mental-health/locales/en";
import { mentalHealth as mentalHealthTr } from "./features/mental-health/locales/tr";
import { notes as notesEn } from "./features/notes/locales/en";
import { notes as notesTr } from "./features/notes/locales/tr";
import { notifications as notificationsEn } from "./features/notifications/locales/en";
import { notifications as notificationsTr } from "./features/notifications/locales/tr";
import { overview as overviewEn } from "./features/overview/locales/en";
import { overview as overviewTr } from "./features/overview/locales/tr";
import { payments as paymentsEn } from "./features/payments/locales/en";
import { payments as paymentsTr } from "./features/payments/locales/tr";
import { poll as pollEn } from "./features/poll/locales/en";
import { poll as pollTr } from "./features/poll/locales/tr";
import { profile as profileEn } from "./features/profile/locales/en";
import { profile as profileTr } from "./features/profile/locales/tr";
import { qa as qaEn } from "./features/qa/locales/en";
import { qa as qaTr } from "./features/qa/locales/tr";
import { reception as receptionEn } from "./features/reception/locales/en";
import { reception as receptionTr } from "./features/reception/locales/tr";
import { reporting as reportingEn } from "./features/reporting/locales/en";
import { reporting as reportingTr } from "./features/reporting/locales/tr";
import { research as researchEn } from "./features/research/locales/en";
import { research as researchTr } from "./features/research/locales/tr";
import { schedule as scheduleEn } from "./features/schedule/locales/en";
import { schedule as scheduleTr } from "./features/schedule/locales/tr";
import { search as searchEn } from "./features/search/locales/en";
import { search as searchTr } from "./features/search/locales/tr";
import { settings as settingsEn } from "./features/settings/locales/en";
import { settings as settingsTr } from "./features/settings/locales/tr";
import { siteContent as siteContentEn } from "./features/site-content/locales/en";
import { siteContent as siteContentTr } from "./features/site-content/locales/tr";
import { studyRoom as studyRoomEn } from "./features/study-room/locales/en";
import { studyRoom as studyRoomTr } from "./features/study-room/locales/tr";
import { studyTip as studyTipEn } from "./features/study-tip/locales/en";
import { studyTip as studyTipTr } from "./features/study-tip/locales/tr";
import { survey as surveyEn } from "./features/survey/locales/en";
import { survey as surveyTr } from "./features/survey/locales/tr";
import { tags as tagsEn } from "./features/tags/locales/en";
import { tags as tagsTr } from "./features/tags/locales/tr";
import { thread as threadEn } from "./features/thread/locales/en";
import { thread as threadTr } from "./features/thread/locales/tr";
import { tickets as ticketsEn } from "./features/tickets/locales/en";
import { tickets as ticketsTr } from "./features/tickets/locales/tr";
import { todo as todoEn } from "./features/todo/locales/en";
import { todo as todoTr } from "./features/todo/locales/tr";
import { trip as tripEn } from "./features/trip/locales/en";
import { trip as tripTr } from "./features/trip/locales/tr";
import { users as usersEn } from "./features/users/locales/en";
import { users as usersTr } from "./features/users/locales/tr";
import { vip as vipEn } from "./features/vip/locales/en";
import { vip as vipTr } from "./features/vip/locales/tr";
import { waitlist as waitlistEn } from "./features/waitlist/locales/en";
import { waitlist as waitlistTr } from "./features/waitlist/locales/tr";
import { wat as watEn } from "./features/wat/locales/en";
import { wat as watTr } from "./features/wat/locales/tr";
import { why as whyEn } from "./features/why/locales/en";
import { why as whyTr } from "./features/why/locales/tr";
import { kit as kitEn } from "./kit/locales/en";
import { kit as kitTr } from "./kit/locales/tr";
import { validation as validationEn } from "./platform/validation/locales/en";
import { validation as validationTr } from "./platform/validation/locales/tr";

export const words = {
  en: {
    chrome: chromeEn,
    labels: labelsEn,
    media: mediaEn,
    notices: noticesEn,
    posts: postsEn,
    "academic-calendar": academicCalendarEn,
    admin: adminEn,
    advert: advertEn,
    ai: aiEn,
    alarm: alarmEn,
    alumni: alumniEn,
    career: careerEn,
    catalog: catalogEn,
    categories: categoriesEn,
    chronicle: chronicleEn,
    community: communityEn,
    "community-events": communityEventsEn,
    contacts: contactsEn,
    "content-tools": contentToolsEn,
    courses: coursesEn,
    databank: databankEn,
    departments: departmentsEn,
    "dev-log": devLogEn,
    erasmus: erasmusEn,
    errors: errorsEn,
    "event-stats": eventStatsEn,
    events: eventsEn,
    gpa: gpaEn,
    graduates: graduatesEn,
    home: homeEn,
    info: infoEn,
    information: informationEn,
    instagram: instagramEn,
    maps: mapsEn,
    "mental-health": mentalHealthEn,
    notes: notesEn,
    notifications: notificationsEn,
    overview: overviewEn,
    payments: paymentsEn,
    poll: pollEn,
    profile: profileEn,
    qa: qaEn,
    reception: receptionEn,
    reporting: reportingEn,
    research: researchEn,
    schedule: scheduleEn,
    search: searchEn,
    settings: settingsEn,
    "site-content": siteContentEn,
    "study-room": studyRoomEn,
    "study-tip": studyTipEn,
    survey: surveyEn,
    tags: tagsEn,
    thread: threadEn,
    tickets: ticketsEn,
    todo: todoEn,
    trip: tripEn,
    users: usersEn,
    vip: vipEn,
    waitlist: waitlistEn,
    wat: watEn,
    why: whyEn,
    kit: kitEn,
    validation: validationEn,
  },
  tr: {
    chrome: chromeTr,
    labels: labelsTr,
    media: mediaTr,
    notices: noticesTr,
    posts: postsTr,
    "academic-calendar": academicCalendarTr,
    admin: adminTr,
    advert: advertTr,
    ai: aiTr,
    alarm: alarmTr,
    alumni: alumniTr,
    career: careerTr,
    catalog: catalogTr,
    categories: categoriesTr,
    chronicle: chronicleTr,
    community: communityTr,
    "community-events": communityEventsTr,
    contacts: contactsTr,
    "content-tools": contentToolsTr,
    courses: coursesTr,
    databank: databankTr,
    departments: departmentsTr,
    "dev-log": devLogTr,
    erasmus: erasmusTr,
    errors: errorsTr,
    "event-stats": eventStatsTr,
    events: eventsTr,
    gpa: gpaTr,
    graduates: graduatesTr,
    home: homeTr,
    info: infoTr,
    information: informationTr,
    instagram: instagramTr,
    maps: mapsTr,
    "mental-health": mentalHealthTr,
    notes: notesTr,
    notifications: notificationsTr,
    overview: overviewTr,
    payments: paymentsTr,
    poll: pollTr,
    profile: profileTr,
    qa: qaTr,
    reception: receptionTr,
    reporting: reportingTr,
    research: researchTr,
    schedule: scheduleTr,
    search: searchTr,
    settings: settingsTr,
    "site-content": siteContentTr,
    "study-room": studyRoomTr,
    "study-tip": studyTipTr,
    survey: surveyTr,
    tags: tagsTr,
    thread: threadTr,
    tickets: ticketsTr,
    todo: todoTr,
    trip: tripTr,
    users: usersTr,
    vip: vipTr,
    waitlist: waitlistTr,
    wat: watTr,
    why: whyTr,
    kit: kitTr,
    validation: validationTr,
  },
};
