/** Copies in KV: what somebody changed here is seen here at once, and what was read later isn't overtaken by it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { MINUTE } from "../../../app/platform/clock";
import { kvCopy } from "../../../app/platform/kv-copy.server";
import { testContext } from "../../support/site";

const AT = 1_800_000_000_000;

/** A copy of a text that the test changes. */
function copyOf(key: string) {
  const stored = { text: "first" };
  const copy = kvCopy({ key, seconds: 300, load: async () => stored.text, isUsable: () => true });
  const at = (now: number) => ({ ...testContext(), clock: { now: () => now } });
  return { copy, at, change: (text: string) => Object.assign(stored, { text }) };
}

test("whoever changes something reads it at once, while KV still shows what was before", async () => {
  const { copy, at, change } = copyOf("kv-copy-own");
  expect(await copy.read(at(AT))).toBe("first");
  const before = await env.KV.get("kv-copy-own");
  change("second");
  await copy.refresh(at(AT + 1));
  await env.KV.put("kv-copy-own", before ?? "");
  expect(await copy.read(at(AT + 2))).toBe("second");
  expect(await copy.read(at(AT + 3 * MINUTE))).toBe("first");
});

test("what was read after KV lost its copy stands, even when the clock of the change was ahead", async () => {
  const { copy, at, change } = copyOf("kv-copy-lost");
  await copy.refresh(at(AT + MINUTE));
  change("second");
  await env.KV.delete("kv-copy-lost");
  expect(await copy.read(at(AT))).toBe("second");
  expect(await copy.read(at(AT + 1))).toBe("second");
});

test("a change that leaves nothing worth using isn't kept as what is true", async () => {
  const stored: { list: string[] } = { list: [] };
  const copy = kvCopy({ key: "kv-copy-empty", seconds: 300, load: async () => stored.list, isUsable: (list) => list.length > 0 });
  await copy.refresh(testContext());
  stored.list = ["came without telling"];
  expect(await copy.read(testContext())).toEqual(["came without telling"]);
});

test.each([60, 300, 3600])(
  "a copy of %i seconds is read from D1 again once it is that old, also while KV still gives it",
  async (seconds) => {
    const stored = { text: "first", readings: 0 };
    const load = async () => {
      stored.readings += 1;
      return stored.text;
    };
    const copy = kvCopy({ key: `kv-copy-of-${seconds}`, seconds, load, isUsable: () => true });
    const at = (now: number) => ({ ...testContext(), clock: { now: () => now } });
    expect(await copy.read(at(AT))).toBe("first");
    stored.text = "second";
    const old = await env.KV.get(`kv-copy-of-${seconds}`);
    const { keys } = await env.KV.list({ prefix: `kv-copy-of-${seconds}` });
    expect(keys).toHaveLength(1);
    expect(await copy.read(at(AT + seconds * 1000 - 1))).toBe("first");
    expect(stored.readings).toBe(1);
    await env.KV.put(`kv-copy-of-${seconds}`, old ?? "");
    expect(await copy.read(at(AT + seconds * 1000))).toBe("second");
    expect(await copy.read(at(AT + seconds * 1000 + 1))).toBe("second");
    expect(stored.readings).toBe(2);
  },
);
