/**
 * Fails when features form a circle, when one is named by imports in more than three files outside its folder (the two lists
 * of features and one more), when a page that isn't public has no loader, or when a lower layer finds files of features by a glob
 * that isn't declared. Not counted: words and seed, tests, and what one
 * feature takes of what another offers (decisions 019 and 022).
 */
import { siteMap } from "../app/site-map";
import { circleOf, placesOf } from "./feature-graph";
import { addressesOfBrowsers, foundByName, globFaults } from "./found-by-name";
import { openPages } from "./page-loaders";
import { sourcesOf } from "./sources";

const MOST = 3;
const WORDS = "app/words.ts";

const sources = sourcesOf("app", "workers", "scripts").filter(([file]) => file !== WORDS);

const circle = circleOf(sources);
if (circle) console.error(`Features form a circle: ${circle.join(" → ")}`);

const open = openPages(siteMap, sources);
const globs = globFaults([...sources, ...sourcesOf("drizzle")], { ...foundByName, ...addressesOfBrowsers });
for (const sentence of [...open, ...globs]) console.error(sentence);

const worst = [...placesOf(sources)].sort(([, a], [, b]) => b.size - a.size);
for (const [feature, where] of worst.filter(([, { size }]) => size > MOST)) {
  console.error(`${feature} is named in ${where.size} files, at most ${MOST}: ${[...where].join(", ")}`);
}
const [first] = worst;
if (first) console.log(`A feature is named in at most ${first[1].size} files outside its folder (${first[0]}).`);
process.exit(circle || open.length + globs.length > 0 || (first && first[1].size > MOST) ? 1 : 0);
