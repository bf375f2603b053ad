/** What a kind of notification is; the feature that causes it declares it in its `feature.server.ts`. */
import type { noticeChannels, noticeTypes } from "@schema/notices";
import type { SQL } from "drizzle-orm";
import type { MessageClass } from "../../platform/messages/message-class";

export type NoticeType = (typeof noticeTypes)[number];
/** `off`; `app`: on the site alone; `mail` and `digest`: also by email, at once or once a day. */
export type NoticeChannel = (typeof noticeChannels)[number];

/** What notifications can be about, and who may see what of it. It is looked up whenever one is read. */
export interface NoticeSubject {
  /** `reply`; stands in `notices.subject_type`, and means the same for every kind. */
  type: string;
  /**
   * A query of one column and at most one row about `n`, the notification (`n.subject_id`, `n.user_id`): a JSON object of
   * what its words name, such as `title`, under `text` what stands below them (`textKey` where those are the site's own words),
   * under `whatKey` the words that they name as `what`, and under `titleKey` those that stand for `title`. No row when its reader may not see the subject (any more); then they are
   * shown nothing of it.
   */
  shown: SQL;
}

/** What people are told about, as they choose how to hear of it and narrow their list; every kind belongs to one. */
export const noticeGroups = ["discussions", "events", "together", "contributions", "reminders", "site"] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

export interface NoticeKind {
  /** `thread.reply`; what people choose about it is kept under this name. */
  name: string;
  /** Its words: `thread:notices.reply`. They are given the subject's values and the notification's own. */
  words: string;
  /** Its words where what it is about goes from one moment to another, which are then among its values as `was` and `when`. */
  moved?: string;
  /** Its words where its subject says under `paid` what its reader gets back, in kuruş; they are given it as a sum of money. */
  paidBack?: string;
  /** What it is called where people choose how to hear of it: `thread:notices.replyChoice`. */
  label: string;
  type: NoticeType;
  /** A `commercial` one reaches those alone who agreed to that (decision 078); it is never pushed and stands in no digest. */
  messageClass: MessageClass;
  group: NoticeGroup;
  /** Its words for several about one thing, which then stand in lists as one: `thread:notices.replies`. They are given `count`. */
  many?: string;
  /** The first is the usual one. */
  subjects: readonly [NoticeSubject, ...NoticeSubject[]];
  /** How people hear of it who didn't choose. */
  channel: Exclude<NoticeChannel, "off">;
  /** Where nothing is chosen for it, it comes as this kind was chosen to, unless that is off: what both tell of is told as this one. */
  like?: NoticeKind;
  /** What people choose from; everything unless said otherwise; nothing (`[]`) for what is about money or security: its email never waits. */
  choices?: readonly NoticeChannel[];
  /** Whoever causes it writes the email as well, with words of its own. */
  mailsItself?: true;
  /** Nobody else hears of it, or is asked how they want to. */
  isFor?: "staff" | "admins";
  /** It comes in quiet hours too: it is of no use later. So does what nobody can switch off. */
  comesAtOnce?: true;
  /** Its words may be seen on a locked screen. Only where nothing in them was written by somebody who may be anonymous; else a push says the label. */
  isPushedInWords?: true;
}

const ALL: readonly NoticeChannel[] = ["off", "app", "mail", "digest"];

/** What people may choose for a kind. */
export const choicesOf = ({ choices = ALL }: Pick<NoticeKind, "choices">): readonly NoticeChannel[] => choices;

/** What counts of somebody's choices for a kind; nothing where it comes as it usually does. */
export function chosenFor<Choice extends { channel: NoticeChannel }>(
  { name, like }: Pick<NoticeKind, "name" | "like">,
  chosen: ReadonlyMap<string, Choice>,
): Choice | undefined {
  const borrowed = like && chosen.get(like.name);
  return chosen.get(name) ?? (borrowed?.channel === "off" ? undefined : borrowed);
}

/** How a kind comes where its group comes so: one that can't be had so stays on the site, and what it mails itself it goes on mailing. */
export const channelIn = (kind: Pick<NoticeKind, "choices">, wanted: NoticeChannel): NoticeChannel =>
  choicesOf(kind).includes(wanted) ? wanted : "app";

/** Whether something else than this choice decides if it is mailed, such as the alarm's own box. */
const isMailedElsewhere = (kind: Pick<NoticeKind, "choices" | "mailsItself">) =>
  kind.mailsItself === true && !choicesOf(kind).includes("mail");

/** What there is to choose for kinds together: what each of them can be had as, but for emails that aren't chosen here. */
export const choicesTogether = (kinds: readonly Pick<NoticeKind, "choices" | "mailsItself">[]): NoticeChannel[] =>
  ALL.filter(
    (channel) =>
      kinds.some((kind) => choicesOf(kind).includes(channel)) &&
      kinds.every((kind) => choicesOf(kind).includes(channel) || (channel !== "off" && isMailedElsewhere(kind))),
  );

/** Whether a kind comes at any hour. */
export const ignoresQuietHours = (kind: NoticeKind): boolean =>
  kind.messageClass !== "commercial" && (kind.comesAtOnce === true || choicesOf(kind).length === 0);

/** Names a kind; its type is checked here. */
export const defineNotice = (kind: NoticeKind): NoticeKind => kind;

/** Every subject once. @throws when two of one type differ */
export function subjectsOf(kinds: readonly NoticeKind[]): NoticeSubject[] {
  const subjects = [...new Set(kinds.flatMap((kind) => kind.subjects))];
  if (new Set(subjects.map(({ type }) => type)).size !== subjects.length) throw new Error("Two subjects of notifications have one type.");
  return subjects;
}
