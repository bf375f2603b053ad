/** A picture that stops the Worker, or storage that is away: how often it is tried, and what its owner is told. */
import { expect, test } from "vitest";
import type { Codecs } from "../../../app/engines/media/codecs";
import { retryPhoto, uploadPhoto } from "../../../app/features/profile/photo.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { codecs } from "../../../workers/codecs";
import { type Bench, bench, blob, deliver, rowOf, throwing } from "../../support/media";
import { corners, png } from "../../support/pictures";
import { visit } from "../../support/site";

const small = blob(png(corners(16, 16)));

/** Codecs at which a Worker is killed: they begin and never come back. */
function deadly() {
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const decode = () => {
    begun();
    return new Promise<never>(() => undefined);
  };
  return { hasBegun, load: async (): Promise<Codecs> => ({ ...codecs, decode }) };
}

/** The same person a while later. */
function later(at: Bench, ms: number): Bench {
  const now = at.ctx.clock.now() + ms;
  return { ...at, ctx: { ...at.ctx, clock: { ...at.ctx.clock, now: () => now } } };
}

test("a picture at which the Worker was killed twice isn't decoded a third time, and its owner is told what to do", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, small);
  for (let i = 0; i < 2; i++) {
    const { hasBegun, load } = deadly();
    void deliver(at, imageId, load);
    await hasBegun;
  }
  await deliver(later(at, MINUTE), imageId, async () => throwing);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "tooHard" });
  const page = await (await visit("/profile/photo", { as: at.person })).text();
  expect(page).toContain("The picture couldn&#x27;t be processed. Save a smaller copy and choose that one.");
  expect(page).not.toContain("Try again");
  await expect(retryPhoto(at.ctx, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
});

test("a message that comes three times at once doesn't make a picture fail that is just being drawn; a minute later it does: the control", async () => {
  const at = await bench();
  for (const [wait, status] of [
    [0, "ready"],
    [MINUTE, "failed"],
  ] as const) {
    const imageId = await uploadPhoto(at.ctx, small);
    let goOn: () => void = () => undefined;
    const isThirdOver = new Promise<void>((resolve) => (goOn = resolve));
    const slow = async (): Promise<Codecs> => ({ ...codecs, decode: (...args) => isThirdOver.then(() => codecs.decode(...args)) });
    const first = [deliver(at, imageId, slow), deliver(at, imageId, slow)];
    while ((await rowOf(at, imageId))?.attempts !== 2);
    await deliver(later(at, wait), imageId).catch(() => undefined);
    goOn();
    await Promise.all(first);
    expect(await rowOf(at, imageId)).toMatchObject({ status });
  }
});

test("a picture that was killed once is prepared the second time", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, small);
  const { hasBegun, load } = deadly();
  void deliver(at, imageId, load);
  await hasBegun;
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready" });
});

test("a picture that couldn't be read may be tried once more, not for ever", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(corners(16, 16), { pixels: [1, 2, 3] })));
  await deliver(at, imageId);
  await retryPhoto(at.ctx, imageId);
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "unreadable" });
  await expect(retryPhoto(at.ctx, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
});

test("storage that is away isn't the picture's fault: it is tried until it is stored", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, small);
  const encode: Codecs["encode"] = async (raster) => {
    const webp = await codecs.encode(raster);
    at.breakStorage(true);
    return webp;
  };
  for (let i = 0; i < 4; i++) {
    await expect(deliver(at, imageId, async () => ({ ...codecs, encode }))).rejects.toThrow("R2 is away");
    at.breakStorage(false);
  }
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready" });
});
