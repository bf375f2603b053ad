/** How people want to hear of each kind of thing, and the link that ends a kind of email. */
import {
  channelIn,
  choicesOf,
  choicesTogether,
  chosenFor,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeKind,
  noticeGroups,
} from "~/engines/notices/kinds";
import { chosenBy, setChoice } from "~/engines/notices/notices.repository.server";
import { pushKeys } from "~/engines/notices/push-keys.server";
import { type QuietHours, quietHoursOf, setQuietHours } from "~/engines/notices/quiet.server";
import { readUnsubscribe } from "~/engines/notices/unsubscribe.server";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import { type Context, isAdmin, type SignedInContext } from "~/platform/context";
import { endNews, endNewsOf } from "./news.service.server";
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

/** Kinds that are chosen together. */
export interface GroupRow {
  group: NoticeGroup;
  /** How all of them come; null where they differ. */
  channel: NoticeChannel | null;
  /** What there is to choose for all of them; empty where nothing can be chosen. */
  choices: readonly NoticeChannel[];
  /** Whether all are pushed; null where they differ. */
  pushes: boolean | null;
  kinds: ChoiceRow[];
}

/** How somebody wants to hear of things. */
export interface Choices {
  groups: GroupRow[];
  rows: ChoiceRow[];
  quietHours: QuietHours | null;
  /** The site's public key for devices that subscribe; null where there are no pushes. */
  pushKey: string | null;
}

type Say = (key: string) => string;

/** What those of one reader's kinds that can be chosen have in common. */
function groupRow(group: NoticeGroup, kinds: readonly NoticeKind[], rows: readonly ChoiceRow[]): GroupRow {
  const own = rows.filter(({ kind }) => kinds.some((each) => each.name === kind && each.group === group));
  const chosen = own.filter(({ choices }) => choices.length > 0);
  const choices = choicesTogether(kinds.filter(({ name }) => chosen.some(({ kind }) => kind === name)));
  const [first] = chosen;
  return {
    group,
    channel: choices.find((channel) => chosen.every((row) => row.channel === channelIn(row, channel))) ?? null,
    choices,
    pushes: first && chosen.every(({ pushes }) => pushes === first.pushes) ? first.pushes : null,
    kinds: own,
  };
}

/** The kinds that somebody chooses about; of what advertises the consent alone decides. */
const kindsFor = ({ product, actor }: SignedInContext) =>
  product.notices.filter(
    ({ isFor, messageClass }) => messageClass !== "commercial" && (!isFor || (isFor === "admins" ? isAdmin(actor) : isStaff(actor))),
  );

/** Every kind with what one chose for it, those without a choice last, one's quiet hours, and whether there are pushes. */
export async function readChoices(ctx: SignedInContext): Promise<Choices> {
  const { db, actor, product, locale, env } = requireSignedIn(ctx);
  const kinds = kindsFor(ctx);
  const [kept, [quietHours = null]] = await db.batch([chosenBy(ctx, actor.userId), quietHoursOf(ctx, actor.userId)]);
  const chosen = new Map(kept.map((row) => [row.kind, row]));
  const say = product.translators[locale].t as unknown as Say;
  const rows = kinds
    .map((kind) => ({
      kind: kind.name,
      label: say(kind.label),
      channel: channelIn(kind, chosenFor(kind, chosen)?.channel ?? kind.channel),
      choices: choicesOf(kind),
      pushes: chosenFor(kind, chosen)?.pushes ?? true,
    }))
    .sort((a, b) => Number(a.choices.length === 0) - Number(b.choices.length === 0));
  return {
    rows,
    groups: noticeGroups.map((group) => groupRow(group, kinds, rows)).filter((each) => each.kinds.length > 0),
    quietHours,
    pushKey: pushKeys(env)?.publicKey ?? null,
  };
}

/** How all kinds of a group shall come; what is left out stays as it is. */
export interface GroupWish {
  group: NoticeGroup;
  channel?: NoticeChannel;
  push?: boolean;
}

export interface Wishes {
  /** They count more than what is said of single kinds. */
  groups?: readonly GroupWish[];
  choices: readonly { kind: string; channel: NoticeChannel; push?: boolean }[];
  /** Null: none any more; they stay as they are when left out. */
  quietHours?: QuietHours | null;
}

/** What single kinds are to be, where groups were chosen. @throws unknownKind when a group can't be had so */
function ofGroups(ctx: SignedInContext, { choices, groups = [] }: Wishes, rows: readonly ChoiceRow[]): Wishes["choices"] {
  const single = new Map(choices.map((choice) => [choice.kind, choice]));
  for (const { group, channel, push } of groups) {
    const kinds = kindsFor(ctx).filter((kind) => kind.group === group && choicesOf(kind).length > 0);
    if (channel && !choicesTogether(kinds).includes(channel)) throw notificationErrors.unknownKind();
    for (const kind of kinds) {
      const wished = single.get(kind.name);
      const now = wished?.channel ?? rows.find((row) => row.kind === kind.name)?.channel ?? kind.channel;
      single.set(kind.name, { kind: kind.name, channel: channel ? channelIn(kind, channel) : now, push: push ?? wished?.push });
    }
  }
  return [...single.values()];
}

/** Ends all emails that can be ended: what was mailed, at once or daily, stays on the site; nothing that advertises comes any more. */
export async function endMail(ctx: SignedInContext): Promise<void> {
  await endNews(ctx);
  const { rows } = await readChoices(ctx);
  const choices = rows.filter(({ choices: own, channel }) => own.includes("app") && (channel === "mail" || channel === "digest"));
  await saveChoices(ctx, { choices: choices.map(({ kind }) => ({ kind, channel: "app" })) });
}

/** Keeps how one wants to hear of things. @throws unknownKind when there is no such kind, or it can't be had so */
export async function saveChoices(ctx: SignedInContext, wishes: Wishes): Promise<void> {
  const { db, actor, product } = requireSignedIn(ctx);
  const { quietHours } = wishes;
  const choices = wishes.groups?.length ? ofGroups(ctx, wishes, (await readChoices(ctx)).rows) : wishes.choices;
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

/** Whether a link ends what advertises. */
const isOfNews = ({ product }: Pick<Context, "product">, name: string): boolean =>
  product.notices.some((kind) => kind.name === name && kind.messageClass === "commercial");

/** Whether the link in an email is one that ends what advertises. */
export async function endsNews(ctx: Context, token: string): Promise<boolean> {
  const found = await readUnsubscribe(ctx, token);
  return found !== null && isOfNews(ctx, found.kind);
}

/** Ends emails of the kind that a link names; the site itself goes on showing them. Whoever has the link may. @throws badLink */
export async function unsubscribe(ctx: Context, token: string): Promise<void> {
  const found = await readUnsubscribe(ctx, token);
  if (!found) throw notificationErrors.badLink();
  if (isOfNews(ctx, found.kind)) return endNewsOf(ctx, found.userId);
  const kinds = await kindsOfLink(ctx, found.userId, found.kind);
  const [first, ...others] = kinds.map((kind) => setChoice(ctx, found.userId, kind, "app"));
  if (first) await ctx.db.batch([first, ...others]);
}
