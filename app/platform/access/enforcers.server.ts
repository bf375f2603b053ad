/**
 * Who keeps each promise that a row of the site map can make. The record names every option: an option without an entry
 * doesn't compile, and a row with an option that isn't here makes the Worker refuse to start.
 */
import { type AppLoadContext, redirect, type ServerBuild } from "@remix-run/cloudflare";
import { isAdmin } from "../context";
import { redirectWithToast } from "../forms/toast.server";
import type { PageHandle } from "../pages/handle";
import { type Consent, type DoorOptions, layoutOf, type PageOptions, type PageRow } from "../pages/page";
import { allow } from "./allow";
import { agrees, closedAt, countWrite, inMaintenance, refusedToWrite, refuseLeftOut, refuseWithoutFlag } from "./door.server";
import { signInPath } from "./return-to";

export const MEGABYTE = 1024 * 1024;

/** Somebody at the door of a page. */
interface Visit {
  row: PageRow;
  context: Pick<AppLoadContext, "ctx" | "cookies">;
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
  /** The code of what its reader is told when its loader breaks; undefined leaves it to the general sentence. */
  failure(row: PageRow): string | undefined;
  /** The payment provider's origin, where its documents' forms may lead there; null elsewhere. */
  paysAt(row: PageRow, env: Pick<Env, "SIPAY_URL">): string | null;
}

type AtLeastOne<T> = { [Key in keyof T]: Pick<T, Key> & Partial<T> }[keyof T];

/** An option either has an enforcer of its own, or says how that of another is meant. */
type Enforcer = AtLeastOne<Hooks> | { partOf: keyof PageOptions };

function enterByAccess({ row, context, url }: Visit): void {
  const verdict = allow(row.access, context.ctx.actor);
  const passes = verdict === "guests-only" && row.passesWithToken && url.searchParams.has("token");
  if (verdict === "needs-sign-in") throw redirect(signInPath(url));
  if (verdict !== "allowed" && !passes) throw redirect("/");
}

/** Where somebody is asked for a consent; home, they are told why they are there. */
function toConsent({ context, url }: Visit, { askedAt }: Consent): Response {
  if (askedAt === "/") return redirectWithToast(context, "/", "kit:errors.needsConsent", "info");
  return redirect(`${askedAt}?${new URLSearchParams(signInPath(url).split("?")[1])}`);
}

/** A page that asks elsewhere than home also asks when nobody can say whether somebody agreed (the user's specification, section 4). */
async function askForConsent(visit: Visit): Promise<void> {
  const { row, context } = visit;
  const { consent } = row;
  if (!consent) return;
  const isGiven = agrees(row, context.ctx);
  if (await (consent.askedAt === "/" ? isGiven : isGiven.catch(() => false))) return;
  throw toConsent(visit, consent);
}

/**
 * A closed page sends its readers home, where they are told why (the user's specification, section 7). Who sends a form keeps what
 * they typed, and on the front page, or while all is closed, nothing is left to be sent to: these are refused where they stand.
 */
async function enterInMaintenance({ row, context, isWrite }: Visit): Promise<void> {
  const closed = await closedAt(row, context.ctx, row.path);
  if (closed === "part" && !isWrite && row.path !== "/") throw redirectWithToast(context, "/", "kit:errors.pageInMaintenance", "info");
  if (closed) throw await inMaintenance(context.ctx);
}

/** Puts on an answer what a door says of its answers, a page's or an endpoint's. */
export function setConfidentialHeaders({ isConfidential }: DoorOptions, headers: Headers): void {
  if (!isConfidential) return;
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex");
  headers.set("Referrer-Policy", "no-referrer");
}

/** In the order in which somebody passes them. */
export const enforcers = {
  staysOpen: { enter: enterInMaintenance },
  isInMaintenance: {
    enter({ row, context }) {
      if (row.isInMaintenance && !isAdmin(context.ctx.actor)) throw redirect("/");
    },
  },
  flag: { enter: ({ row, context }) => refuseWithoutFlag(row, context.ctx) },
  signedOutTo: {
    enter({ row, context }) {
      if (row.signedOutTo && !context.ctx.actor) throw redirect(row.signedOutTo);
    },
  },
  access: {
    start(row, build) {
      if (row.access !== "public" && !build.routes[row.id]?.module.loader) throw new Error(`${row.path} isn't public and has no loader`);
    },
    enter: enterByAccess,
  },
  passesWithToken: { partOf: "access" },
  whilePaused: {
    enter({ row, context, isWrite }) {
      // Who sends a form is answered by the form itself (`protect`), so that nothing typed is lost.
      const refused = isWrite ? null : refusedToWrite(row, context.ctx, { isWrite });
      if (refused) throw refused;
    },
  },
  consent: { enter: askForConsent },
  writeLimit: {
    async enter({ row, context, isWrite }) {
      if (isWrite) await countWrite(row, context.ctx);
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
  leadsToPayment: {
    paysAt: ({ leadsToPayment }, { SIPAY_URL }) => (leadsToPayment && SIPAY_URL ? new URL(SIPAY_URL).origin : null),
  },
  hasCamera: {
    answer({ hasCamera }, headers) {
      if (hasCamera) headers.set("Permissions-Policy", permissions("self"));
    },
  },
  offlinePage: {
    start({ id, path, access, offlinePage }, build) {
      const handle = build.routes[id]?.module.handle as PageHandle | undefined;
      if (offlinePage && access !== "public") throw new Error(`${path} can't be kept: what is kept is a guest's`);
      if (Boolean(offlinePage) !== Boolean(handle?.isOfflinePage)) throw new Error(`${path} and its handle differ on whether it is kept`);
    },
  },
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
  isConfidential: { answer: setConfidentialHeaders },
  failure: { failure: ({ failure }) => failure },
} satisfies Record<keyof PageOptions, Enforcer>;

/** What the browser may be asked for. @param camera `self`, or empty for no page */
export const permissions = (camera: "self" | "") => `camera=(${camera}), microphone=(), geolocation=(self)`;

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
  refuseLeftOut(visit.row, visit.context.ctx);
  for (const { enter } of all) await enter?.(visit);
}

/** Puts on an answer what the page's row says of its answers. */
export function answerPage(row: PageRow, headers: Headers): void {
  for (const { answer } of all) answer?.(row, headers);
}
