/**
 * Some functions of libraries give the same answer to the same question thousands of times a second, and work it out each time.
 * On the server they remember it, and leave out what has no effect (docs/decisions/020). Only they are replaced, and only in the very file that this was written for.
 */
import type { Plugin } from "vite";

/** Whoever asks may make an address as long as they like: longer ones than any page has aren't remembered. */
const LONGEST_REMEMBERED = 200;

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

/** It looks for the way to read a column in each cell of it; rows whose columns lie side by side are read without asking again. */
const mapResultRow: Remembering = {
  file: /drizzle-orm\/utils\.js$/,
  place: "function mapResultRow(columns, row, joinsNotNullableMap) {",
  replacement: `const decodersByColumns = new WeakMap();
function decodersOf(columns) {
  if (columns.some(({ path }) => path.length !== 1)) return null;
  const decoderOf = (field) =>
    is(field, Column) ? field : is(field, SQL) ? field.decoder : is(field, Subquery) ? field._.sql.decoder : field.sql.decoder;
  return columns.map(({ path, field }) => ({ name: path[0], decoder: decoderOf(field) }));
}
function mapResultRow(columns, row, joinsNotNullableMap) {
  let decoders = decodersByColumns.get(columns);
  if (decoders === undefined) decodersByColumns.set(columns, (decoders = decodersOf(columns)));
  if (decoders === null) return mapResultRowAnew(columns, row, joinsNotNullableMap);
  const result = {};
  for (let at = 0; at < decoders.length; at++)
    result[decoders[at].name] = row[at] === null ? null : decoders[at].decoder.mapFromDriverValue(row[at]);
  return result;
}
function mapResultRowAnew(columns, row, joinsNotNullableMap) {`,
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
  if (key.length > ${LONGEST_REMEMBERED}) return compilePathAnew(path, caseSensitive, end);
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

/** Where the order is kept, and what was found by an address: each request gets copies of its own. */
const branchesByRoutes: Remembering = {
  file: compilePath.file,
  place: "function matchRoutesImpl(",
  replacement: `const branchesByRoutes = new WeakMap();
const matchesByRoutes = new WeakMap();
function matchRoutesImpl(routes, locationArg, basename, allowPartial) {
  const address = typeof locationArg === "string" ? locationArg : locationArg.pathname;
  if (address.length > ${LONGEST_REMEMBERED}) return matchRoutesAnew(routes, locationArg, basename, allowPartial);
  const key = basename + " " + allowPartial + " " + address;
  let known = matchesByRoutes.get(routes);
  if (!known) matchesByRoutes.set(routes, (known = new Map()));
  let matches = known.get(key);
  if (matches === undefined) {
    if (known.size >= 1000) known.clear();
    known.set(key, (matches = matchRoutesAnew(routes, locationArg, basename, allowPartial)));
  }
  if (matches === null) return null;
  const params = { ...matches[0].params };
  return matches.map((match) => ({ ...match, params }));
}
function matchRoutesAnew(`,
};

/** Of three hundred routes only those can match whose first segment is the address's, or may be anything. */
const matchBranches: Remembering = {
  file: compilePath.file,
  place: "  for (let i = 0; matches == null && i < branches.length; ++i) {\n",
  replacement: "  branches = branchesBeginning(branches, decoded);\n  for (let i = 0; matches == null && i < branches.length; ++i) {\n",
};

/** Where the routes lie by their first segment. */
const branchesBeginning: Remembering = {
  file: compilePath.file,
  place: "function matchRouteBranch(",
  replacement: `const branchesBySegment = new WeakMap();
function branchesBeginning(branches, pathname) {
  const segment = pathname.split("/", 2)[1]?.toLowerCase();
  if (!segment) return branches;
  let known = branchesBySegment.get(branches);
  if (!known) {
    const all = branches.map((branch) => [branch, branch.path.replace(/^\\/+/, "").split("/", 1)[0].toLowerCase()]);
    const isOpen = (first) => first === "" || /[:*?]/.test(first);
    const beginning = (name) => all.filter(([, first]) => first === name || isOpen(first)).map(([branch]) => branch);
    known = { others: beginning(""), segments: new Map(all.map(([, first]) => [first, beginning(first)])) };
    branchesBySegment.set(branches, known);
  }
  return known.segments.get(segment) ?? known.others;
}
function matchRouteBranch(`,
};

/** Each loader is given a copy of the request without parameters that hardly any request has. */
const stripIndex: Remembering = {
  file: /@remix-run\/server-runtime\/dist\/(?:esm\/)?data\.js$/,
  place: "function stripIndexParam(request) {\n",
  replacement: 'function stripIndexParam(request) {\n  if (!request.url.includes("index")) return request;\n',
};
const stripRoutes: Remembering = {
  file: stripIndex.file,
  place: "function stripRoutesParam(request) {\n",
  replacement: 'function stripRoutesParam(request) {\n  if (!request.url.includes("_routes")) return request;\n',
};

/** The modules of all routes are listed anew for each document. */
const routeModules: Remembering = {
  file: /@remix-run\/server-runtime\/dist\/(?:esm\/)?entry\.js$/,
  place: "function createEntryRouteModules(manifest) {\n",
  replacement: `const modulesOf = new WeakMap();
function createEntryRouteModules(manifest) {
  let modules = modulesOf.get(manifest);
  if (!modules) modulesOf.set(manifest, (modules = createEntryRouteModulesAnew(manifest)));
  return modules;
}
function createEntryRouteModulesAnew(manifest) {
`,
};

/** And made into the routes of a router. */
const serverRoutes: Remembering = {
  file: /@remix-run\/react\/dist\/esm\/routes\.js$/,
  place: "function createServerRoutes(manifest, routeModules, future, isSpaMode, parentId = ",
  replacement: `const routesOf = new WeakMap();
function createServerRoutes(manifest, routeModules, future, isSpaMode) {
  let routes = routesOf.get(routeModules);
  if (!routes) routesOf.set(routeModules, (routes = createServerRoutesAnew(manifest, routeModules, future, isSpaMode)));
  return routes;
}
function createServerRoutesAnew(manifest, routeModules, future, isSpaMode, parentId = `,
};
const serverRoutesBelow: Remembering = {
  file: serverRoutes.file,
  place: "    let children = createServerRoutes(",
  replacement: "    let children = createServerRoutesAnew(",
};

/** Which are made into data routes for each document. */
const dataRoutes: Remembering = {
  file: /react-router-dom\/server\.mjs$/,
  place: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
`,
  replacement: "  let { manifest, dataRoutes } = dataRoutesOf(routes);\n",
};
const dataRoutesOf: Remembering = {
  file: dataRoutes.file,
  place: "function createStaticRouter(",
  replacement: `const dataRoutesByRoutes = new WeakMap();
function dataRoutesOf(routes) {
  let known = dataRoutesByRoutes.get(routes);
  if (!known) {
    const manifest = {};
    known = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };
    dataRoutesByRoutes.set(routes, known);
  }
  return known;
}
function createStaticRouter(`,
};

/** An icon works out its own class names each time, from a name that never changes. */
const iconClasses: Remembering = {
  file: /lucide-react\/dist\/esm\/createLucideIcon\.js$/,
  place: `      className: mergeClasses(
        \`lucide-\${toKebabCase(toPascalCase(iconName))}\`,
        \`lucide-\${iconName}\`,
        className
      ),
`,
  replacement: "      className: mergeClasses(ownClasses, className),\n",
};
const ownIconClasses: Remembering = {
  file: iconClasses.file,
  place: "const createLucideIcon = (iconName, iconNode) => {\n",
  replacement: `const createLucideIcon = (iconName, iconNode) => {
  const ownClasses = mergeClasses(\`lucide-\${toKebabCase(toPascalCase(iconName))}\`, \`lucide-\${iconName}\`);
`,
};

/** Its lines are the same wherever it stands. */
const iconLines: Remembering = {
  file: /lucide-react\/dist\/esm\/Icon\.js$/,
  place: `    [
      ...iconNode.map(([tag, attrs]) => createElement(tag, attrs)),
      ...Array.isArray(children) ? children : [children]
    ]
`,
  replacement: `    children && [...iconNode.map(([tag, attrs]) => createElement(tag, attrs)), ...Array.isArray(children) ? children : [children]]
`,
};
const iconText: Remembering = {
  file: iconLines.file,
  place: "      ...rest\n    },\n",
  replacement: "      ...(!children && { dangerouslySetInnerHTML: { __html: textOf(iconNode) } }),\n      ...rest\n    },\n",
};
const iconTexts: Remembering = {
  file: iconLines.file,
  place: "const Icon = forwardRef(",
  replacement: `const texts = new WeakMap();
function textOf(iconNode) {
  let text = texts.get(iconNode);
  if (text !== undefined) return text;
  const line = ([tag, { key, ...attributes }]) =>
    "<" + tag + Object.entries(attributes).map(([name, value]) => " " + name + '="' + value + '"').join("") + "></" + tag + ">";
  texts.set(iconNode, (text = iconNode.map(line).join("")));
  return text;
}
const Icon = forwardRef(`,
};

const all = [
  is,
  mapResultRow,
  compilePath,
  rankBranches,
  branchesByRoutes,
  matchBranches,
  branchesBeginning,
  stripIndex,
  stripRoutes,
  routeModules,
  serverRoutes,
  serverRoutesBelow,
  dataRoutes,
  dataRoutesOf,
  iconClasses,
  ownIconClasses,
  iconLines,
  iconText,
  iconTexts,
];

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
