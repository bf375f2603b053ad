/** VIP has no pages of its own: other features show how far one is. */
import { feature } from "../../engines/feature";

export const vipFeature = feature("vip", {});
