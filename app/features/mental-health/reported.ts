/** What of this feature can be reported, by its name in reports. */
import type { SubjectType } from "~/engines/reported";

export const reported = ["pool-entry"] satisfies readonly SubjectType[];
