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
import { elsewhere as academicCalendarElsewhereEn, academicCalendar as academicCalendarEn } from "./features/academic-calendar/locales/en";
import { elsewhere as academicCalendarElsewhereTr, academicCalendar as academicCalendarTr } from "./features/academic-calendar/locales/tr";
import { elsewhere as adminElsewhereEn, admin as adminEn } from "./features/admin/locales/en";
import { elsewhere as adminElsewhereTr, admin as adminTr } from "./features/admin/locales/tr";
import { elsewhere as advertElsewhereEn, advert as advertEn } from "./features/advert/locales/en";
import { elsewhere as advertElsewhereTr, advert as advertTr } from "./features/advert/locales/tr";
import { elsewhere as aiElsewhereEn, ai as aiEn } from "./features/ai/locales/en";
import { elsewhere as aiElsewhereTr, ai as aiTr } from "./features/ai/locales/tr";
import { elsewhere as alarmElsewhereEn, alarm as alarmEn } from "./features/alarm/locales/en";
import { elsewhere as alarmElsewhereTr, alarm as alarmTr } from "./features/alarm/locales/tr";
import { elsewhere as alumniElsewhereEn, alumni as alumniEn } from "./features/alumni/locales/en";
import { elsewhere as alumniElsewhereTr, alumni as alumniTr } from "./features/alumni/locales/tr";
import { elsewhere as careerElsewhereEn, career as careerEn } from "./features/career/locales/en";
import { elsewhere as careerElsewhereTr, career as careerTr } from "./features/career/locales/tr";
import { elsewhere as catalogElsewhereEn, catalog as catalogEn } from "./features/catalog/locales/en";
import { elsewhere as catalogElsewhereTr, catalog as catalogTr } from "./features/catalog/locales/tr";
import { elsewhere as categoriesElsewhereEn, categories as categoriesEn } from "./features/categories/locales/en";
import { elsewhere as categoriesElsewhereTr, categories as categoriesTr } from "./features/categories/locales/tr";
import { elsewhere as chronicleElsewhereEn, chronicle as chronicleEn } from "./features/chronicle/locales/en";
import { elsewhere as chronicleElsewhereTr, chronicle as chronicleTr } from "./features/chronicle/locales/tr";
import { elsewhere as communityElsewhereEn, community as communityEn } from "./features/community/locales/en";
import { elsewhere as communityElsewhereTr, community as communityTr } from "./features/community/locales/tr";
import { communityEvents as communityEventsEn } from "./features/community-events/locales/en";
import { communityEvents as communityEventsTr } from "./features/community-events/locales/tr";
import { elsewhere as contactsElsewhereEn, contacts as contactsEn } from "./features/contacts/locales/en";
import { elsewhere as contactsElsewhereTr, contacts as contactsTr } from "./features/contacts/locales/tr";
import { elsewhere as contentToolsElsewhereEn, contentTools as contentToolsEn } from "./features/content-tools/locales/en";
import { elsewhere as contentToolsElsewhereTr, contentTools as contentToolsTr } from "./features/content-tools/locales/tr";
import { elsewhere as coursesElsewhereEn, courses as coursesEn } from "./features/courses/locales/en";
import { elsewhere as coursesElsewhereTr, courses as coursesTr } from "./features/courses/locales/tr";
import { elsewhere as databankElsewhereEn, databank as databankEn } from "./features/databank/locales/en";
import { elsewhere as databankElsewhereTr, databank as databankTr } from "./features/databank/locales/tr";
import { elsewhere as departmentsElsewhereEn, departments as departmentsEn } from "./features/departments/locales/en";
import { elsewhere as departmentsElsewhereTr, departments as departmentsTr } from "./features/departments/locales/tr";
import { elsewhere as devLogElsewhereEn, devLog as devLogEn } from "./features/dev-log/locales/en";
import { elsewhere as devLogElsewhereTr, devLog as devLogTr } from "./features/dev-log/locales/tr";
import { elsewhere as erasmusElsewhereEn, erasmus as erasmusEn } from "./features/erasmus/locales/en";
import { elsewhere as erasmusElsewhereTr, erasmus as erasmusTr } from "./features/erasmus/locales/tr";
import { elsewhere as errorsElsewhereEn, errors as errorsEn } from "./features/errors/locales/en";
import { elsewhere as errorsElsewhereTr, errors as errorsTr } from "./features/errors/locales/tr";
import { eventStats as eventStatsEn } from "./features/event-stats/locales/en";
import { eventStats as eventStatsTr } from "./features/event-stats/locales/tr";
import { elsewhere as eventsElsewhereEn, events as eventsEn } from "./features/events/locales/en";
import { elsewhere as eventsElsewhereTr, events as eventsTr } from "./features/events/locales/tr";
import { elsewhere as gpaElsewhereEn, gpa as gpaEn } from "./features/gpa/locales/en";
import { elsewhere as gpaElsewhereTr, gpa as gpaTr } from "./features/gpa/locales/tr";
import { elsewhere as graduatesElsewhereEn, graduates as graduatesEn } from "./features/graduates/locales/en";
import { elsewhere as graduatesElsewhereTr, graduates as graduatesTr } from "./features/graduates/locales/tr";
import { elsewhere as homeElsewhereEn, home as homeEn } from "./features/home/locales/en";
import { elsewhere as homeElsewhereTr, home as homeTr } from "./features/home/locales/tr";
import { elsewhere as infoElsewhereEn, info as infoEn } from "./features/info/locales/en";
import { elsewhere as infoElsewhereTr, info as infoTr } from "./features/info/locales/tr";
import { elsewhere as informationElsewhereEn, information as informationEn } from "./features/information/locales/en";
import { elsewhere as informationElsewhereTr, information as informationTr } from "./features/information/locales/tr";
import { elsewhere as instagramElsewhereEn, instagram as instagramEn } from "./features/instagram/locales/en";
import { elsewhere as instagramElsewhereTr, instagram as instagramTr } from "./features/instagram/locales/tr";
import { elsewhere as mapsElsewhereEn, maps as mapsEn } from "./features/maps/locales/en";
import { elsewhere as mapsElsewhereTr, maps as mapsTr } from "./features/maps/locales/tr";
import { elsewhere as mentalHealthElsewhereEn, mentalHealth as mentalHealthEn } from "./features/mental-health/locales/en";
import { elsewhere as mentalHealthElsewhereTr, mentalHealth as mentalHealthTr } from "./features/mental-health/locales/tr";
import { elsewhere as notesElsewhereEn, notes as notesEn } from "./features/notes/locales/en";
import { elsewhere as notesElsewhereTr, notes as notesTr } from "./features/notes/locales/tr";
import { elsewhere as notificationsElsewhereEn, notifications as notificationsEn } from "./features/notifications/locales/en";
import { elsewhere as notificationsElsewhereTr, notifications as notificationsTr } from "./features/notifications/locales/tr";
import { elsewhere as overviewElsewhereEn, overview as overviewEn } from "./features/overview/locales/en";
import { elsewhere as overviewElsewhereTr, overview as overviewTr } from "./features/overview/locales/tr";
import { elsewhere as paymentsElsewhereEn, payments as paymentsEn } from "./features/payments/locales/en";
import { elsewhere as paymentsElsewhereTr, payments as paymentsTr } from "./features/payments/locales/tr";
import { elsewhere as pollElsewhereEn, poll as pollEn } from "./features/poll/locales/en";
import { elsewhere as pollElsewhereTr, poll as pollTr } from "./features/poll/locales/tr";
import { elsewhere as profileElsewhereEn, profile as profileEn } from "./features/profile/locales/en";
import { elsewhere as profileElsewhereTr, profile as profileTr } from "./features/profile/locales/tr";
import { elsewhere as qaElsewhereEn, qa as qaEn } from "./features/qa/locales/en";
import { elsewhere as qaElsewhereTr, qa as qaTr } from "./features/qa/locales/tr";
import { elsewhere as receptionElsewhereEn, reception as receptionEn } from "./features/reception/locales/en";
import { elsewhere as receptionElsewhereTr, reception as receptionTr } from "./features/reception/locales/tr";
import { elsewhere as reportingElsewhereEn, reporting as reportingEn } from "./features/reporting/locales/en";
import { elsewhere as reportingElsewhereTr, reporting as reportingTr } from "./features/reporting/locales/tr";
import { elsewhere as researchElsewhereEn, research as researchEn } from "./features/research/locales/en";
import { elsewhere as researchElsewhereTr, research as researchTr } from "./features/research/locales/tr";
import { elsewhere as scheduleElsewhereEn, schedule as scheduleEn } from "./features/schedule/locales/en";
import { elsewhere as scheduleElsewhereTr, schedule as scheduleTr } from "./features/schedule/locales/tr";
import { search as searchEn } from "./features/search/locales/en";
import { search as searchTr } from "./features/search/locales/tr";
import { elsewhere as settingsElsewhereEn, settings as settingsEn } from "./features/settings/locales/en";
import { elsewhere as settingsElsewhereTr, settings as settingsTr } from "./features/settings/locales/tr";
import { elsewhere as siteContentElsewhereEn, siteContent as siteContentEn } from "./features/site-content/locales/en";
import { elsewhere as siteContentElsewhereTr, siteContent as siteContentTr } from "./features/site-content/locales/tr";
import { elsewhere as studyRoomElsewhereEn, studyRoom as studyRoomEn } from "./features/study-room/locales/en";
import { elsewhere as studyRoomElsewhereTr, studyRoom as studyRoomTr } from "./features/study-room/locales/tr";
import { elsewhere as studyTipElsewhereEn, studyTip as studyTipEn } from "./features/study-tip/locales/en";
import { elsewhere as studyTipElsewhereTr, studyTip as studyTipTr } from "./features/study-tip/locales/tr";
import { elsewhere as surveyElsewhereEn, survey as surveyEn } from "./features/survey/locales/en";
import { elsewhere as surveyElsewhereTr, survey as surveyTr } from "./features/survey/locales/tr";
import { elsewhere as tagsElsewhereEn, tags as tagsEn } from "./features/tags/locales/en";
import { elsewhere as tagsElsewhereTr, tags as tagsTr } from "./features/tags/locales/tr";
import { elsewhere as threadElsewhereEn, thread as threadEn } from "./features/thread/locales/en";
import { elsewhere as threadElsewhereTr, thread as threadTr } from "./features/thread/locales/tr";
import { elsewhere as ticketsElsewhereEn, tickets as ticketsEn } from "./features/tickets/locales/en";
import { elsewhere as ticketsElsewhereTr, tickets as ticketsTr } from "./features/tickets/locales/tr";
import { elsewhere as todoElsewhereEn, todo as todoEn } from "./features/todo/locales/en";
import { elsewhere as todoElsewhereTr, todo as todoTr } from "./features/todo/locales/tr";
import { trip as tripEn } from "./features/trip/locales/en";
import { trip as tripTr } from "./features/trip/locales/tr";
import { elsewhere as usersElsewhereEn, users as usersEn } from "./features/users/locales/en";
import { elsewhere as usersElsewhereTr, users as usersTr } from "./features/users/locales/tr";
import { elsewhere as vipElsewhereEn, vip as vipEn } from "./features/vip/locales/en";
import { elsewhere as vipElsewhereTr, vip as vipTr } from "./features/vip/locales/tr";
import { elsewhere as waitlistElsewhereEn, waitlist as waitlistEn } from "./features/waitlist/locales/en";
import { elsewhere as waitlistElsewhereTr, waitlist as waitlistTr } from "./features/waitlist/locales/tr";
import { elsewhere as watElsewhereEn, wat as watEn } from "./features/wat/locales/en";
import { elsewhere as watElsewhereTr, wat as watTr } from "./features/wat/locales/tr";
import { elsewhere as whyElsewhereEn, why as whyEn } from "./features/why/locales/en";
import { elsewhere as whyElsewhereTr, why as whyTr } from "./features/why/locales/tr";
import { kit as kitEn } from "./kit/locales/en";
import { kit as kitTr } from "./kit/locales/tr";
import { joined } from "./platform/i18n/joined";
import { validation as validationEn } from "./platform/validation/locales/en";
import { validation as validationTr } from "./platform/validation/locales/tr";

export const words = {
  en: {
    chrome: joined(
      chromeEn,
      adminElsewhereEn.chrome,
      advertElsewhereEn.chrome,
      aiElsewhereEn.chrome,
      alarmElsewhereEn.chrome,
      alumniElsewhereEn.chrome,
      careerElsewhereEn.chrome,
      catalogElsewhereEn.chrome,
      categoriesElsewhereEn.chrome,
      chronicleElsewhereEn.chrome,
      communityElsewhereEn.chrome,
      contactsElsewhereEn.chrome,
      coursesElsewhereEn.chrome,
      databankElsewhereEn.chrome,
      departmentsElsewhereEn.chrome,
      devLogElsewhereEn.chrome,
      erasmusElsewhereEn.chrome,
      errorsElsewhereEn.chrome,
      eventsElsewhereEn.chrome,
      gpaElsewhereEn.chrome,
      homeElsewhereEn.chrome,
      infoElsewhereEn.chrome,
      informationElsewhereEn.chrome,
      instagramElsewhereEn.chrome,
      mapsElsewhereEn.chrome,
      mentalHealthElsewhereEn.chrome,
      notesElsewhereEn.chrome,
      notificationsElsewhereEn.chrome,
      overviewElsewhereEn.chrome,
      paymentsElsewhereEn.chrome,
      pollElsewhereEn.chrome,
      profileElsewhereEn.chrome,
      qaElsewhereEn.chrome,
      receptionElsewhereEn.chrome,
      reportingElsewhereEn.chrome,
      researchElsewhereEn.chrome,
      scheduleElsewhereEn.chrome,
      settingsElsewhereEn.chrome,
      siteContentElsewhereEn.chrome,
      studyRoomElsewhereEn.chrome,
      studyTipElsewhereEn.chrome,
      surveyElsewhereEn.chrome,
      tagsElsewhereEn.chrome,
      threadElsewhereEn.chrome,
      ticketsElsewhereEn.chrome,
      todoElsewhereEn.chrome,
      usersElsewhereEn.chrome,
      waitlistElsewhereEn.chrome,
      watElsewhereEn.chrome,
      whyElsewhereEn.chrome,
    ),
    labels: labelsEn,
    media: mediaEn,
    notices: noticesEn,
    posts: postsEn,
    "academic-calendar": academicCalendarEn,
    admin: joined(
      adminEn,
      careerElsewhereEn.admin,
      categoriesElsewhereEn.admin,
      communityElsewhereEn.admin,
      contactsElsewhereEn.admin,
      contentToolsElsewhereEn.admin,
      coursesElsewhereEn.admin,
      databankElsewhereEn.admin,
      departmentsElsewhereEn.admin,
      eventsElsewhereEn.admin,
      graduatesElsewhereEn.admin,
      informationElsewhereEn.admin,
      mentalHealthElsewhereEn.admin,
      paymentsElsewhereEn.admin,
      qaElsewhereEn.admin,
      scheduleElsewhereEn.admin,
      settingsElsewhereEn.admin,
      tagsElsewhereEn.admin,
      threadElsewhereEn.admin,
      usersElsewhereEn.admin,
      waitlistElsewhereEn.admin,
    ),
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
    overview: joined(
      overviewEn,
      academicCalendarElsewhereEn.overview,
      alarmElsewhereEn.overview,
      coursesElsewhereEn.overview,
      databankElsewhereEn.overview,
      eventsElsewhereEn.overview,
      scheduleElsewhereEn.overview,
      studyRoomElsewhereEn.overview,
      todoElsewhereEn.overview,
    ),
    payments: paymentsEn,
    poll: pollEn,
    profile: profileEn,
    qa: qaEn,
    reception: receptionEn,
    reporting: joined(
      reportingEn,
      coursesElsewhereEn.reporting,
      databankElsewhereEn.reporting,
      mentalHealthElsewhereEn.reporting,
      studyRoomElsewhereEn.reporting,
      threadElsewhereEn.reporting,
    ),
    research: researchEn,
    schedule: scheduleEn,
    search: joined(
      searchEn,
      advertElsewhereEn.search,
      chronicleElsewhereEn.search,
      communityElsewhereEn.search,
      coursesElsewhereEn.search,
      devLogElsewhereEn.search,
      erasmusElsewhereEn.search,
      eventsElsewhereEn.search,
      informationElsewhereEn.search,
      notesElsewhereEn.search,
      overviewElsewhereEn.search,
      qaElsewhereEn.search,
      researchElsewhereEn.search,
      studyTipElsewhereEn.search,
      surveyElsewhereEn.search,
      threadElsewhereEn.search,
      watElsewhereEn.search,
      whyElsewhereEn.search,
    ),
    settings: joined(
      settingsEn,
      aiElsewhereEn.settings,
      reportingElsewhereEn.settings,
      ticketsElsewhereEn.settings,
      vipElsewhereEn.settings,
    ),
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
    chrome: joined(
      chromeTr,
      adminElsewhereTr.chrome,
      advertElsewhereTr.chrome,
      aiElsewhereTr.chrome,
      alarmElsewhereTr.chrome,
      alumniElsewhereTr.chrome,
      careerElsewhereTr.chrome,
      catalogElsewhereTr.chrome,
      categoriesElsewhereTr.chrome,
      chronicleElsewhereTr.chrome,
      communityElsewhereTr.chrome,
      contactsElsewhereTr.chrome,
      coursesElsewhereTr.chrome,
      databankElsewhereTr.chrome,
      departmentsElsewhereTr.chrome,
      devLogElsewhereTr.chrome,
      erasmusElsewhereTr.chrome,
      errorsElsewhereTr.chrome,
      eventsElsewhereTr.chrome,
      gpaElsewhereTr.chrome,
      homeElsewhereTr.chrome,
      infoElsewhereTr.chrome,
      informationElsewhereTr.chrome,
      instagramElsewhereTr.chrome,
      mapsElsewhereTr.chrome,
      mentalHealthElsewhereTr.chrome,
      notesElsewhereTr.chrome,
      notificationsElsewhereTr.chrome,
      overviewElsewhereTr.chrome,
      paymentsElsewhereTr.chrome,
      pollElsewhereTr.chrome,
      profileElsewhereTr.chrome,
      qaElsewhereTr.chrome,
      receptionElsewhereTr.chrome,
      reportingElsewhereTr.chrome,
      researchElsewhereTr.chrome,
      scheduleElsewhereTr.chrome,
      settingsElsewhereTr.chrome,
      siteContentElsewhereTr.chrome,
      studyRoomElsewhereTr.chrome,
      studyTipElsewhereTr.chrome,
      surveyElsewhereTr.chrome,
      tagsElsewhereTr.chrome,
      threadElsewhereTr.chrome,
      ticketsElsewhereTr.chrome,
      todoElsewhereTr.chrome,
      usersElsewhereTr.chrome,
      waitlistElsewhereTr.chrome,
      watElsewhereTr.chrome,
      whyElsewhereTr.chrome,
    ),
    labels: labelsTr,
    media: mediaTr,
    notices: noticesTr,
    posts: postsTr,
    "academic-calendar": academicCalendarTr,
    admin: joined(
      adminTr,
      careerElsewhereTr.admin,
      categoriesElsewhereTr.admin,
      communityElsewhereTr.admin,
      contactsElsewhereTr.admin,
      contentToolsElsewhereTr.admin,
      coursesElsewhereTr.admin,
      databankElsewhereTr.admin,
      departmentsElsewhereTr.admin,
      eventsElsewhereTr.admin,
      graduatesElsewhereTr.admin,
      informationElsewhereTr.admin,
      mentalHealthElsewhereTr.admin,
      paymentsElsewhereTr.admin,
      qaElsewhereTr.admin,
      scheduleElsewhereTr.admin,
      settingsElsewhereTr.admin,
      tagsElsewhereTr.admin,
      threadElsewhereTr.admin,
      usersElsewhereTr.admin,
      waitlistElsewhereTr.admin,
    ),
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
    overview: joined(
      overviewTr,
      academicCalendarElsewhereTr.overview,
      alarmElsewhereTr.overview,
      coursesElsewhereTr.overview,
      databankElsewhereTr.overview,
      eventsElsewhereTr.overview,
      scheduleElsewhereTr.overview,
      studyRoomElsewhereTr.overview,
      todoElsewhereTr.overview,
    ),
    payments: paymentsTr,
    poll: pollTr,
    profile: profileTr,
    qa: qaTr,
    reception: receptionTr,
    reporting: joined(
      reportingTr,
      coursesElsewhereTr.reporting,
      databankElsewhereTr.reporting,
      mentalHealthElsewhereTr.reporting,
      studyRoomElsewhereTr.reporting,
      threadElsewhereTr.reporting,
    ),
    research: researchTr,
    schedule: scheduleTr,
    search: joined(
      searchTr,
      advertElsewhereTr.search,
      chronicleElsewhereTr.search,
      communityElsewhereTr.search,
      coursesElsewhereTr.search,
      devLogElsewhereTr.search,
      erasmusElsewhereTr.search,
      eventsElsewhereTr.search,
      informationElsewhereTr.search,
      notesElsewhereTr.search,
      overviewElsewhereTr.search,
      qaElsewhereTr.search,
      researchElsewhereTr.search,
      studyTipElsewhereTr.search,
      surveyElsewhereTr.search,
      threadElsewhereTr.search,
      watElsewhereTr.search,
      whyElsewhereTr.search,
    ),
    settings: joined(
      settingsTr,
      aiElsewhereTr.settings,
      reportingElsewhereTr.settings,
      ticketsElsewhereTr.settings,
      vipElsewhereTr.settings,
    ),
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
