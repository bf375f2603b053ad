/** The document around every page. */
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Analytics } from "./chrome/analytics";
import { BottomStack } from "./chrome/bottom-stack";
import type { loader, RootData } from "./chrome/document.server";
import { ErrorScreen } from "./chrome/error-screen";
import { noteGoing, watchModules } from "./chrome/failed-module";
import { Frame } from "./chrome/frame";
import { Monitoring } from "./chrome/monitoring";
import { SurroundingsProvider } from "./chrome/surroundings";
import { useUnsentForms } from "./chrome/unsent-forms";
import { useOfflineReader } from "./chrome/use-offline-reader";
import { goByDocument, leaveLinksToBrowser } from "./chrome/without-network";
import { configuration } from "./configuration";
import type { ImageFile } from "./engines/media/image";
import { sharePicture } from "./engines/media/share-picture";
import { OpenTabContext } from "./kit/open-tab";
import { showToast, Toasts } from "./kit/toasts";
import { useKeptFocus } from "./kit/use-kept-focus";
import { useAllowsMaps, useNonce } from "./platform/http/nonce";
import type { PageHandle } from "./platform/pages/handle";
import "./styles.css";

export { loader } from "./chrome/document.server";

const SERVER_ERROR = 500;
/** A form was refused for what stands in it. */
const BAD_INPUT = 400;
/** After so many milliseconds React knows whether a link that was pressed led anywhere. */
const TAKEN_OVER = 1_000;

/**
 * What the document knows changes when somebody acts, not when they read on, typed something wrong or weren't heard; at the door, a
 * session may just have ended. While it is read anew a form counts as on its way, so that the next press after a typo would be lost.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, nextUrl, actionStatus = 200 }) =>
  actionStatus < SERVER_ERROR &&
  actionStatus !== BAD_INPUT &&
  (Boolean(formMethod && formMethod !== "GET") || nextUrl.pathname.startsWith("/reception/"));

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const nonce = useNonce();
  const allowsMaps = useAllowsMaps() ? "" : undefined;
  const { i18n } = useTranslation();
  const [tab, setTab] = useState("");
  return (
    <html lang={i18n.language} dir="ltr" data-theme={root?.theme ?? undefined} data-maps={allowsMaps} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadOfPage origin={root?.origin ?? ""} tab={tab} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/install/192.png" />
        <link rel="manifest" href={`/install/${i18n.language}.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body className="bg-base-100 text-base-content">
        <OpenTabContext.Provider value={setTab}>
          <SurroundingsProvider>{children}</SurroundingsProvider>
        </OpenTabContext.Provider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: watchModules }} suppressHydrationWarning />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** What a page's data says about the page itself. */
interface OwnHead {
  title?: string;
  /** What the page is a part of: its name, or the key of the words for it. */
  partOf?: string;
  pageDescription?: string;
  /** By which others show the page. */
  pagePicture?: ImageFile | null;
}

/** Which part of a page the address asks for: the open tab, and the page of its list. */
function usePart(tab: string): string {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  const page = Number(query.get("page"));
  const isFurther = ["before", "after"].some((name) => query.has(name));
  return [tab, page > 1 && t("list.page", { page }), isFurther && t("list.further")].filter(Boolean).join(", ");
}

function HeadOfPage({ origin, tab }: { origin: string; tab: string }) {
  const { pathname } = useLocation();
  const part = usePart(tab);
  const match = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const handle = match?.handle as PageHandle | undefined;
  const { title: own, partOf, pageDescription: ownDescription, pagePicture: ownPicture } = (match?.data as OwnHead | undefined) ?? {};
  const { t, i18n } = useTranslation(handle?.i18n as "kit"[] | undefined);
  const find = (key?: string) => (key && i18n.exists(key) ? (t as unknown as (key: string) => string)(key) : undefined);
  const tagline = find("chrome:tagline") ?? "";
  const isHome = pathname === "/";
  const name = configuration.name;
  const page = isHome ? tagline : (own ?? find(handle?.title));
  const title = page && part ? `${page}, ${part}` : page;
  const description = ownDescription ?? find(handle?.description) ?? tagline;
  const picture = ownPicture ?? sharePicture("site", i18n.language === "tr" ? "tr" : "en");
  const whole = isHome ? `${name} · ${tagline}` : [title, find(partOf) ?? partOf, name].filter(Boolean).join(" · ");
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={origin + picture.address} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
    </>
  );
}

/** Notes where a navigation leads for as long as it takes. */
function useGoing() {
  const { state, location, formMethod } = useNavigation();
  const isForm = formMethod !== undefined && formMethod !== "GET";
  const to = state === "loading" && !isForm ? location.pathname + location.search : null;
  const going = useRef(to);
  going.current = to;
  useEffect(() => {
    noteGoing(to);
    if (to !== null) goByDocument(to);
  }, [to]);
  useEffect(leaveLinksToBrowser, []);
  useEffect(() => {
    // A module may fail before React has heard that the router goes anywhere: a link that was taken over says it first.
    const note = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || !defaultPrevented || link.origin !== window.location.origin) return;
      noteGoing(link.pathname + link.search);
      setTimeout(() => noteGoing(going.current), TAKEN_OVER);
    };
    window.addEventListener("click", note);
    return () => window.removeEventListener("click", note);
  }, []);
}

/**
 * The router learns of pages as they are linked to. Where what it asks for doesn't come, the front page's address is the root's alone,
 * and nothing would stand there: that is a page that didn't come. @throws as a fetch that failed
 */
function useWholePage(): void {
  if (useMatches().length === 1) throw new TypeError("Failed to fetch the page of this address");
}

export default function App() {
  const { toast, user } = useLoaderData<typeof loader>();
  useWholePage();
  useOfflineReader(user);
  useGoing();
  useKeptFocus();
  const { t } = useTranslation("chrome");
  useUnsentForms(user?.userName ?? null, () => showToast(t("unsent.back"), "info"));
  return (
    <>
      <Outlet />
      <BottomStack>
        <Toasts flash={toast} />
      </BottomStack>
      <Monitoring />
      <Analytics />
    </>
  );
}

/** Only for what fails outside every layout. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen />
      <BottomStack>
        <Toasts flash={null} />
      </BottomStack>
    </Frame>
  );
}
