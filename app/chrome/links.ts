/** The links around every page, as data: those that features bring. */

import type { ChromeLink } from "../engines/feature";
import { features } from "../features";
import { byOrder } from "../platform/order";

/** Every link of the chrome, in the order of its group. */
export const chromeLinks: readonly ChromeLink[] = byOrder(features.flatMap(({ links }) => links));
