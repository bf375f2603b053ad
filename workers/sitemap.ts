/** Public pages without parameters, for search engines. */
import type { PageRow } from "../app/platform/pages/page";

/** The sitemap.xml of these rows. */
export function sitemapXml(rows: readonly PageRow[], origin: string): string {
  const isListed = (row: PageRow) =>
    row.access === "public" && !row.redirect && !row.signedOutTo && !row.consent && !row.flag && !row.isUnlisted && !row.path.includes(":");
  const urls = rows.filter(isListed).map((row) => `<url><loc>${origin}${row.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
}
