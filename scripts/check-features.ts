/**
 * Fails when a feature is named by imports in more than three files outside its folder: the two lists of features and one more.
 * Not counted: words and seed, tests, and what one feature takes of what another offers (decision 019).
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const MOST = 3;

/** What a feature offers others: its use cases, schemas, rules and errors, and the components in `offered/`. */
const OFFERED = /^app\/features\/[^/]+\/(?:offered\/.+|[^/]+\.(?:service\.server|schemas|rules|errors))$/;

const WORDS = new Set(["app/words.ts"]);

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

/** The path from the project's folder that an import means; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  return specifier.startsWith(".") ? join(dirname(file), specifier) : undefined;
}

const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

/** The features that a file names, apart from its own and from what they offer to features. */
function namedBy(file: string): string[] {
  const own = featureOf(file);
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
    const target = targetOf(file, specifier);
    const feature = target && featureOf(target);
    const isOffered = own !== undefined && target !== undefined && OFFERED.test(target);
    return feature && feature !== own && !isOffered ? [feature] : [];
  });
}

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers", "scripts"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file) && !WORDS.has(file));

const places = new Map<string, Set<string>>();
for (const file of files) {
  for (const feature of namedBy(file)) places.set(feature, (places.get(feature) ?? new Set()).add(file));
}
const worst = [...places].sort(([, a], [, b]) => b.size - a.size);
for (const [feature, where] of worst.filter(([, { size }]) => size > MOST)) {
  console.error(`${feature} is named in ${where.size} files, at most ${MOST}: ${[...where].join(", ")}`);
}
const [first] = worst;
if (first) console.log(`A feature is named in at most ${first[1].size} files outside its folder (${first[0]}).`);
process.exit(first && first[1].size > MOST ? 1 : 0);
