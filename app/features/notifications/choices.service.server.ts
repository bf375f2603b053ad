/** How people want to hear of each kind of thing, and the link that ends a kind of email. */
import { choicesOf, type NoticeChannel } from "~/engines/notices/kinds";
import { chosenBy, setChoice } from "~/engines/notices/notices.repository.server";
import { pushKeys } from "~/engines/notices/push-keys.server";
import { type QuietHours, quietHoursOf, setQuietHours } from "~/engines/notices/quiet.server";
import { readUnsubscribe } from "~/engines/notices/unsubscribe.server";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { notificationErrors } from "./notifications.errors";

export interface ChoiceRow {
  kind: string;
  label: string;
  channel: NoticeChannel;
  /** What there is to choose; empty where nothing can be chosen. */
  choices: readonly NoticeChannel[];
  /** Also to one's devices. */
  pushes: boolean;
}

/** How somebody wants to hear of things. */
export interface Choices {
  rows: ChoiceRow[];
  quietHours: QuietHours | null;
  /** The site's public key for devices that subscribe; null where there are no pushes. */
  pushKey: string | null;
}

type Say = (key: string) => string;

/** Every kind with what one chose for it, those without a choice last, one's quiet hours, and whether there are pushes. */
export async function readChoices(ctx: SignedInContext): Promise<Choices> {
  const { db, actor, product, locale, env } = requireSignedIn(ctx);
  const [rows, [quietHours = null]] = await db.batch([chosenBy(ctx, actor.userId), quietHoursOf(ctx, actor.userId)]);
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  const say = product.translators[locale].t as unknown as Say;
  return {
    rows: product.notices
      .filter(({ isForStaff }) => !isForStaff || isStaff(actor))
      .map((kind) => ({
        kind: kind.name,
        label: say(kind.label),
        channel: chosen.get(kind.name)?.channel ?? kind.channel,
        choices: choicesOf(kind),
        pushes: chosen.get(kind.name)?.pushes ?? true,
      }))
      .sort((a, b) => Number(a.choices.length === 0) - Number(b.choices.length === 0)),
    quietHours,
    pushKey: pushKeys(env)?.publicKey ?? null,
  };
}

export interface Wishes {
  choices: readonly { kind: string; channel: NoticeChannel; push?: boolean }[];
  /** Null: none any more; they stay as they are when left out. */
  quietHours?: QuietHours | null;
}

/** Keeps how one wants to hear of things. @throws unknownKind when there is no such kind, or it can't be had so */
export async function saveChoices(ctx: SignedInContext, { choices, quietHours }: Wishes): Promise<void> {
  const { db, actor, product } = requireSignedIn(ctx);
  for (const { kind, channel } of choices) {
    const known = product.notices.find(({ name }) => name === kind);
    if (!known || !choicesOf(known).includes(channel)) throw notificationErrors.unknownKind();
  }
  const [first, ...others] = [
    ...choices.map(({ kind, channel, push }) => setChoice(ctx, actor.userId, kind, channel, push)),
    ...(quietHours === undefined ? [] : [setQuietHours(ctx, actor.userId, quietHours)]),
  ];
  if (first) await db.batch([first, ...others]);
}

/** The kinds whose emails a link ends: one, or all that go into the daily one. */
async function kindsOfLink(ctx: Context, userId: string, kind: string): Promise<string[]> {
  if (kind !== "digest")
    return ctx.product.notices.filter((each) => each.name === kind && choicesOf(each).includes("app")).map(({ name }) => name);
  const [rows] = await ctx.db.batch([chosenBy(ctx, userId)]);
  return rows.filter(({ channel }) => channel === "digest").map((row) => row.kind);
}

/** Ends emails of the kind that a link names; the site itself goes on showing them. Whoever has the link may. @throws badLink */
export async function unsubscribe(ctx: Context, token: string): Promise<void> {
  const found = await readUnsubscribe(ctx, token);
  if (!found) throw notificationErrors.badLink();
  const kinds = await kindsOfLink(ctx, found.userId, found.kind);
  const [first, ...others] = kinds.map((kind) => setChoice(ctx, found.userId, kind, "app"));
  if (first) await ctx.db.batch([first, ...others]);
}
