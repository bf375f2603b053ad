/** Every word of the product, by language and namespace; a namespace is a feature's name. Written by `npm run words`. */

import { chrome as chromeEn } from "./chrome/locales/en";
import { chrome as chromeTr } from "./chrome/locales/tr";
import { media as mediaEn } from "./engines/media/locales/en";
import { media as mediaTr } from "./engines/media/locales/tr";
import { posts as postsEn } from "./engines/posts/locales/en";
import { posts as postsTr } from "./engines/posts/locales/tr";
import { admin as adminEn } from "./features/admin/locales/en";
import { admin as adminTr } from "./features/admin/locales/tr";
import { advert as advertEn } from "./features/advert/locales/en";
import { advert as advertTr } from "./features/advert/locales/tr";
import { catalog as catalogEn } from "./features/catalog/locales/en";
import { catalog as catalogTr } from "./features/catalog/locales/tr";
import { chronicle as chronicleEn } from "./features/chronicle/locales/en";
import { chronicle as chronicleTr } from "./features/chronicle/locales/tr";
import { community as communityEn } from "./features/community/locales/en";
import { community as communityTr } from "./features/community/locales/tr";
import { communityEvents as communityEventsEn } from "./features/community-events/locales/en";
import { communityEvents as communityEventsTr } from "./features/community-events/locales/tr";
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
import { maps as mapsEn } from "./features/maps/locales/en";
import { maps as mapsTr } from "./features/maps/locales/tr";
import { notes as notesEn } from "./features/notes/locales/en";
import { notes as notesTr } from "./features/notes/locales/tr";
import { overview as overviewEn } from "./features/overview/locales/en";
import { overview as overviewTr } from "./features/overview/locales/tr";
import { profile as profileEn } from "./features/profile/locales/en";
import { profile as profileTr } from "./features/profile/locales/tr";
import { reception as receptionEn } from "./features/reception/locales/en";
import { reception as receptionTr } from "./features/reception/locales/tr";
import { reporting as reportingEn } from "./features/reporting/locales/en";
import { reporting as reportingTr } from "./features/reporting/locales/tr";
import { research as researchEn } from "./features/research/locales/en";
import { research as researchTr } from "./features/research/locales/tr";
import { search as searchEn } from "./features/search/locales/en";
import { search as searchTr } from "./features/search/locales/tr";
import { settings as settingsEn } from "./features/settings/locales/en";
import { settings as settingsTr } from "./features/settings/locales/tr";
import { studyTip as studyTipEn } from "./features/study-tip/locales/en";
import { studyTip as studyTipTr } from "./features/study-tip/locales/tr";
import { thread as threadEn } from "./features/thread/locales/en";
import { thread as threadTr } from "./features/thread/locales/tr";
import { users as usersEn } from "./features/users/locales/en";
import { users as usersTr } from "./features/users/locales/tr";
import { vip as vipEn } from "./features/vip/locales/en";
import { vip as vipTr } from "./features/vip/locales/tr";
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
    media: mediaEn,
    posts: postsEn,
    admin: adminEn,
    advert: advertEn,
    catalog: catalogEn,
    chronicle: chronicleEn,
    community: communityEn,
    "community-events": communityEventsEn,
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
    maps: mapsEn,
    notes: notesEn,
    overview: overviewEn,
    profile: profileEn,
    reception: receptionEn,
    reporting: reportingEn,
    research: researchEn,
    search: searchEn,
    settings: settingsEn,
    "study-tip": studyTipEn,
    thread: threadEn,
    users: usersEn,
    vip: vipEn,
    wat: watEn,
    why: whyEn,
    kit: kitEn,
    validation: validationEn,
  },
  tr: {
    chrome: chromeTr,
    media: mediaTr,
    posts: postsTr,
    admin: adminTr,
    advert: advertTr,
    catalog: catalogTr,
    chronicle: chronicleTr,
    community: communityTr,
    "community-events": communityEventsTr,
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
    maps: mapsTr,
    notes: notesTr,
    overview: overviewTr,
    profile: profileTr,
    reception: receptionTr,
    reporting: reportingTr,
    research: researchTr,
    search: searchTr,
    settings: settingsTr,
    "study-tip": studyTipTr,
    thread: threadTr,
    users: usersTr,
    vip: vipTr,
    wat: watTr,
    why: whyTr,
    kit: kitTr,
    validation: validationTr,
  },
};
