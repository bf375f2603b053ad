/** The guard's `matchPage` and Remix's router mean the same page by every address of the site map, however it is written. */
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { addressRefusal } from "../../app/platform/http/address";
import { matchPage } from "../../app/platform/pages/match";
import routes from "../../app/routes";
import { siteMap } from "../../app/site-map";
import { choiceFor } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

const toRoutes = (entries: readonly RouteConfigEntry[]): Routes =>
  entries.map(({ id, path, index, children }) =>
    index ? { id, path, index } : { id, path, children: children && toRoutes(children) },
  ) as Routes;

const router = toRoutes(await routes);
const pages = new Set(siteMap.map(({ id }) => id));

/** The page that Remix's router draws at an address; undefined where it finds none. */
function drawn(path: string): string | undefined {
  const id = matchRoutes(router, path)?.at(-1)?.route.id;
  return id !== undefined && pages.has(id) ? id : undefined;
}

const guarded = (path: string) => matchPage(siteMap, path)?.row.id;

/** What may stand in the place of a parameter; some are names of pages beside it. The first few are written in other ways as well. */
const VALUES = [
  "x-1",
  "all",
  "add",
  "edit",
  "demo",
  "panel",
  "C%2B%2B",
  "%2F",
  "a%2Fb",
  "%25",
  "%2561",
  "%C3%A7",
  "ç",
  "a%20b",
  "a+b",
  "@",
  ";a=b",
  ":id",
  "*",
  "...",
];

const encodedLetter = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const encodedCapital = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`);

const SPELLINGS: Record<string, (path: string) => string> = {
  "trailing slash": (path) => `${path}/`,
  capitals: (path) => path.replace(/(?<!%[0-9A-F]?)[a-z]/g, (letter) => letter.toUpperCase()),
  "one capital": (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  "an escaped letter": encodedLetter,
  "an escaped capital": encodedCapital,
  "an unknown tail": (path) => `${path}/zz`,
  "another tail": (path) => `${path}/all`,
  "a longer word": (path) => `${path}x`,
  "an unknown head": (path) => `/zz${path}`,
  "its parent": (path) => path.replace(/\/[^/]*$/, "") || "/",
  "an escaped slash": (path) => path.replace(/(.)\//, "$1%2F"),
  "a point": (path) => `${path}.`,
  "a letter of Turkish": (path) => path.replace("i", "ı"),
};

const addresses = siteMap.flatMap(({ path }) => {
  const filled = path.includes(":") ? VALUES.map((value) => path.replace(/:\w+/g, value)) : [path];
  const respelled = filled.slice(0, 3).flatMap((each) => Object.values(SPELLINGS).map((write) => write(each)));
  return [...filled, ...respelled];
});

/** An ordinary run asks for a sixth of them, which the commit chooses. */
const isAskedNow = (address: string) =>
  sweepSettings.isFull || choiceFor(sweepSettings, address, [true, false, false, false, false, false]);

test("both mean the same page by every address", () => {
  const meant = addresses.filter(isAskedNow).map((address) => ({ address, router: drawn(address), guard: guarded(address) }));
  expect(meant.filter(({ router, guard }) => router !== guard)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(siteMap.length * 15);
});

test("an address with a broken escape, which the router reads as it stands and the guard not at all, is refused before either", () => {
  const broken = siteMap.flatMap(({ path }) => ["%", "%E0%A4%A", "%ff"].map((tail) => path.replace(/:\w+/g, "x-1") + tail));
  expect(broken.filter((address) => addressRefusal(new URL(`https://hocam.test${address}`))?.status !== 404)).toEqual([]);
});

test("every page is meant by its own address: the control of the test above", () => {
  const plain = siteMap.map(({ path, id }) => ({ id, address: path.replace(/:\w+/g, "x-1") }));
  expect(plain.map(({ address }) => guarded(address))).toEqual(plain.map(({ id }) => id));
  expect(plain.map(({ address }) => drawn(address))).toEqual(plain.map(({ id }) => id));
});

test("of addresses with doubled slashes, which the guard reads as single ones, the router draws none", () => {
  const doubled = siteMap.filter(({ path }) => path !== "/").map(({ path }) => `/${path.replace(/:\w+/g, "x-1").replaceAll("/", "//")}`);
  expect(doubled.filter((address) => drawn(address) !== undefined)).toEqual([]);
});
