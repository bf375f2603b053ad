/** `npm run e2e:prepare`: what the browser tests need, while something else runs: a Chromium, and a site. */
import { chromiumPath } from "./chromium";
import { makeSiteAhead } from "./e2e-site";

chromiumPath();
makeSiteAhead();
