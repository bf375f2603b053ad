/** VIP has no pages of its own: other features show how far one is. */
import { feature } from "../../platform/feature";

export const vipFeature = feature("vip", {});
