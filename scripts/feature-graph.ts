/** Which feature imports which, types too; and who else names them. */
import { dirname, join } from "node:path";

/** The path and the text of modules. */
export type Sources = readonly (readonly [path: string, text: string])[];

/** What a feature offers others: its use cases, schemas, rules and errors, and the components in `offered/`. */
const OFFERED = /^app\/features\/[^/]+\/(?:offered\/.+|[^/]+\.(?:service\.server|schemas|rules|errors))$/;

const IMPORT = /(?:from|import\(|import)\s*"([^"]+)"/g;

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

/** The path from the project's folder that an import means; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  return specifier.startsWith(".") ? join(dirname(file), specifier) : undefined;
}

interface Named {
  feature: string;
  /** By one feature that takes what another offers. */
  isOffered: boolean;
}

/** The features that a module names, apart from its own. */
function namedBy(file: string, text: string): Named[] {
  const own = featureOf(file);
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
    const target = targetOf(file, specifier);
    const feature = target && featureOf(target);
    return target && feature && feature !== own ? [{ feature, isOffered: own !== undefined && OFFERED.test(target) }] : [];
  });
}

/** The files that name each feature, apart from its own and from those that take what it offers. */
export function placesOf(sources: Sources): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    for (const { feature, isOffered } of namedBy(file, text)) {
      if (!isOffered) places.set(feature, (places.get(feature) ?? new Set()).add(file));
    }
  }
  return places;
}

/** A circle of features, as a path that ends where it began; null when there is none. */
export function circleOf(sources: Sources): string[] | null {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const own = featureOf(file);
    if (own) for (const { feature } of namedBy(file, text)) graph.set(own, (graph.get(own) ?? new Set()).add(feature));
  }
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): string[] | null => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    if (done.has(feature)) return null;
    for (const next of graph.get(feature) ?? []) {
      const circle = visit(next, [...path, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return null;
  };
  for (const feature of graph.keys()) {
    const circle = visit(feature, []);
    if (circle) return circle;
  }
  return null;
}
