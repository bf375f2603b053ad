/** Somebody with a queue that only listens and a storage that can fail, and what becomes of what they upload. */
import { users } from "@schema/accounts";
import { images } from "@schema/media";
import { eq } from "drizzle-orm";
import type { Codecs } from "../../app/engines/media/codecs";
import { uploadPhoto } from "../../app/features/profile/photo.service.server";
import { handleMessage } from "../../app/jobs.server";
import type { SignedInContext } from "../../app/platform/context";
import { codecs } from "../../workers/codecs";
import { env, type Person, signUp } from "./site";

/** What a test of pictures works with. */
export interface Bench {
  person: Person;
  ctx: SignedInContext;
  /** Keys that were written to R2. */
  puts: string[];
  messages: QueueMessage[];
  /** Makes the next accesses to R2 fail. */
  breakStorage(isBroken: boolean): void;
  background: Promise<unknown>[];
}

/** Somebody with a queue that only listens, and an R2 that tells what is written and can fail. */
export async function bench(): Promise<Bench> {
  const person = await signUp();
  const puts: string[] = [];
  const messages: QueueMessage[] = [];
  const background: Promise<unknown>[] = [];
  let isBroken = false;
  const bucket = new Proxy(env.BUCKET, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        if (isBroken) throw new Error("R2 is away");
        if (name === "put") puts.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
  const queue = { sendBatch: async (batch: { body: QueueMessage }[]) => messages.push(...batch.map(({ body }) => body)) };
  const ctx = {
    ...person.ctx,
    env: { ...env, BUCKET: bucket, IMAGE_JOBS: queue as unknown as Env["IMAGE_JOBS"] },
    waitUntil: (work: Promise<unknown>) => background.push(work),
  };
  return { person, ctx, puts, messages, background, breakStorage: (broken) => (isBroken = broken) };
}

/** A file as a form hands it over. */
export const blob = (bytes: ArrayBuffer) => new Blob([bytes]);
/** The real codecs. */
export const loadCodecs = async () => codecs;
/** Codecs that must not be called. */
export const throwing: Codecs = {
  decode: () => Promise.reject(new Error("A decoder was called")),
  encode: () => Promise.reject(new Error("An encoder was called")),
};

/** The row of a picture. */
export async function rowOf({ ctx }: Bench, imageId: string) {
  const [row] = await ctx.db.select().from(images).where(eq(images.imageId, imageId));
  return row;
}

/** The photo that the person's row names. */
export async function photoIdOf({ ctx }: Bench) {
  const [row] = await ctx.db.select({ photoId: users.photoId }).from(users).where(eq(users.userId, ctx.actor.userId));
  return row?.photoId;
}

/** Hands the message about a picture to the queue's use case. */
export const deliver = ({ ctx }: Bench, imageId: string, own = loadCodecs) => handleMessage(ctx, { kind: "image", imageId }, own);

/** Uploads and draws; what is refused, failed or ready of it. */
export async function outcome(bytes: ArrayBuffer) {
  const at = await bench();
  try {
    const imageId = await uploadPhoto(at.ctx, blob(bytes));
    await deliver(at, imageId);
    const row = await rowOf(at, imageId);
    if (row?.status !== "ready") return { status: row?.status, failure: row?.failure };
    const file = await (await env.BUCKET.get(`images/${imageId}/512.webp`))?.arrayBuffer();
    return { status: row.status, size: [row.width, row.height], file: file ?? new ArrayBuffer(0) };
  } catch (refused) {
    return { refused: (refused as { code: string }).code, puts: at.puts };
  }
}
