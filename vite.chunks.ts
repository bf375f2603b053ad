/**
 * Which modules of the browser's build lie together in one file: small files compress badly, and each costs a request. What is
 * named nowhere stays by itself. Only what pages need at once belongs here: a module that is loaded later would be loaded at once.
 */
const packages = (...names: string[]) => `/node_modules/(?:${names.join("|")})/`;
const icons = (...names: string[]) => `/lucide-react/dist/esm/icons/(?:${names.join("|")})\\.`;
const own = (folder: string, ...names: string[]) => `/app/${folder}/(?:${names.join("|")})\\.tsx?$`;

const chunks: Record<string, string[]> = {
  // Of every page.
  common: [
    packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "@remix-run", "turbo-stream", "cookie"),
    packages("i18next", "i18next-resources-to-backend", "remix-i18next", "react-i18next"),
    "/lucide-react/dist/esm/(?:createLucideIcon|Icon|context|defaultAttributes|shared)",
    icons("x", "search", "menu", "sun", "moon", "user", "chevron-down", "calendar-days", "log-in", "trash", "plus", "pencil", "check"),
    own("chrome", "chrome-link", "client-errors", "cookie-consent", "error-screen", "events-drawer", "footer", "frame", "links"),
    own("chrome", "login-required", "menu", "navigation", "not-found", "preference-forms", "search-button", "use-root"),
    own("kit", "use-[^/]+", "search-links", "format", "toasts", "dialog", "confirm-dialog", "tabs", "section", "badge", "empty-state"),
    own("kit", "page-header", "breadcrumbs", "avatar", "time", "picture"),
    own("kit/forms", "options", "action-button", "field-frame"),
    own("platform", "http/nonce", "pages/handle", "i18n/config", "preferences", "media/image", "media/purposes"),
    "/app/(?:configuration|universities)",
    "vite/preload-helper",
    "commonjsHelpers",
  ],
  "words-tr": ["/app/(?:chrome|kit)/locales/tr\\.ts"],
  "words-en": ["/app/(?:chrome|kit)/locales/en\\.ts"],
  forms: [
    packages("@conform-to/react", "@conform-to/dom"),
    own("kit/forms", "act-form", "error-summary", "form-[^/]+", "submit-button", "trap-field", "unsaved-guard", "use-control"),
    own("kit/forms", "use-validator", "choice-fields", "hidden-field", "repeatable-rows", "select-field", "text-area", "text-field"),
    icons("eye", "eye-off"),
  ],
  lists: [
    own("kit", "filters", "filter-bar", "pager"),
    own("kit/collection", "cursor-pager", "collection-list", "personal-list"),
    icons("sliders-horizontal", "chevron-left", "chevron-right"),
  ],
  posts: [own("kit/posts", "post-page"), own("kit", "report-link")],
  pictures: [
    own("kit/image-upload", "image-queue", "image-section", "plain-image-form", "stored-images", "use-image-queue", "send-image"),
    icons("rotate-cw", "arrow-up", "arrow-down"),
  ],
};

const patterns = Object.entries(chunks).map(([name, parts]) => [name, new RegExp(parts.join("|"))] as const);

/** The file that a module goes into; undefined: one of its own. @param id the path of the module */
export const chunkOf = (id: string) => patterns.find(([, pattern]) => pattern.test(id))?.[0];
