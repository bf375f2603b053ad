/** What a feature says of itself on the server, and what all of them bring together; `app/features.server.ts` lists them. */
import type { Context } from "../platform/context";
import type { Answered } from "../platform/http/answered";
import type { Endpoint } from "../platform/http/endpoint";
import type { ScheduledJob } from "../platform/jobs.server";
import type { Message } from "../platform/messages/message";
import type { OldTraces } from "../platform/product";
import type { Settings } from "../platform/settings";
import type { AdminTool } from "./admin-tool";
import type { AuditedPlace, ToldAct, ToldSetting } from "./audited";
import type { ConsentKind } from "./consent-kind";
import type { ContributionKind, OwnPlace, OwnWorkSource } from "./contributions";
import type { DocumentCollection } from "./documents.server";
import type { Feature } from "./feature";
import type { Guide, Intent, IntentDraft, Naming } from "./intents";
import type { WhenReady } from "./media/images.service.server";
import type { PictureReaders } from "./media/readers.repository.server";
import type { MergedTable } from "./merge";
import type { NoticeKind } from "./notices/kinds";
import type { PassageSource } from "./passages";
import type { PersonalColumn } from "./personal/personal.server";
import type { OutsidePlace } from "./personal/processing";
import type { PlannerSource } from "./planner";
import type { Reportable } from "./reportable";
import type { InboxKind } from "./review/inbox.server";
import type { Reviewable } from "./review/reviewable";
import type { TakenKind } from "./review/taking.server";
import type { SearchSource } from "./search-source";
import type { SuggestionSource } from "./suggestions";

/** What is done with a kind of message of the queue. */
interface QueueHandler<Queued> {
  /** Throwing asks the queue for another try. */
  handle(ctx: Context, message: Queued): Promise<void>;
  /** The queue gave the message up: its cause is marked as failed. */
  abandon(ctx: Context, message: Queued): Promise<void>;
}

/** Handlers by the kind of message. */
export type QueueWork = { [Kind in QueueMessage["kind"]]?: QueueHandler<Extract<QueueMessage, { kind: Kind }>> };

/**
 * Lists of what features bring, each empty. A new kind of thing stands here alone: a feature may bring it, and the product has those of
 * all features together, by their `order` where they have one.
 */
const NO_LISTS = {
  /** Kinds of things that wait for staff. */
  inbox: [] as readonly InboxKind[],
  searchSources: [] as readonly SearchSource[],
  /** What the assistant may answer from. */
  passages: [] as readonly PassageSource[],
  /** Finds what questions to the assistant name. */
  namings: [] as readonly Naming[],
  /** Questions that the assistant offers. */
  suggestions: [] as readonly SuggestionSource[],
  /** Where its tables name people, and what becomes of that when an account goes. */
  personalData: [] as readonly PersonalColumn[],
  /** Where personal data are kept outside of tables. */
  outsidePlaces: [] as readonly OutsidePlace[],
  /** What people agree to and write by it, so that they can always take it back. */
  consentKinds: [] as readonly ConsentKind[],
  /** What of its tables hangs on a course, and how that follows it into another. */
  courseMerge: [] as readonly MergedTable[],
  /** What people give and what is counted of it. */
  contributions: [] as readonly ContributionKind[],
  /** Where one's own latest are found, with what was decided. */
  ownWork: [] as readonly OwnWorkSource[],
  /** Lists of what one joined, saved or asked for. */
  ownPlaces: [] as readonly OwnPlace[],
  /** What of its things stands in one's planner. */
  planner: [] as readonly PlannerSource[],
  /** What people on the staff take, and how what one has is counted. */
  taken: [] as readonly TakenKind[],
  /** Pages that the staff's panel leads admins to. */
  tools: [] as readonly AdminTool[],
  /** Where what staff did something to is looked at; what can be reported says that already. */
  audited: [] as readonly AuditedPlace[],
  /** What the audit says of acts besides what was done. */
  toldActs: [] as readonly ToldAct[],
  /** How the audit says which parts of a setting changed. */
  toldSettings: [] as readonly ToldSetting[],
  /** Kinds of things that can be reported. */
  reportables: [] as readonly Reportable[],
  /** What of its own admins find and change by hand. */
  documents: [] as readonly DocumentCollection[],
  /** What of its tables is past its time; deleted every day. */
  oldTraces: [] as readonly OldTraces[],
  /** Kinds of notifications that it causes. */
  notices: [] as readonly NoticeKind[],
};

export type BroughtLists = typeof NO_LISTS;

declare module "../platform/product" {
  interface Product extends BroughtLists {
    /** What people ask the assistant for. */
    intents: readonly Intent[];
    /** Features whose categories admins keep. */
    labelledFeatures: readonly string[];
    /** Everything that is decided on, each once: what waits for staff, and what can be reported. */
    reviewables: readonly Reviewable[];
    /** Kinds of which nothing is stored but sealed (decision 075), also where a deployment leaves them out. */
    sealedTypes: readonly string[];
    /** How the addresses of pages begin on which these stand, and which kind that is. */
    sealedPages: readonly { type: string; start: string }[];
  }
}

export interface ServerFeature extends BroughtLists {
  name: string;
  endpoints: readonly Endpoint[];
  /** Questions that the assistant answers with a use case of this feature. */
  intents: readonly IntentDraft[];
  /** How things are done on its pages, for the assistant, by a short name. */
  guides: Readonly<Record<string, Guide>>;
  /** What its settings are while nobody changed them; those that are whole numbers stand in its `settings.ts`. */
  settings: Partial<Settings>;
  jobs: readonly ScheduledJob[];
  messages: readonly Message[];
  queued: QueueWork;
  /** What else becomes true with a picture, by its purpose. */
  whenPictureIsReady: WhenReady;
  /** Who may look at its pictures, by their purpose. */
  pictureReaders: PictureReaders;
  /** What follows every answer, once it is sent; it never fails. */
  afterAnswer?(ctx: Context, answered: Answered): Promise<void>;
  /** A queue of its own, by the end of its name: batches are taken as a whole. */
  ownQueue?: { name: string; take(ctx: Context, batch: Pick<MessageBatch<TrafficMessage>, "messages">): Promise<void> };
  /** Removes pictures that nothing needs any more. @returns how many */
  unusedPictures?(ctx: Context): Promise<number>;
}

const NOTHING: Omit<ServerFeature, "name"> = {
  ...NO_LISTS,
  endpoints: [],
  intents: [],
  guides: {},
  settings: {},
  jobs: [],
  messages: [],
  queued: {},
  whenPictureIsReady: {},
  pictureReaders: {},
};

const orderOf = (thing: object): number => ("order" in thing ? Number(thing.order) : 0);

/** The lists of several, each kind as one list: by `order` where its things have one, else one after the other. */
export function joinedLists(those: readonly Partial<BroughtLists>[]): BroughtLists {
  const kinds = Object.keys(NO_LISTS) as (keyof BroughtLists)[];
  const joined = kinds.map((kind) => [
    kind,
    those.flatMap((each): readonly object[] => each[kind] ?? []).sort((a, b) => orderOf(a) - orderOf(b)),
  ]);
  return Object.fromEntries(joined);
}

/** Declares the server's part of a feature; what it doesn't bring is left out. */
export const serverFeature = ({ name, whilePaused }: Feature, brought: Partial<Omit<ServerFeature, "name">>): ServerFeature => ({
  name,
  ...NOTHING,
  ...brought,
  endpoints: (brought.endpoints ?? []).map((endpoint) => ({ ...(whilePaused && { whilePaused }), ...endpoint, feature: name })),
});
