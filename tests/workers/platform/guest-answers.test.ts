/** Guests share a page for half a minute: with a nonce of their own, never across taste, session or a write. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { finish } from "../../../app/platform/http/finish.server";
import { forgetGuestAnswers, guestAnswer } from "../../../app/platform/http/guest-answers.server";
import { openScope } from "../../../app/platform/http/scope.server";
import { product } from "../../../app/product.server";

const HTML = { "content-type": "text/html; charset=utf-8" };

let drawn = 0;
let readings = 0;

interface Asked {
  path?: string;
  isShared?: boolean;
  cookie?: string;
  at?: number;
  headers?: Record<string, string>;
  answer?: ResponseInit;
  whileDrawing?(): void;
}

/** Asks for a page; its text says how many times that has happened. */
async function ask({ path = "/open", isShared = true, cookie = "", at = 0, headers = {}, answer = {}, whileDrawing }: Asked = {}) {
  const request = new Request(`https://hocam.test${path}`, { headers: { cookie, ...headers } });
  const execution = createExecutionContext();
  const scope = await openScope({
    request,
    url: new URL(request.url),
    env,
    product,
    waitUntil: (work) => execution.waitUntil(work),
    translate: () => (key) => key,
    clock: { now: () => at },
  });
  const draw = async () => {
    drawn += 1;
    whileDrawing?.();
    scope.ctx.afterReading(async () => {
      readings += 1;
    });
    return new Response(`<script nonce="${scope.nonce}">${drawn}</script>`, { headers: HTML, ...answer });
  };
  const response = finish(await guestAnswer(scope, request, { isShared, seconds: 30, draw }), scope, request);
  return {
    body: new TextDecoder().decode(await response.arrayBuffer()),
    nonce: scope.nonce,
    policy: response.headers.get("content-security-policy"),
    status: response.status,
  };
}

const numberIn = (body: string) => />(\d+)</.exec(body)?.[1];

test("a second guest is sent the same page with a nonce of its own, and counts as a reader", async () => {
  forgetGuestAnswers();
  const first = await ask();
  const before = readings;
  const second = await ask();
  expect(numberIn(second.body)).toBe(numberIn(first.body));
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.body).toContain(`nonce="${second.nonce}"`);
  expect(second.body).not.toContain(first.nonce);
  expect(second.policy).toContain(second.nonce);
  expect(readings).toBe(before + 1);
});

test("taste, language, address and query have pages of their own", async () => {
  forgetGuestAnswers();
  const asked: Asked[] = [
    {},
    { cookie: "theme=dark" },
    { cookie: "cookie-consent=a0m0" },
    { headers: { "accept-language": "tr" } },
    { path: "/open?q=1" },
  ];
  const numbers = [];
  for (const one of asked) numbers.push(numberIn((await ask(one)).body));
  expect(new Set(numbers).size).toBe(asked.length);
});

test.each([
  ["a session", { cookie: "session=abc" }],
  ["any other cookie", { cookie: "theme=dark; toast=hello" }],
  ["a bearer token", { headers: { authorization: "Bearer x" } }],
  ["what isn't the same for every guest", { isShared: false }],
  ["an answer that sets a cookie", { answer: { headers: { ...HTML, "set-cookie": "a=b" } } }],
  ["an answer that may not be stored", { answer: { headers: { ...HTML, "cache-control": "no-store" } } }],
  ["a failure", { answer: { status: 500, headers: HTML } }],
  ["a file", { answer: { headers: { "content-type": "image/webp" } } }],
] as [string, Asked][])("%s is never kept", async (_, asked) => {
  forgetGuestAnswers();
  const first = await ask(asked);
  const second = await ask(asked);
  expect(numberIn(second.body)).not.toBe(numberIn(first.body));
});

test("a kept page ends after its time", async () => {
  forgetGuestAnswers();
  const first = await ask({ at: 0 });
  expect(numberIn((await ask({ at: 29_999 })).body)).toBe(numberIn(first.body));
  expect(numberIn((await ask({ at: 30_000 })).body)).not.toBe(numberIn(first.body));
});

test("a write empties it, also for a page that was being drawn meanwhile", async () => {
  forgetGuestAnswers();
  const first = await ask();
  forgetGuestAnswers();
  const second = await ask({ whileDrawing: forgetGuestAnswers });
  const third = await ask();
  expect(new Set([first, second, third].map(({ body }) => numberIn(body))).size).toBe(3);
});
