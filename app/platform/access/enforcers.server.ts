/**
 * Who keeps each promise that a row of the site map can make. The record names every option: an option without an entry
 * doesn't compile, and a row with an option that isn't here makes the Worker refuse to start.
 */
import { redirect, type ServerBuild } from "@remix-run/cloudflare";
import { type Context, isAdmin } from "../context";
import { layoutOf, type PageOptions, type PageRow } from "../pages/page";
import { allow } from "./allow";
import { agrees, countWrite, refuseInMaintenance, refuseWithoutFlag } from "./door.server";
import { signInPath } from "./return-to";

export const MEGABYTE = 1024 * 1024;

/** Somebody at the door of a page. */
interface Visit {
  row: PageRow;
  ctx: Context;
  url: URL;
  /** They send a form. */
  isWrite: boolean;
}

interface Hooks {
  /** When the Worker starts. @throws when the build can't keep what the row says */
  start(row: PageRow, build: ServerBuild): void;
  /** Before any code of the page. @throws a redirect or a refusal */
  enter(visit: Visit): void | Promise<void>;
  /** On every answer of the page, also on a refusal. */
  answer(row: PageRow, headers: Headers): void;
  /** How large a body may be, in bytes; undefined leaves it to the site's limit. */
  maxBytes(row: PageRow): number | undefined;
  /** Whether its documents may ask Google for a map. */
  allowsMaps(row: PageRow, env: Pick<Env, "GOOGLE_MAPS_KEY">): boolean;
}

type AtLeastOne<T> = { [Key in keyof T]: Pick<T, Key> & Partial<T> }[keyof T];

/** An option either has an enforcer of its own, or says how that of another is meant. */
type Enforcer = AtLeastOne<Hooks> | { partOf: keyof PageOptions };

function enterByAccess({ row, ctx: { actor }, url }: Visit): void {
  const verdict = allow(row.access, actor);
  const passes = verdict === "guests-only" && row.passesWithToken && url.searchParams.has("token");
  if (verdict === "needs-sign-in") throw redirect(signInPath(url));
  if (verdict !== "allowed" && !passes) throw redirect("/");
}

async function askForConsent({ row, ctx, url }: Visit): Promise<void> {
  if (!row.consent || (await agrees(row, ctx))) return;
  const next = new URLSearchParams(signInPath(url).split("?")[1]);
  throw redirect(row.consent.askedAt === "/" ? "/" : `${row.consent.askedAt}?${next}`);
}

/** In the order in which somebody passes them. */
export const enforcers = {
  staysOpen: { enter: ({ row, ctx }) => refuseInMaintenance(row, ctx) },
  isInMaintenance: {
    enter({ row, ctx }) {
      if (row.isInMaintenance && !isAdmin(ctx.actor)) throw redirect("/");
    },
  },
  flag: { enter: ({ row, ctx }) => refuseWithoutFlag(row, ctx) },
  signedOutTo: {
    enter({ row, ctx }) {
      if (row.signedOutTo && !ctx.actor) throw redirect(row.signedOutTo);
    },
  },
  access: {
    start(row, build) {
      if (row.access !== "public" && !build.routes[row.id]?.module.loader) throw new Error(`${row.path} isn't public and has no loader`);
    },
    enter: enterByAccess,
  },
  passesWithToken: { partOf: "access" },
  consent: { enter: askForConsent },
  writeLimit: {
    async enter({ row, ctx, isWrite }) {
      if (isWrite) await countWrite(row, ctx);
    },
  },
  redirect: {
    enter({ row, url }) {
      if (row.redirect) throw redirect(row.redirect + url.search);
    },
  },
  chrome: {
    start({ id, chrome, path }, build) {
      if (build.routes[id]?.parentId !== layoutOf[chrome]) throw new Error(`${path} isn't drawn in the layout ${layoutOf[chrome]}`);
    },
  },
  maxBytes: { maxBytes: ({ maxBytes }) => maxBytes },
  hasMap: { allowsMaps: ({ hasMap }, env) => Boolean(hasMap && env.GOOGLE_MAPS_KEY) },
  isNeverStored: {
    answer({ isNeverStored }, headers) {
      if (isNeverStored) headers.set("Cache-Control", "private, no-store");
    },
  },
  isUnlisted: {
    answer({ isUnlisted }, headers) {
      if (isUnlisted) headers.set("X-Robots-Tag", "noindex");
    },
  },
  sendsNoReferrer: {
    answer({ sendsNoReferrer }, headers) {
      if (sendsNoReferrer) headers.set("Referrer-Policy", "no-referrer");
    },
  },
} satisfies Record<keyof PageOptions, Enforcer>;

const IDENTITY = new Set(["path", "feature", "id", "name"]);
const all: (Partial<Hooks> & { partOf?: keyof PageOptions })[] = Object.values(enforcers);

/** Makes sure that a row promises only what is kept. @throws for an option without an enforcer, or one that the build doesn't fit */
export function startRow(row: PageRow, build: ServerBuild): void {
  const unknown = Object.keys(row).filter((key) => !IDENTITY.has(key) && !(key in enforcers));
  if (unknown.length > 0) throw new Error(`Nothing enforces ${unknown.join(", ")} of ${row.path}`);
  for (const { start } of all) start?.(row, build);
}

/** Lets somebody in, or throws what they get instead. */
export async function enterPage(visit: Visit): Promise<void> {
  for (const { enter } of all) await enter?.(visit);
}

/** Puts on an answer what the page's row says of its answers. */
export function answerPage(row: PageRow, headers: Headers): void {
  for (const { answer } of all) answer?.(row, headers);
}
