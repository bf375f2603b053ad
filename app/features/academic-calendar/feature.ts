/** What this feature brings: the dates of terms, which others show and go by. */
import { feature } from "../../engines/feature";

export const academicCalendarFeature = feature("academic-calendar", { pages: [] });
