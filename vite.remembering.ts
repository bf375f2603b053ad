/**
 * Some functions of libraries give the same answer to the same question thousands of times a second, and work it out each time.
 * On the server they remember it (docs/decisions/020). Only they are replaced, and only in the very file that this was written for.
 */
import type { Plugin } from "vite";

interface Remembering {
  /** The end of the file's path. */
  file: RegExp;
  /** A place of the file, as the library has it. */
  place: string;
  /** What stands there instead. */
  replacement: string;
}

/** Drizzle asks what a column or an expression is for each cell that it reads; that depends on the prototype alone. */
const is: Remembering = {
  file: /drizzle-orm\/entity\.js$/,
  place: "function is(value, type) {",
  replacement: `const answersByPrototype = new WeakMap();
function is(value, type) {
  const prototype = value && typeof value === "object" ? Object.getPrototypeOf(value) : null;
  if (!prototype) return isAnew(value, type);
  let answers = answersByPrototype.get(prototype);
  if (!answers) answersByPrototype.set(prototype, (answers = new Map()));
  let answer = answers.get(type);
  if (answer === undefined) answers.set(type, (answer = isAnew(value, type)));
  return answer;
}
function isAnew(value, type) {`,
};

/** The router makes an expression of each pattern for each request, three times. */
const compilePath: Remembering = {
  file: /@remix-run\/router\/dist\/router\.js$/,
  place: "function compilePath(path, caseSensitive, end) {",
  replacement: `const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = path + " " + caseSensitive + " " + end;
  let compiled = compiledPaths.get(key);
  if (compiled) return compiled;
  if (compiledPaths.size >= 1000) compiledPaths.clear();
  compiledPaths.set(key, (compiled = compilePathAnew(path, caseSensitive, end)));
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {`,
};

/** It also puts all routes in order for each request; on the server a list of routes never changes. */
const rankBranches: Remembering = {
  file: compilePath.file,
  place: "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
  replacement: `  let branches = branchesByRoutes.get(routes);
  if (!branches) {
    branchesByRoutes.set(routes, (branches = flattenRoutes(routes)));
    rankRouteBranches(branches);
  }
`,
};

/** Where the order is kept. */
const branchesByRoutes: Remembering = {
  file: compilePath.file,
  place: "function matchRoutesImpl(",
  replacement: "const branchesByRoutes = new WeakMap();\nfunction matchRoutesImpl(",
};

const all = [is, compilePath, rankBranches, branchesByRoutes];

/** A library's source with the functions that remember; null for other files. @throws when a function isn't there as it was */
export function withMemory(code: string, id: string): string | null {
  const wanted = all.filter(({ file }) => file.test(id));
  if (wanted.length === 0) return null;
  return wanted.reduce((changed, { place, replacement }) => {
    if (changed.split(place).length !== 2) throw new Error(`${id} isn't the file that vite.remembering.ts knows`);
    return changed.replace(place, () => replacement);
  }, code);
}

/** For the server's build alone: browsers ask too seldom. */
export const remembering = (): Plugin => ({
  name: "remembering",
  enforce: "pre",
  transform: (code, id) => {
    const changed = withMemory(code, id.split("?")[0] ?? "");
    return changed === null ? null : { code: changed, map: null };
  },
});
