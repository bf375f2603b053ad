import type { Plugin } from "vite";

/**
 * Which modules of the browser's build lie together in one file: small files compress badly, and each costs a request. What is
 * named nowhere stays by itself. Only what pages need at once belongs here: a module that is loaded later would be loaded at once.
 */
const packages = (...names: string[]) => `/node_modules/(?:${names.join("|")})/`;
const icons = (...names: string[]) => `~icons/lucide/(?:${names.join("|")})(?:[.?]|$)`;
const own = (folder: string, ...names: string[]) => `/app/${folder}/(?:${names.join("|")})\\.tsx?$`;

const chunks: Record<string, string[]> = {
  // Of every page.
  common: [
    packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "@remix-run", "turbo-stream", "cookie"),
    packages("remix-i18next", "react-i18next"),
    icons(
      "x",
      "search",
      "menu",
      "sun",
      "moon",
      "user",
      "chevron-down",
      "calendar-days",
      "log-in",
      "house",
      "book-open-text",
      "messages-square",
      "users",
      "trash",
      "plus",
      "pencil",
      "check",
      "bell",
      "megaphone",
    ),
    own(
      "chrome",
      "chrome-link",
      "client-errors",
      "consent",
      "cookie-consent",
      "error-screen",
      "failed-module",
      "unsent-forms",
      "events-drawer",
      "preload-scripts",
      "footer",
      "frame",
      "limits",
    ),
    own("chrome", "banners", "bell", "menu", "monitoring", "navigation", "not-found", "preference-forms", "search-button", "watching"),
    own("chrome", "analytics", "remix-window", "use-watching"),
    own("chrome", "social-banners", "surroundings", "text-links", "use-root", "bottom-stack", "dock", "place.rules", "use-offline-reader"),
    own(
      "kit",
      "use-hydrated",
      "use-typing-pause",
      "use-words",
      "search-links",
      "format",
      "toasts",
      "dialog",
      "side-part",
      "tab-storage",
      "confirm-dialog",
      "tabs",
      "use-scroll-into-view",
      "section",
      "badge",
      "empty-state",
      "drawings",
      "icon",
      "cover",
      "faculty-color",
    ),
    own("kit", "repeated", "repeated-item", "request", "page-header", "breadcrumbs", "avatar", "time", "picture", "link", "linked-text"),
    own("kit/forms", "options", "action-button", "use-echo", "field-frame"),
    "/app/root\\.tsx",
    "/app/styles\\.css",
    own(
      "platform",
      "account-copies",
      "offline-storage",
      "course-codes",
      "forms/plain-text",
      "forms/secret-fields",
      "analytics",
      "errors/monitoring",
      "http/nonce",
      "pages/handle",
      "i18n/browser",
      "i18n/react",
      "i18n/config",
      "preferences",
      "time",
      "clock",
    ),
    own("engines", "media/image", "media/share-picture", "media/purposes", "media/crops", "media/limits"),
    own("features/[^/]+", "pictures"),
    "/app/(?:configuration|universities/metu)\\.ts",
    "vite/preload-helper",
    "commonjsHelpers",
  ],
  "words-tr": ["/app/(?:chrome|kit)/locales/tr\\.ts"],
  "words-en": ["/app/(?:chrome|kit)/locales/en\\.ts"],
  forms: [packages("@conform-to/react", "@conform-to/dom"), own("kit/forms", "form-shell", "repeatable-rows", "use-validator")],
  fields: [
    own("kit/forms", "act-form", "plain-form", "use-sending", "error-summary", "form-context", "submit-button", "trap-field"),
    own("kit/forms", "unsaved-guard", "use-control", "choice-fields", "hidden-field", "select-field", "text-area", "text-field"),
    own("kit/forms", "write-field"),
    icons("eye", "eye-off"),
  ],
  lists: [
    own("kit", "filters", "filter-bar", "filter-query", "pager"),
    own("kit/collection", "cursor-pager", "collection-list", "personal-list"),
    icons("sliders-horizontal", "chevron-left", "chevron-right"),
  ],
  posts: [own("kit/posts", "post-page"), own("kit", "report-link")],
  "event-parts": [own("features/events/components", "event-card", "event-cover")],
  pictures: [
    own("kit/image-upload", "image-queue", "image-section", "plain-image-form", "stored-images", "use-image-queue", "send-image"),
    icons("rotate-cw", "arrow-up", "arrow-down"),
  ],
};

const patterns = Object.entries(chunks).map(([name, parts]) => [name, new RegExp(parts.join("|"))] as const);

/** The file that a module goes into; undefined: one of its own. @param id the path of the module */
export const chunkOf = (id: string) => patterns.find(([, pattern]) => pattern.test(id))?.[0];

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
