/** Requests that nobody means: what pages and endpoints take, with something wrong in it. The same seed gives the same requests. */
import { z } from "zod";
import { endpoints } from "../../app/endpoints";
import type { Endpoint } from "../../app/platform/http/endpoint";
import type { PageRow } from "../../app/platform/pages/page";
import { createRandom, type Random } from "../../drizzle/seed/random";

export interface FuzzedRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  /** Names of its form's fields that hold a text that people type. */
  texts?: readonly string[];
}

/** A form as a page holds it. */
export interface PageForm {
  path: string;
  fields: Record<string, string>;
  /** Names of fields that hold a text that people type. */
  texts?: readonly string[];
}

const MEGABYTE = 1024 * 1024;
const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** As an address or a form carries it. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");

const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "99999999999999999999",
  "0.1",
  "1,5",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "a\0b",
  "\ud800",
  "\udfff half",
  "\u202e\u2066",
  "İıŞğ",
  "👩‍👩‍👧‍👦",
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  "%27%00%ff",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would work out
  "{{7*7}} ${7*7}",
  "<script>1</script>",
  "../../etc/passwd",
  "2026-02-30",
  "2026-13-01T99:99",
  "9999999999999.9999999999999",
  "x".repeat(5_000),
  "ş".repeat(100_000),
  "\n".repeat(20_000),
  "(".repeat(2_000),
  '"* OR NEAR(a b, 3) ^ : - NOT',
  "search_text : (x",
  "__proto__",
  "constructor",
] as const;

/** What people type where a field for days, times, numbers or addresses is plain text. */
const TYPED = [
  ...["15.12.2026", "31/12/2026", "2026-12-15T", "15 Aralık 2026", "yarın", "24:00", "18.00", "6 pm", "akşam"],
  ...["3.250", "3,250.50", "12,50 TL", "₺5", "½", "+3", "1e3", "٣٢"],
  ...["www.metu.edu.tr", "HTTP://x", "a@b", "+90 (312) 210 00 00", "CENG 140", "-", "?", "yok"],
] as const;

const VALUES: readonly unknown[] = [
  ...TYPED,
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  -0,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  [null, null],
  Array.from({ length: 5_000 }, (_, i) => i),
  { toString: 1, length: -1 },
  JSON.parse(deep(3_000, "[", "]")),
];

const NAMES = [
  "user_email[5000000]",
  "ids[2000000]",
  "a[199].b",
  "ids[201]",
  "event_date_times[8000].event_date",
  "x".repeat(10_000),
  `a${".b".repeat(5_000)}`,
  `a${"[0]".repeat(3_000)}`,
  "__proto__.x",
  "constructor.prototype.x",
  "a[",
  "a]b",
  "a..b",
  "[]",
  "",
  " ",
  "\0",
  "title[]",
] as const;

/** What every object has without being asked. */
const INHERITED = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"] as const;

const INTENTS = [
  "x",
  "",
  "{}",
  "null",
  '{"type":"insert","payload":{"name":"a[2000000]"}}',
  '{"type":"insert","payload":{"name":"event_date_times","index":4000000}}',
  '{"type":"insert","payload":{"name":"links","defaultValue":{"url":"x"}}}',
  '{"type":"reorder","payload":{"name":"event_date_times","from":0,"to":9000000}}',
  '{"type":"update","payload":{"name":"user_email[5000000]","value":"x"}}',
  '{"type":"reset","payload":{"name":"__proto__.x"}}',
  '{"type":"validate","payload":{}}',
  `{"type":"insert","payload":{"name":"${"a.".repeat(3000)}"}}`,
  deep(20_000, "[", "]"),
] as const;

const QUERIES = [
  "q",
  "before",
  "after",
  "page",
  "size",
  "sort",
  "a",
  "b",
  "cursor",
  "when",
  "state",
  "status",
  "term",
  "token",
  "next",
  "_routes",
  "index",
  "_data",
  "until",
  "from",
] as const;

const HEADERS: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { accept: "text/html" },
  { "accept-language": "tr;q=x,*;q=9,,;;" },
  { cookie: "locale=%zz; theme=x; toast=success.%00; hocam_session=x; __Host-hocam_session=%ff; d1-bookmark=../../x" },
  { cookie: `x=${"y".repeat(8_000)}` },
  { authorization: "Bearer " },
  { authorization: "Bearer x.y.z" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
  { range: "bytes=9-1,99999999999-", "if-none-match": "W/*,," },
  { "cf-connecting-ip": "::ffff:1.2.3.4%eth0" },
  { origin: "null" },
  { "sec-purpose": "prefetch", "content-encoding": "gzip" },
];

const BODIES: readonly { type: string | null; body: BodyInit }[] = [
  { type: "application/json", body: "" },
  { type: "application/json", body: "{" },
  { type: "application/json", body: "[]" },
  { type: "application/json", body: "null" },
  { type: "application/json", body: deep(100_000, "[", "]") },
  { type: "application/json", body: `{"a":${deep(50_000, '{"a":', "}").replace(/}+$/, "1") + "}".repeat(50_000)}}` },
  { type: "application/json", body: new Uint8Array([0xff, 0xfe, 0x7b, 0x00]) },
  { type: "application/json; charset=utf-16", body: "{}" },
  { type: "text/plain", body: "a=b" },
  { type: null, body: "a=b" },
  { type: "application/x-www-form-urlencoded", body: "%ff%fe=%00&=&&;%zz=1" },
  { type: "application/x-www-form-urlencoded", body: "a=1&".repeat(8_000) },
  {
    type: "application/x-www-form-urlencoded",
    body: Array.from({ length: 8_000 }, (_, i) => `event_date_times[${i}].event_date=x`).join("&"),
  },
  { type: "multipart/form-data", body: "no boundary" },
  { type: "multipart/form-data; boundary=x", body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb' },
  {
    type: "multipart/form-data; boundary=x",
    body: `--x\r\nContent-Disposition: form-data; name="image"; filename="../../x.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n--x--`,
  },
  { type: "multipart/form-data; boundary=x", body: "--x\r\n".repeat(5_000) },
  { type: "application/json", body: `"${"x".repeat(MEGABYTE + 10)}"` },
];

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
};

/** Something that fits a schema, or nearly. */
function sample(schema: JsonSchema, random: Random, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return sample(random.pick(schema.anyOf), random, depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner, random, depth + 1)]));
  if (type === "array") return depth > 4 ? [] : [sample(schema.items ?? {}, random, depth + 1)];
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return random.chance(0.5);
  if (schema.format === "email") return `fuzz${random.int(1, 9)}@metu.edu.tr`;
  if (schema.format === "uri") return "https://example.edu/x";
  return "text of a fuzzer ".repeat(1 + Math.ceil((schema.minLength ?? 0) / 16)).trim();
}

const schemas = new Map<z.ZodType, JsonSchema>();
function jsonSchema(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}

/** The same document with one value somewhere replaced. */
function spoiled(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.6))
    return value.map((each, i) => (i === 0 ? spoiled(each, random) : each));
  if (typeof value === "object" && value !== null && !Array.isArray(value) && random.chance(0.9)) {
    const names = Object.keys(value);
    if (names.length === 0 || random.chance(0.05)) return { ...value, [random.pick(NAMES)]: random.pick(VALUES) };
    const name = random.pick(names);
    if (random.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
    return { ...value, [name]: spoiled((value as Record<string, unknown>)[name], random) };
  }
  return random.pick(VALUES);
}

const fill = (path: string, random: Random, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    random.chance(0.75) ? (values[name] ?? "1") : encodeURIComponent(wellFormed(random.pick(TEXTS).slice(0, 300))),
  );

function query(random: Random): string {
  if (random.chance(0.5)) return "";
  const search = new URLSearchParams();
  for (let i = random.int(1, 3); i > 0; i--) search.append(random.pick(QUERIES), wellFormed(random.pick(TEXTS).slice(0, 3_000)));
  return `?${search}`;
}

function ofEndpoint({ method, path, body, form }: Endpoint, random: Random, values: Record<string, string>): FuzzedRequest {
  const address = { path: `/api/v1${fill(path, random, values)}${query(random)}`, method };
  const headers = { ...random.pick(HEADERS) };
  if (method === "GET") return { ...address, headers };
  if (random.chance(0.2)) {
    const odd = random.pick(BODIES);
    return { ...address, headers: { ...headers, ...(odd.type && { "content-type": odd.type }) }, body: odd.body };
  }
  const document = body ?? form;
  const fitting = document ? sample(jsonSchema(document), random) : {};
  const sent = random.chance(0.15) ? fitting : spoiled(fitting, random);
  if (!form) return { ...address, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(sent) ?? "null" };
  const data = new FormData();
  for (const [name, value] of Object.entries(sent ?? {}))
    data.append(name.slice(0, 200), wellFormed(JSON.stringify(value).slice(0, 100_000)));
  data.set(
    "image",
    new File([wellFormed(random.pick(TEXTS))], `${wellFormed(random.pick(TEXTS).slice(0, 50))}.png`, { type: "image/png" }),
  );
  return { ...address, headers, body: data };
}

function ofForm({ path, fields, texts }: PageForm, random: Random): FuzzedRequest {
  const address = {
    path: `${path}${random.chance(0.1) ? query(random) : ""}`,
    method: random.chance(0.95) ? "POST" : random.pick(["PUT", "DELETE", "PATCH"]),
  };
  if (random.chance(0.1)) {
    const odd = random.pick(BODIES);
    return { ...address, headers: { ...(odd.type && { "content-type": odd.type }) }, body: odd.body };
  }
  const sent = Object.entries(fields).filter(() => random.chance(0.95));
  const changed = random.int(0, 2);
  for (let i = 0; i < changed && sent.length > 0; i++) {
    const at = random.int(0, sent.length - 1);
    sent[at] = [sent[at]?.[0] ?? "x", wellFormed(random.pick(TEXTS))];
  }
  if (sent.length > 1 && random.chance(0.3)) {
    // Each stands where the other was meant.
    const [at, other] = [random.int(0, sent.length - 1), random.int(0, sent.length - 1)];
    const [one, two] = [sent[at], sent[other]];
    if (one && two)
      [sent[at], sent[other]] = [
        [one[0], two[1]],
        [two[0], one[1]],
      ];
  }
  for (let i = random.int(0, 2); i > 0 && sent.length > 0; i--) {
    const at = random.int(0, sent.length - 1);
    sent[at] = [sent[at]?.[0] ?? "x", random.pick(TYPED)];
  }
  const act = sent.findIndex(([name]) => name === "act" || name === "decision");
  if (act >= 0 && random.chance(0.2)) sent[act] = [sent[act]?.[0] ?? "act", random.pick(INHERITED)];
  if (random.chance(0.3)) sent.push([random.pick(NAMES), wellFormed(random.pick(TEXTS))]);
  if (random.chance(0.2)) sent.push(["__intent__", random.pick(INTENTS)]);
  return {
    ...address,
    texts,
    headers: { ...random.pick(HEADERS), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(sent).toString(),
  };
}

function ofPage({ path }: PageRow, random: Random, values: Record<string, string>): FuzzedRequest {
  const filled = fill(path, random, values);
  const address = random.pick([
    filled,
    filled,
    `${filled}.data`,
    `${filled}/${"x/".repeat(random.pick([1, 40, 4_000, 100_000]))}`,
    `/${"a".repeat(random.pick([10, 3_000, 200_000]))}`,
    `${filled}%ff`,
    `${filled}%00`,
  ]);
  return {
    path: `${address}${query(random)}`,
    method: random.pick(["GET", "GET", "GET", "HEAD", "OPTIONS"]),
    headers: random.pick(HEADERS),
  };
}

export interface FuzzTargets {
  pages: readonly PageRow[];
  forms: readonly PageForm[];
  /** What parameters of addresses stand for. */
  values: Record<string, string>;
}

/** Goes through every endpoint, form and page in turn, as often as it takes. */
export function* fuzzedRequests(seed: number, count: number, { pages, forms, values }: FuzzTargets): Generator<FuzzedRequest> {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const turn = Math.floor(i / 3);
    const form = forms[turn % Math.max(forms.length, 1)];
    if (i % 3 === 0) yield ofEndpoint(endpoints[turn % endpoints.length] as Endpoint, random, values);
    else if (i % 3 === 1 && form) yield ofForm(form, random);
    else yield ofPage(pages[turn % pages.length] as PageRow, random, values);
  }
}
