/** What the assistant is asked in vain, by its words and without who asked: counted after the answer, read by staff (decision 082). */
import type { Intent } from "~/engines/intents";
import { requireStaff } from "~/platform/access/roles";
import { mondayOf } from "~/platform/asked-days";
import { DAY } from "~/platform/clock";
import type { Context, SignedInContext, StaffContext } from "~/platform/context";
import { isAdmin } from "~/platform/context";
import { pageFrom } from "~/platform/lists/paging";
import { matchPage } from "~/platform/pages/match";
import { signingKeyFor } from "~/platform/session/tokens.server";
import { FLOOR } from "~/platform/small-groups";
import { localDay, startOfDay } from "~/platform/time";
import { aiErrors } from "./ai.errors";
import type { UnansweredFilters } from "./ai.schemas";
import { keysIn } from "./intent-index.rules";
import { fitsOf, type IntentIndex } from "./intents.rules";
import * as repository from "./unanswered.repository.server";
import { type UnansweredWords, unansweredWords } from "./unanswered.rules";
import { indexOf } from "./understanding.server";

/** So little sure that a question asks for a confidential page, and it isn't counted. */
const MAY_BE_CONFIDENTIAL = 0.05;

const isConfidential = ({ product }: Pick<Context, "product">, { isUnkept, guidesTo }: Intent): boolean =>
  isUnkept === true || (guidesTo !== undefined && matchPage(product.siteMap, guidesTo)?.row.isConfidential === true);

const confidentialWords = new WeakMap<IntentIndex, ReadonlySet<string>>();

/** Words by which people ask for confidential pages, and for nothing else. */
function confidentialOf(ctx: Pick<Context, "product">, index: IntentIndex): ReadonlySet<string> {
  const found = confidentialWords.get(index);
  if (found) return found;
  const own = index.intents.flatMap((intent, at) => (isConfidential(ctx, intent) ? [...(index.known[at] ?? [])] : []));
  const times = new Map<string, number>();
  for (const key of own) times.set(key, (times.get(key) ?? 0) + 1);
  const words = new Set([...times].flatMap(([key, count]) => (index.spread.get(key) === count ? key : [])));
  confidentialWords.set(index, words);
  return words;
}

/** Whether a question may ask for a page that says something of whoever opens it. */
function mayBeConfidential(ctx: Pick<Context, "product">, question: string): boolean {
  const index = indexOf(ctx);
  const words = confidentialOf(ctx, index);
  if ([...keysIn(question)].some((key) => words.has(key))) return true;
  return fitsOf(index, question).some(({ intent, sureness }) => sureness >= MAY_BE_CONFIDENTIAL && isConfidential(ctx, intent));
}

/** What stands for an account in one group: HMAC-SHA-256 with the site's secret, so that nobody else can tell whose it is. */
async function markOf({ env, actor }: SignedInContext, { locale, words }: UnansweredWords): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([locale, words, actor.userId]));
  const signature = await crypto.subtle.sign("HMAC", await signingKeyFor(env, "unanswered"), said);
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** Counts somebody's question that found nothing, once for each who asks it; what may say something of them isn't. */
export async function noteUnanswered(ctx: SignedInContext, question: string): Promise<void> {
  const group = unansweredWords(question, ctx.locale);
  if (!group || mayBeConfidential(ctx, question)) return;
  await repository.addMark(ctx, group, await markOf(ctx, group));
}

/** What was asked in vain by enough people: what is open, or what staff are done with. */
export async function readUnanswered(ctx: StaffContext, filters: UnansweredFilters) {
  requireStaff(ctx);
  const { rows, counted, cap } = await repository.listUnanswered(ctx, filters);
  const now = startOfDay(mondayOf(localDay(ctx.clock.now())));
  const items = rows.map(({ people, lastWeek, ...group }) => ({
    ...group,
    atLeast: people - (people % FLOOR),
    weeks: Math.round((now - startOfDay(lastWeek)) / (7 * DAY)),
  }));
  return { ...pageFrom(items, counted, filters, cap), state: filters.state, mayAnswer: isAdmin(ctx.actor) };
}

/** Takes a group off the list until as many people again as it takes to be on it have asked. @throws unansweredNotFound */
export async function closeUnanswered(ctx: StaffContext, groupId: string): Promise<void> {
  requireStaff(ctx);
  if (!(await repository.close(ctx, groupId))) throw aiErrors.unansweredNotFound();
}

/** Puts it back on the list. @throws unansweredNotFound */
export async function reopenUnanswered(ctx: StaffContext, groupId: string): Promise<void> {
  requireStaff(ctx);
  if (!(await repository.reopen(ctx, groupId))) throw aiErrors.unansweredNotFound();
}
