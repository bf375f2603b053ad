/** Writes RSS 2.0. */
import { configuration } from "~/configuration";

interface Entry {
  id: string;
  title: string;
  text: string;
  /** UTC milliseconds. */
  at: number;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as XML takes it: without the control characters that no XML document may hold. */
const escapeXml = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The feed of the dev log. @param origin the site's, without a slash at its end */
export function rssOf(origin: string, entries: readonly Entry[]): string {
  const page = `${origin}/dev/all`;
  const items = entries.map(
    ({ id, title, text, at }) =>
      `<item><title>${escapeXml(title)}</title><link>${page}#${id}</link><guid isPermaLink="false">${id}</guid>` +
      `<pubDate>${new Date(at).toUTCString()}</pubDate><description>${escapeXml(text)}</description></item>`,
  );
  const head = `<title>${escapeXml(configuration.name)}</title><link>${page}</link><description>${escapeXml(configuration.name)}</description>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}${items.join("")}</channel></rss>`;
}
