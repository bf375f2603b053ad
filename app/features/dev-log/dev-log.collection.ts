/** What changed on the site, written by its admins. */
import { collection } from "../../engines/posts/collection";

export const devLogs = collection({
  feature: "dev-log",
  path: "/dev",
  readers: "public",
  writers: "admin",
  isFlat: true,
  isByRelevance: true,
  minText: 5,
  fields: [
    { name: "released_on", type: "date", isRelevant: true },
    { name: "version", type: "text", max: 20 },
    { name: "kind", type: "select", facet: "A", options: ["new", "better", "fixed"] },
  ],
});
