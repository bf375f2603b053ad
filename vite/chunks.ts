import type { Plugin, Rollup } from "vite";

type Graph = Parameters<Rollup.GetManualChunk>[1];

const own = (folder: string, ...names: string[]) => new RegExp(`/app/${folder}/(?:${names.join("|")})\\.tsx?$`);
const icons = (...names: string[]) => new RegExp(`~icons/lucide/(?:${names.join("|")})(?:[.?]|$)`);

/**
 * Which modules of the browser's build lie together in one file, with all that they need at once: small files compress badly, and each
 * costs a request. What an earlier file holds is in no later one, so none waits for one after it. Only what pages need at once belongs
 * here: a module that is loaded later would be loaded at once.
 */
const whole: readonly (readonly [file: string, ...roots: RegExp[]])[] = [
  [
    "common",
    // Of every page.
    /\/app\/(?:entry\.client|root)\.tsx/,
    // Of most pages.
    own("chrome", "not-found"),
    own("kit", "page-header", "section", "time", "empty-state", "confirm-dialog"),
    own("kit", "badge", "of", "search-links", "use-typing-pause"),
    own("kit/forms", "field-frame", "options", "use-echo"),
    own("platform", "pages/handle"),
    icons("plus", "check", "pencil", "trash-2"),
  ],
  // Of some, with or without forms.
  ["times", own("platform", "time")],
  ["acts", own("kit/forms", "action-button")],
  ["tabs", own("kit", "tabs", "use-scroll-into-view")],
  ["words-tr", own("(?:chrome|kit)/locales", "tr")],
  ["words-en", own("(?:chrome|kit)/locales", "en")],
  ["picture", own("kit", "picture")],
  ["avatar", own("kit", "avatar", "cover")],
  [
    "fields",
    own("kit/forms", "act-form", "plain-form", "unsaved-guard", "use-control", "version-field"),
    own("kit/forms", "checkbox-field", "hidden-field", "select-field", "submit-button", "text-area", "text-field"),
  ],
  ["forms", own("kit/forms", "form-shell", "repeatable-rows")],
];

/** By themselves: what they need is needed by other pages without them. */
const alone: readonly (readonly [file: string, ...roots: RegExp[]])[] = [
  ["lists", own("kit", "filters", "filter-bar", "filter-query"), icons("sliders-horizontal")],
  ["arrows", icons("arrow-up", "arrow-down")],
  ["pager", own("kit", "pager"), icons("chevron-left", "chevron-right")],
  ["posts", own("kit/posts", "post-page"), own("kit", "more-acts")],
  ["report", own("kit", "report-link"), icons("flag")],
  ["post-facts", own("kit/posts", "post-facts", "post-byline"), own("kit", "contact-text", "contacts")],
  ["post-words", own("engines/posts", "collection"), own("kit/posts", "use-post-words")],
  ["post-marks", icons("message-square", "pin", "thumbs-up")],
  ["event-parts", own("features/events/components", "event-card", "event-cover")],
  [
    "pictures",
    own("kit/image-upload", "image-queue", "image-section", "plain-image-form", "stored-images", "use-image-queue", "send-image"),
    icons("rotate-cw"),
  ],
];

/** These modules and everything that they need at once. */
function needs(from: readonly string[], { getModuleInfo }: Graph): Set<string> {
  const found = new Set(from);
  // A set goes on with what is added while it is read.
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

function filesOf(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const files = new Map<string, string>();
  const named = (roots: readonly RegExp[]) => ids.filter((id) => roots.some((root) => root.test(id)));
  const put = (file: string, all: Iterable<string>) => {
    // What a page begins with stays in a file of its own, which bears its name.
    for (const id of all) if (!files.has(id) && !graph.getModuleInfo(id)?.isEntry) files.set(id, file);
  };
  for (const [file, ...roots] of whole) put(file, needs(named(roots), graph));
  for (const [file, ...roots] of alone) put(file, named(roots));
  return files;
}

const known = new WeakMap<Graph["getModuleInfo"], Map<string, string>>();

/** The file that a module goes into; undefined: one of its own. */
export const chunkOf: Rollup.GetManualChunk = (id, graph) => {
  const files = known.get(graph.getModuleInfo) ?? filesOf(graph);
  known.set(graph.getModuleInfo, files);
  return files.get(id);
};

/**
 * Files that wait for each other start no script at all: a module that the common file needs, and that isn't named above, may lie
 * in one that needs the common file. Such a build fails instead.
 */
export const noCircularFiles = (): Plugin => ({
  name: "no-circular-files",
  generateBundle(_, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === "chunk" ? chunk.imports : [];
    };
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) {
        const last = bundle[path.at(-1) ?? file];
        const modules = last?.type === "chunk" ? last.moduleIds.join(", ") : "";
        this.error(
          `Files wait for each other: ${[...path.slice(path.indexOf(file)), file].join(" → ")}. The last but one holds ${modules}`,
        );
      }
      if (done.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});
