/** Somebody asks for every endpoint: it was named, the site asks for it, or it says for whom it is. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "../../app/endpoints";
import { askedEndpoints } from "../support/asked-endpoints";
import { namedCalls } from "../support/named-calls";

const named = new Set(namedCalls.map(({ call }) => call.replace(/\{(\w+)\}/g, ":$1")));
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Whether a source has the address of an endpoint: what is filled in may be anything, and may stand at the end. */
function hasAddress(source: string, path: string): boolean {
  const [, ...parts] = path.split("/");
  const [first = "", ...rest] = parts.map((part) => (part.startsWith(":") ? "[^/\\s]+" : `(?:${part}|\\$\\{[^}]+\\})`));
  return new RegExp(`/api/v1(?:/${first}|\\$\\{[^}]+\\})${rest.map((part) => `/${part}`).join("")}(?![\\w/-])`).test(source);
}

test("an endpoint that nobody named and no page asks for says for whom it is", () => {
  const unasked = endpoints.filter((each) => !each.isFor && !named.has(callOf(each)) && !(callOf(each) in askedEndpoints));
  expect(unasked.map(callOf), "nobody asks for these: endpointsFor says for whom they are").toEqual([]);
});

test("what the site asks for is asked in the file that is named, of an endpoint that says nothing else", () => {
  const byCall = new Map(endpoints.map((each) => [callOf(each), each]));
  const wrong = Object.entries(askedEndpoints).filter(([call, file]) => {
    const found = byCall.get(call);
    return !found || found.isFor || named.has(call) || !hasAddress(readFileSync(file, "utf8"), found.path);
  });
  expect(wrong).toEqual([]);
});

test("for whom an endpoint is stands in the reference after “For”", () => {
  const said = [...new Set(endpoints.flatMap(({ isFor }) => (isFor ? [isFor] : [])))];
  expect(said.filter((isFor) => !/^[a-z`][^.]*[^.]$/.test(isFor))).toEqual([]);
});
