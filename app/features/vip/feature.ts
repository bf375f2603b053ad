/** What this feature brings: its pages. */
import { feature } from "../../platform/feature";

export const vipFeature = feature("vip", {});
