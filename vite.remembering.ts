/**
 * Two functions of libraries give the same answer to the same question thousands of times a second, and work it out each time.
 * On the server they remember it (docs/decisions/020). Only they are replaced, and only in the very file that this was written for.
 */
import type { Plugin } from "vite";

interface Remembering {
  /** The end of the file's path. */
  file: RegExp;
  /** How the function begins, as the library has it. */
  begins: string;
  /** The same, under the name by which the remembering one calls it. */
  renamed: string;
  /** The function that remembers. */
  replacement: string;
}

/** Drizzle asks what a column or an expression is for each cell that it reads; that depends on the prototype alone. */
const is: Remembering = {
  file: /drizzle-orm\/entity\.js$/,
  begins: "function is(value, type) {",
  renamed: "function isAnew(value, type) {",
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
`,
};

/** The router makes an expression of each pattern for each request, three times. */
const compilePath: Remembering = {
  file: /@remix-run\/router\/dist\/router\.js$/,
  begins: "function compilePath(path, caseSensitive, end) {",
  renamed: "function compilePathAnew(path, caseSensitive, end) {",
  replacement: `const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = path + " " + caseSensitive + " " + end;
  let compiled = compiledPaths.get(key);
  if (compiled) return compiled;
  if (compiledPaths.size >= 1000) compiledPaths.clear();
  compiledPaths.set(key, (compiled = compilePathAnew(path, caseSensitive, end)));
  return compiled;
}
`,
};

const all = [is, compilePath];

/** A library's source with the function that remembers; other files as they are. @throws when the function isn't there as it was */
export function withMemory(code: string, id: string): string | null {
  const wanted = all.find(({ file }) => file.test(id));
  if (!wanted) return null;
  if (code.split(wanted.begins).length !== 2) throw new Error(`${id} isn't the file that vite.remembering.ts knows`);
  return code.replace(wanted.begins, () => wanted.replacement + wanted.renamed);
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
