/** What the lower layers find of features by a file's name (decision 019). No import shows these arrows, so each is declared. */
import type { Sources } from "./feature-graph";

/** Who looks for which file of every feature. */
export const foundByName: Readonly<Record<string, string>> = {
  "app/engines/media/purposes.ts": "pictures.ts",
  "app/engines/number-settings.ts": "settings.ts",
  "app/engines/planned.ts": "planned.ts",
  "app/engines/reported.ts": "reported.ts",
  "app/kit/linked-text.tsx": "text-links.ts",
  "app/kit/place-field.tsx": "place-field.tsx",
  "app/kit/place-map.tsx": "place-map.tsx",
};

/** Who imports what the browser is given as an address: a file as it was built, no source. */
export const addressesOfBrowsers: Readonly<Record<string, string>> = {
  "app/features/notes/components/draw-page.client.ts": "/* @vite-ignore */ library",
  "app/kit/import-with-retry.ts": "/* @vite-ignore */ again",
};

/** What stands below the lists of features; universities and tables know none either. */
const LAYERS = /^(?:app\/(?:platform|engines|kit|features|universities|university)\/|app\/configuration\.ts$|drizzle\/(?!seed\/))/;
const GLOB = /import\.meta\.glob\b[^(]*\(([^)]*)\)/g;
/** An import whose address is put together, of which the bundler makes a glob too. */
const COMPUTED = /\bimport\((?!\s*"[^"]*"\s*\))([^)]*)\)/g;

/** A module's globs, each as the file of every feature that it looks for; what it looks for elsewhere as it stands. */
const globsOf = (text: string) =>
  [GLOB, COMPUTED]
    .flatMap((looks) => [...text.matchAll(looks)])
    .map(([, given = ""]) => /^"(?:\.\.\/)+features\/\*\/([\w.-]+)"/.exec(given)?.[1] ?? given.trim());

/** Globs of the layers below the lists of features that aren't declared, and declared ones that are gone. */
export function globFaults(sources: Sources, declared: Readonly<Record<string, string>>): string[] {
  const found = sources.filter(([file]) => LAYERS.test(file)).flatMap(([file, text]) => globsOf(text).map((glob) => [file, glob] as const));
  const strange = found.filter(([file, glob]) => declared[file] !== glob);
  const gone = Object.keys(declared).filter((file) => !found.some(([each]) => each === file));
  return [
    ...strange.map(([file, glob]) => `${file} finds ${glob} by a glob, which isn't declared in scripts/found-by-name.ts.`),
    ...gone.map((file) => `${file} is declared in scripts/found-by-name.ts, but finds nothing by a glob any more.`),
  ];
}
