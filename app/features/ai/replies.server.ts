/** What fits answer, and what stands beside an answer. */
import type { Reply } from "~/engines/intents";
import { leadsTo } from "~/platform/access/leads-to.server";
import type { Context } from "~/platform/context";
import { nearWords, sharedWords } from "~/platform/stems";
import type { Fit } from "./sureness.rules";

/** Whether a place is open to a reader, or to whoever logs out first. */
const isOpenTo = (ctx: Context, to: string) => leadsTo(ctx, to) || leadsTo({ ...ctx, actor: null }, to);

/** What a fit answers, as far as its places are open to the asker. */
export async function repliesOf(ctx: Context, { intent, slots }: Fit): Promise<Reply[]> {
  const answered = await intent.answer(ctx, slots);
  return (answered === null ? [] : [answered].flat()).filter(({ to }) => isOpenTo(ctx, to));
}

/** What there is to know of a course as a whole. */
export async function wholeReplies(ctx: Context, fit: Fit): Promise<Reply[]> {
  const intents = ctx.product.intents.filter(({ isOfWhole }) => isOfWhole);
  return (await Promise.all(intents.map((intent) => repliesOf(ctx, { ...fit, intent })))).flat();
}

/** Whoever names a course and asks where something is read of courses is told what there is to know of it as well. */
export const besideGuide = async (ctx: Context, fit: Fit): Promise<Reply[]> =>
  fit.intent.guidesTo?.endsWith("/all") && fit.slots.courses.length === 1 ? (await wholeReplies(ctx, fit)).slice(0, 1) : [];

/** What the site writes of the same elsewhere: of several texts the one with most words of the question. */
export async function writtenToo(ctx: Context, { intent: { alsoAt = [] } }: Fit, text: string): Promise<Reply[]> {
  if (alsoAt.length === 0) return [];
  const sources = ctx.product.passages.filter(({ name }) => alsoAt.some((to) => to.startsWith(`/${name}#`)));
  const all = (await Promise.all(sources.map(async ({ written }) => (await written?.(ctx)) ?? []))).flat();
  const near = nearWords(text);
  const shared = ({ title, text: said }: Reply) => sharedWords(near, `${title} ${said}`);
  const found = alsoAt.flatMap((to) => all.find((passage) => passage.to === to) ?? []);
  return found.sort((a, b) => shared(b) - shared(a)).slice(0, 1);
}

/** What else is known of the same course, where an answer says that nothing is known of what was asked. */
export async function notEmpty(ctx: Context, fit: Fit, replies: readonly Reply[]): Promise<Reply[]> {
  if (replies.length === 0 || replies.some(({ isEmpty }) => !isEmpty)) return [...replies];
  return [...replies, ...(await wholeReplies(ctx, fit)).filter(({ isEmpty }) => !isEmpty)];
}
