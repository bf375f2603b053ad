/** React's writer in the Worker gives the very bytes that React's own gives. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { withTextWriter } from "../../vite.react-writer";

const require = createRequire(import.meta.url);
const file = require.resolve("react-dom/server.browser").replace("server.browser.js", "cjs/react-dom-server.browser.production.min.js");
const source = readFileSync(file, "utf8");

interface Renderer {
  renderToReadableStream(node: ReactNode, options?: object): Promise<ReadableStream<BlobPart> & { allReady: Promise<void> }>;
}

function rendererOf(code: string): Renderer {
  const module = { exports: {} as Renderer };
  new Function("require", "exports", "module", code)(require, module.exports, module);
  return module.exports;
}

const [react, ours] = [rendererOf(source), rendererOf(withTextWriter(source))];

async function bytesOf({ renderToReadableStream }: Renderer, node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, { nonce: "abc", bootstrapScripts: ["/a.js"] });
  await stream.allReady;
  const pieces: BlobPart[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.from(await new Blob(pieces).arrayBuffer()).toString("base64");
}

const late = new Map<string, Promise<void> | true>();
function Late({ name }: { name: string }) {
  const known = late.get(name);
  if (known === true) return createElement("b", null, `late ${name} 👩‍👩‍👧 ş`);
  if (!known)
    late.set(
      name,
      Promise.resolve().then(() => void late.set(name, true)),
    );
  throw late.get(name);
}

const texts = [
  "",
  "plain",
  "İıŞğ".repeat(300),
  "👩‍👩‍👧‍👦".repeat(200),
  "a".repeat(511),
  "a".repeat(513),
  "<b>&\"'</b>",
  "\u2028\ud800 half",
  "x".repeat(40_000),
];
const page = (name: string) =>
  createElement(
    "html",
    { lang: "tr" },
    createElement(
      "body",
      { className: "ç", style: { color: "red" } },
      texts.map((text, i) =>
        createElement("p", { key: i, title: text, "data-i": i }, text, i, createElement("input", { value: text, readOnly: true })),
      ),
      createElement(Suspense, { fallback: createElement("i", null, "wait") }, createElement(Late, { name })),
    ),
  );

test("every byte of a page is the same, with letters of several bytes on the edges of blocks and parts that come late", async () => {
  late.clear();
  const written = await bytesOf(ours, page("late"));
  late.clear();
  expect(written).toBe(await bytesOf(react, page("late")));
  expect(written.length).toBeGreaterThan(100_000);
});

test("pages that are written at the same time don't mix", async () => {
  late.clear();
  const alone = await bytesOf(ours, page("mixed"));
  late.clear();
  expect(await Promise.all([bytesOf(ours, page("mixed")), bytesOf(ours, page("mixed"))])).toEqual([alone, alone]);
});

test.each([
  ["new TextEncoder", "new  TextEncoder"],
  ['{type:"bytes",', '{type: "bytes",'],
])("another file of React's, with another %s, stops the build", (place, other) => {
  expect(() => withTextWriter(source.replace(place, other))).toThrow("vite.react-writer.ts");
});
