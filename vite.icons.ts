/**
 * Of two thousand icons a hundred are used. The bundler reads each before it leaves it out, in both halves of the build: a third of
 * the files. The list that names them all is cut to those that some file of ours imports; what is built is the same.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.js$/;
const IMPORT = /import (?:type )?\{([^}]+)\} from "lucide-react"/g;

/** The names that a source imports from the icons' package, by the package's own words for them. */
const iconsOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(([, names = ""]) =>
    names.split(",").map(
      (name) =>
        name
          .replace(/^\s*type /, "")
          .trim()
          .split(" as ")[0] ?? "",
    ),
  );

/** The package's list without the icons that nobody names. */
const withIcons = (list: string, names: ReadonlySet<string>): string =>
  list
    .split("\n")
    .filter((line) => !line.includes("/icons/") || [...line.matchAll(/ as (\w+)/g)].some(([, name = ""]) => names.has(name)))
    .filter((line) => !line.startsWith("export { index as icons }"))
    .join("\n");

function namesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => iconsOf(readFileSync(join(folder, file), "utf8"))));
}

export const usedIcons = (): Plugin => ({
  name: "used-icons",
  apply: "build",
  transform: (code, id) => (LIST.test(id) ? { code: withIcons(code, namesIn("app")), map: null } : null),
});
