/** What the build writes for installing the site and for reading without network, in each language. */
import { configuration } from "../configuration";
import { words } from "../words";

export type Language = keyof typeof words;

interface OfflineDocumentProps {
  language: Language;
  /** Those that open without network. */
  pages: readonly { path: string; title: string }[];
  /** Addresses of the site's own style sheets, which are kept with the pages. */
  styles: readonly string[];
}

/** A page without scripts that belongs to nobody: shown in place of every page that can't be fetched, in the theme that its reader chose. */
export function OfflineDocument({ language, pages, styles }: OfflineDocumentProps) {
  const { failure } = words[language].chrome;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${failure.offlineTitle} · ${configuration.name}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="min-h-dvh bg-base-100 text-base-content">
        <header className="border-base-300 border-b px-5 py-3">
          <a
            href="/"
            className="rounded-[0.625rem_0.625rem_0.625rem_0] bg-neutral px-2.5 py-1 font-black text-neutral-content text-xl/none lowercase tracking-[-0.06em]"
          >
            {configuration.name}
          </a>
        </header>
        <main className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-16">
          <h1 className="font-bold text-2xl">{failure.offlineTitle}</h1>
          <p>{failure.offlineText}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, whichever it was */}
          <a href="" className="btn btn-primary">
            {failure.retry}
          </a>
          <p className="mt-6">{failure.offlinePages}</p>
          <ul className="flex flex-col gap-2">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

const ICONS = [
  { src: "/install/192.png", sizes: "192x192" },
  { src: "/install/512.png", sizes: "512x512" },
  { src: "/install/maskable.png", sizes: "512x512", purpose: "maskable" },
];

/** The web app manifest. */
export const installManifest = (language: Language) => ({
  id: "/",
  name: configuration.name,
  short_name: configuration.name,
  description: words[language].chrome.tagline,
  lang: language,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#ffffff",
  theme_color: "#13170f",
  icons: ICONS.map((icon) => ({ ...icon, type: "image/png" })),
});
