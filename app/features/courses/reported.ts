/** What of this feature can be reported, by its name in reports. */
import type { SubjectType } from "~/engines/reported";

export const reported = ["experience"] satisfies readonly SubjectType[];
