/** What the traffic log refuses. */
import { defineErrors } from "~/platform/errors/define";

export const trafficErrors = defineErrors("traffic", { needsCode: 403 });
