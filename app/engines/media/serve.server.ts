/** Sends pictures out of R2 to those who may see the thing that they belong to, each time anew. */
import type { Actor, Context } from "../../platform/context";
import { hasTag } from "../../platform/http/etag";
import { sizeKey } from "./files.server";
import { placeholder } from "./placeholder";
import { type Place, purposeOf } from "./purposes";
import { readRange } from "./range";
import { findShown, type Readers, type ReadersByPlace, type ShownPicture } from "./readers.repository.server";

const FILE = /^(image-[0-9a-z]{20})-(\d{1,4})\.webp$/;
/**
 * Whatever is shown may be rejected, deactivated or deleted, and is gone everywhere a minute later. A copy that is older
 * is asked for again, and costs nothing but a question when it is the same.
 */
const A_MINUTE = "max-age=60";

interface Asked {
  place: Place;
  /** The thing whose picture it is, where the address names it. */
  subjectId?: string;
  /** `<image id>-<width>.webp` */
  file: string;
}

interface Serving {
  readersByPlace: ReadersByPlace;
  /** Finds out who asks; only some pictures depend on it. */
  restore(): Promise<void>;
}

const nothing = () => new Response(null, { status: 404, headers: { "Cache-Control": "private, no-store" } });

const neutral = () => new Response(placeholder, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": `private, ${A_MINUTE}` } });

/** Whether a picture belongs where it is asked for. */
const isOf = ({ purpose, subjectId }: ShownPicture, asked: Asked) =>
  purposeOf(purpose).place === asked.place && (!asked.place.hasSubject || subjectId === asked.subjectId);

/** Whether somebody is among the readers. */
export function isAmong(actor: Actor | null, readers: Readers | null): boolean {
  if (readers === null || actor === null) return false;
  return readers === "members" || readers.split(" ").includes(actor.userId) || actor.userRole !== "user";
}

/** The part that is asked for; all of it when the caller's copy of the other parts is of another file. */
function rangeOf({ headers }: Request, { httpEtag, size }: R2Object) {
  const condition = headers.get("if-range");
  return condition && condition !== httpEtag ? null : readRange(headers.get("range"), size);
}

/** All of a file or a part of it; 304 for who has it already. */
async function answerWith(object: R2ObjectBody, request: Request, cacheControl: string): Promise<Response> {
  const always = { ETag: object.httpEtag, "Cache-Control": cacheControl, "Accept-Ranges": "bytes", "X-Content-Type-Options": "nosniff" };
  const withoutBody = async (status: number, own: Record<string, string> = {}) => {
    await object.body.cancel();
    return new Response(null, { status, headers: { ...always, ...own } });
  };
  if (hasTag(request, object.httpEtag)) return withoutBody(304);
  const range = rangeOf(request, object);
  if (range === "outside") return withoutBody(416, { "Content-Range": `bytes */${object.size}` });
  const headers = { ...always, "Content-Type": "image/webp" };
  if (!range) return new Response(object.body, { headers: { ...headers, "Content-Length": String(object.size) } });
  const { from, to } = range;
  const part = (await object.arrayBuffer()).slice(from, to + 1);
  const own = { "Content-Length": String(part.byteLength), "Content-Range": `bytes ${from}-${to}/${object.size}` };
  return new Response(part, { status: 206, headers: { ...headers, ...own } });
}

/**
 * One size of a ready picture. What isn't there, or isn't for this reader, is 404, or a neutral picture where the place
 * has one; another thing's picture is always 404.
 */
export async function serveImage(ctx: Context, request: Request, asked: Asked, { readersByPlace, restore }: Serving): Promise<Response> {
  const [, imageId, width] = FILE.exec(asked.file) ?? [];
  const readersOf = readersByPlace.get(asked.place);
  if (!imageId || !width || !readersOf) return nothing();
  const missing = asked.place.hasPlaceholder ? neutral : nothing;
  const [shown, object] = await Promise.all([findShown(ctx, imageId, readersOf), ctx.env.BUCKET.get(sizeKey(imageId, width))]);
  const refuse = async (answer: () => Response) => {
    await object?.body.cancel();
    return answer();
  };
  if (shown && !isOf(shown, asked)) return refuse(nothing);
  const isPublic = shown?.readers === "everyone";
  if (shown && !isPublic) await restore();
  if (!shown || !object || !(isPublic || isAmong(ctx.actor, shown.readers))) return refuse(missing);
  return answerWith(object, request, `${isPublic ? "public" : "private"}, ${A_MINUTE}`);
}
