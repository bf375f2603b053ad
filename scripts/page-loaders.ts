/** Pages that the guard can't stand before: Remix asks nobody for a page without a loader. */
import type { PageRow } from "../app/platform/pages/page";
import type { Sources } from "./feature-graph";

/** `export const loader`, `export const { loader, action } =`, `export { loader } from`. */
const LOADER = /export (?:const|(?:async )?function|\{)[^=(;]*\bloader\b/;

/** What is wrong, as sentences: rows that aren't public, whose modules export no loader. */
export function openPages(rows: readonly PageRow[], sources: Sources): string[] {
  const texts = new Map(sources);
  const needsLoader = rows.filter(({ access, redirect }) => access !== "public" && !redirect);
  return needsLoader
    .filter(({ id }) => !LOADER.test(texts.get(`app/${id}.tsx`) ?? ""))
    .map(({ path, id }) => `${path} isn't public, so app/${id}.tsx needs a loader: the guard stands before it.`);
}
