/** `npm run push:keys`: prints a new pair of keys for pushes; see README, "Deploy". */
import { makePushKeys } from "./vapid";

for (const [name, value] of Object.entries(makePushKeys())) console.log(`${name}=${value}`);
