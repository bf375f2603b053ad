/** Every page of the product: who may open it and how it is framed. A page that isn't here doesn't exist. */
import { adminPages } from "./features/admin/admin.pages";
import { advertPages } from "./features/advert/advert.pages";
import { catalogPages } from "./features/catalog/catalog.pages";
import { chroniclePages } from "./features/chronicle/chronicle.pages";
import { communityPages } from "./features/community/community.pages";
import { coursePages } from "./features/courses/courses.pages";
import { databankPages } from "./features/databank/databank.pages";
import { departmentPages } from "./features/departments/departments.pages";
import { devLogPages } from "./features/dev-log/dev-log.pages";
import { erasmusPages } from "./features/erasmus/erasmus.pages";
import { errorPages } from "./features/errors/errors.pages";
import { eventStatPages } from "./features/event-stats/event-stats.pages";
import { eventPages } from "./features/events/events.pages";
import { graduatePages } from "./features/graduates/graduates.pages";
import { homePages } from "./features/home/home.pages";
import { infoPages } from "./features/info/info.pages";
import { mapPages } from "./features/maps/maps.pages";
import { notesPages } from "./features/notes/notes.pages";
import { overviewPages } from "./features/overview/overview.pages";
import { profilePages } from "./features/profile/profile.pages";
import { receptionPages } from "./features/reception/reception.pages";
import { reportingPages } from "./features/reporting/reporting.pages";
import { researchPages } from "./features/research/research.pages";
import { searchPages } from "./features/search/search.pages";
import { settingsPages } from "./features/settings/settings.pages";
import { studyTipPages } from "./features/study-tip/study-tip.pages";
import { threadPages } from "./features/thread/thread.pages";
import { userPages } from "./features/users/users.pages";
import { watPages } from "./features/wat/wat.pages";
import { whyPages } from "./features/why/why.pages";
import type { PageRow } from "./platform/pages/page";

export const siteMap: readonly PageRow[] = [
  ...homePages,
  ...infoPages,
  ...searchPages,
  ...errorPages,
  ...receptionPages,
  ...graduatePages,
  ...coursePages,
  ...catalogPages,
  ...databankPages,
  ...profilePages,
  ...overviewPages,
  ...userPages,
  ...settingsPages,
  ...departmentPages,
  ...studyTipPages,
  ...notesPages,
  ...advertPages,
  ...chroniclePages,
  ...whyPages,
  ...researchPages,
  ...devLogPages,
  ...watPages,
  ...erasmusPages,
  ...reportingPages,
  ...threadPages,
  ...communityPages,
  ...eventPages,
  ...mapPages,
  ...eventStatPages,
  ...adminPages,
];
