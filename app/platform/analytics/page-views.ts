/** How page views are counted where their reader has agreed to analytics: what browser and Worker both go by. */
export const pageViews = {
  /** From a page's opening until it counts, in milliseconds: whoever is only led through it isn't there. */
  delay: 200,
  /** From agreeing until the page counts on which somebody agreed, in milliseconds. */
  consentDelay: 500,
  /** How long views of one browser belong together, in seconds from the last. */
  cookieMaxAge: 7200,
} as const;

/** Where browsers tell of them, below `/api/v1`. */
export const VIEWS_ENDPOINT = "/page-views";

/** A browser's own number; it is sent with views alone, so that guests go on sharing pages. */
export const VIEWS_COOKIE = "page-views";

const viewsCookie = (visitor: string, maxAge: number) =>
  `${VIEWS_COOKIE}=${visitor}; Path=/api/v1${VIEWS_ENDPOINT}; SameSite=Lax; Max-Age=${maxAge}`;

/** The cookie that keeps a browser's number. */
export const keptVisitor = (visitor: string) => viewsCookie(visitor, pageViews.cookieMaxAge);

/** The cookie that takes it away, for whoever doesn't agree any more. */
export const forgottenVisitor = viewsCookie("", 0);
