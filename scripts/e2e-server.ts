/** Serves the built Worker on a database of its own, fresh for each run of the browser tests. */
import { BUNDLE, PERSIST_TO, takeSite } from "./e2e-site";
import { serveSentry } from "./serve-sentry";
import { serveSipay } from "./serve-sipay";
import { makePushKeys } from "./vapid";

takeSite();

/** Opens maps and page views to the tests, which answer in Google's place, and pushes, whose services no test asks. */
const port = process.argv[2] ?? "8799";
const pushKeys = Object.entries(makePushKeys()).map(([name, value]) => `${name}=${value}`);
const google = ["GOOGLE_MAPS_KEY=a-key-for-tests", "ANALYTICS_ID=G-FORTESTS"];
const standIns = [...(await serveSipay(Number(port) + 1000)), ...(await serveSentry(Number(port) + 1001))];
const variables = [...google, ...pushKeys, ...standIns];
process.argv.splice(2, process.argv.length, BUNDLE, PERSIST_TO, port, ...variables);
await import("./serve-bundle");
