/** Every API endpoint of the product. */
import { advertEndpoints } from "./features/advert/advert.api.server";
import { catalogEndpoints } from "./features/catalog/catalog.api.server";
import { chronicleEndpoints } from "./features/chronicle/chronicle.api.server";
import { communityEndpoints } from "./features/community/community.api.server";
import { courseEndpoints } from "./features/courses/courses.api.server";
import { databankEndpoints } from "./features/databank/databank.api.server";
import { departmentEndpoints } from "./features/departments/departments.api.server";
import { devLogEndpoints } from "./features/dev-log/dev-log.api.server";
import { erasmusEndpoints } from "./features/erasmus/erasmus.api.server";
import { eventStatEndpoints } from "./features/event-stats/event-stats.api.server";
import { eventEndpoints } from "./features/events/events.api.server";
import { graduateEndpoints } from "./features/graduates/graduates.api.server";
import { homeEndpoints } from "./features/home/home.api.server";
import { notesEndpoints } from "./features/notes/notes.api.server";
import { photoEndpoints } from "./features/profile/photo.api.server";
import { profileEndpoints } from "./features/profile/profile.api.server";
import { receptionEndpoints } from "./features/reception/reception.api.server";
import { reportingEndpoints } from "./features/reporting/reporting.api.server";
import { researchEndpoints } from "./features/research/research.api.server";
import { searchEndpoints } from "./features/search/search.api.server";
import { settingsEndpoints } from "./features/settings/settings.api.server";
import { studyTipEndpoints } from "./features/study-tip/study-tip.api.server";
import { threadEndpoints } from "./features/thread/thread.api.server";
import { userEndpoints } from "./features/users/users.api.server";
import { watEndpoints } from "./features/wat/wat.api.server";
import { whyEndpoints } from "./features/why/why.api.server";
import { clientErrorEndpoint } from "./platform/errors/errors.api.server";
import type { Endpoint } from "./platform/http/endpoint";
import { preferencesEndpoint } from "./platform/http/preferences.api.server";
import { outboxEndpoint } from "./platform/mail/outbox.api.server";
import { mailWords } from "./translators.server";

export const endpoints: readonly Endpoint[] = [
  ...homeEndpoints,
  ...searchEndpoints,
  ...profileEndpoints,
  ...receptionEndpoints,
  ...graduateEndpoints,
  ...courseEndpoints,
  ...catalogEndpoints,
  ...databankEndpoints,
  ...photoEndpoints,
  ...departmentEndpoints,
  ...userEndpoints,
  ...settingsEndpoints,
  ...studyTipEndpoints,
  ...notesEndpoints,
  ...advertEndpoints,
  ...chronicleEndpoints,
  ...whyEndpoints,
  ...researchEndpoints,
  ...devLogEndpoints,
  ...watEndpoints,
  ...erasmusEndpoints,
  ...reportingEndpoints,
  ...threadEndpoints,
  ...communityEndpoints,
  ...eventEndpoints,
  ...eventStatEndpoints,
  preferencesEndpoint,
  clientErrorEndpoint,
  outboxEndpoint(mailWords),
];
