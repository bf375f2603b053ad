/** What the build writes for installing the site and for reading without network, in each language. */
import { configuration } from "../configuration";
import { words } from "../words";

export type Language = keyof typeof words;

const STYLE = `:root{color-scheme:light dark}body{font-family:system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:15vh 1.5rem;line-height:1.5}a{display:inline-block;padding:.5rem 0;margin-right:1.5rem}`;

/** A page without scripts that belongs to nobody: shown in place of every page that can't be fetched. */
export function OfflineDocument({ language, pages }: { language: Language; pages: readonly { path: string; title: string }[] }) {
  const { failure } = words[language].chrome;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${failure.offlineTitle} · ${configuration.name}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{failure.offlineTitle}</h1>
        <p>{failure.offlineText}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, whichever it was */}
          <a href="">{failure.retry}</a>
        </p>
        <p>{failure.offlineKept}</p>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
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
  theme_color: "#a3122b",
  icons: ICONS.map((icon) => ({ ...icon, type: "image/png" })),
});
