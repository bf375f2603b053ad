/** Sends pictures out of R2. A file's own metadata says what it is, so the database isn't asked. */
import type { Context } from "../context";
import { sizeKey } from "./files.server";
import { purposes } from "./purposes";

const FILE = /^(image-[0-9a-z]{20})-(\d{1,4})\.webp$/;
const UNTIL_FOREVER = "public, max-age=31536000, immutable";

/** Every path that pictures are served below. */
export const imagePaths: readonly string[] = [...new Set(Object.values(purposes).map(({ path }) => path))];

const pathOf = (purpose: string | undefined) => Object.entries(purposes).find(([name]) => name === purpose)?.[1].path;

interface Asked {
  path: string;
  /** `<image id>-<width>.webp` */
  file: string;
}

const nothing = () => new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

/** One size of a ready picture; 304 for who has it already, 404 for everything else. */
export async function serveImage({ env }: Pick<Context, "env">, request: Request, { path, file }: Asked): Promise<Response> {
  const [, imageId, width] = FILE.exec(file) ?? [];
  if (!imageId || !width) return nothing();
  const [, known] = /"([^"]+)"/.exec(request.headers.get("if-none-match") ?? "") ?? [];
  const object = await env.BUCKET.get(sizeKey(imageId, width), { onlyIf: { etagDoesNotMatch: known } });
  if (!object) return nothing();
  const body = "body" in object ? object.body : null;
  if (pathOf(object.customMetadata?.purpose) !== path) {
    await body?.cancel();
    return nothing();
  }
  const headers = { ETag: object.httpEtag, "Cache-Control": UNTIL_FOREVER, "X-Content-Type-Options": "nosniff" };
  if (!body) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "image/webp", "Content-Length": String(object.size) } });
}
