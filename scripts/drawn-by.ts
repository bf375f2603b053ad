/** Which routes draw a component, however many modules lie between. */
import { posix } from "node:path";

type Module = readonly [path: string, text: string];

const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

/** The paths that an import may mean. */
function meant(from: string, said: string): string[] {
  const base = said.startsWith("~/") ? `app/${said.slice(2)}` : said.startsWith(".") ? posix.join(posix.dirname(from), said) : "";
  return base ? [`${base}.tsx`, `${base}.ts`] : [];
}

/** The route modules from which modules that hold `text` are reached by imports of components. */
export function routesThatDraw(text: string, modules: readonly Module[]): string[] {
  const components = modules.filter(([path]) => path.endsWith(".tsx"));
  const reached = new Set(components.filter(([, source]) => source.includes(text)).map(([path]) => path));
  const importers = components.map(
    ([path, source]) => [path, [...source.matchAll(IMPORT)].flatMap(([, said = ""]) => meant(path, said))] as const,
  );
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const [path, imports] of importers) if (imports.some((one) => reached.has(one))) reached.add(path);
  }
  return [...reached].filter((path) => path.includes("/routes/"));
}
