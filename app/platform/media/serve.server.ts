/** Sends pictures out of R2. A file's own metadata says what it is, so the database isn't asked. */
import type { Context } from "../context";
import { sizeKey } from "./files.server";
import { placeholder } from "./placeholder";
import { type Place, type PurposeName, purposeOf, purposes } from "./purposes";
import { readRange } from "./range";

const FILE = /^(image-[0-9a-z]{20})-(\d{1,4})\.webp$/;
const UNTIL_FOREVER = "public, max-age=31536000, immutable";
/** The picture may come to be. */
const A_MINUTE = "public, max-age=60";

interface Asked {
  place: Place;
  /** The thing whose picture it is, where the address names it. */
  subjectId?: string;
  /** `<image id>-<width>.webp` */
  file: string;
}

const nothing = () => new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

const neutral = () => new Response(placeholder, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": A_MINUTE } });

/** Whether a file belongs where it is asked for. */
function isOf({ customMetadata }: R2Object, { place, subjectId }: Asked): boolean {
  const { purpose = "", subjectId: owner } = customMetadata ?? {};
  const isKnown = purpose in purposes && purposeOf(purpose as PurposeName).place === place;
  return isKnown && (!place.hasSubject || owner === subjectId);
}

/** Whether the caller has it already. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known.trim() === "*" || [...known.matchAll(/"([^"]+)"/g)].some(([, each]) => each === etag);
}

/** The part that is asked for; all of it when the caller's copy of the other parts is of another file. */
function rangeOf({ headers }: Request, { httpEtag, size }: R2Object) {
  const condition = headers.get("if-range");
  return condition && condition !== httpEtag ? null : readRange(headers.get("range"), size);
}

/**
 * One size of a ready picture, or a part of it; 304 for who has it already. What isn't there is 404, or a neutral picture
 * where the place has one; another thing's picture is always 404.
 */
export async function serveImage({ env }: Pick<Context, "env">, request: Request, asked: Asked): Promise<Response> {
  const [, imageId, width] = FILE.exec(asked.file) ?? [];
  if (!imageId || !width) return nothing();
  const object = await env.BUCKET.get(sizeKey(imageId, width));
  if (!object) return asked.place.hasPlaceholder ? neutral() : nothing();
  const answer = (status: number, body: BodyInit | null, own: Record<string, string> = {}) =>
    new Response(body, {
      status,
      headers: {
        ETag: object.httpEtag,
        "Cache-Control": UNTIL_FOREVER,
        "Accept-Ranges": "bytes",
        "X-Content-Type-Options": "nosniff",
        ...own,
      },
    });
  const stop = async (response: Response) => {
    await object.body.cancel();
    return response;
  };
  if (!isOf(object, asked)) return stop(nothing());
  if (isKnown(request, object.etag)) return stop(answer(304, null));
  const range = rangeOf(request, object);
  if (range === "outside") return stop(answer(416, null, { "Content-Range": `bytes */${object.size}` }));
  const type = { "Content-Type": "image/webp" };
  if (!range) return answer(200, object.body, { ...type, "Content-Length": String(object.size) });
  const { from, to } = range;
  const part = (await object.arrayBuffer()).slice(from, to + 1);
  return answer(206, part, { ...type, "Content-Length": String(part.byteLength), "Content-Range": `bytes ${from}-${to}/${object.size}` });
}
