/** What a feature says of itself on the server; `app/features.server.ts` lists them all. */
import type { Context } from "../platform/context";
import type { Endpoint } from "../platform/http/endpoint";
import type { ScheduledJob } from "../platform/jobs.server";
import type { Message } from "../platform/messages/message";
import type { OldTraces } from "../platform/product";
import type { Settings } from "../platform/settings";
import type { AuditedPlace } from "./audited";
import type { ContributionKind, OwnPlace, OwnWorkSource } from "./contributions";
import type { DocumentCollection } from "./documents.server";
import type { Feature } from "./feature";
import type { Guide, IntentDraft } from "./intents";
import type { WhenReady } from "./media/images.service.server";
import type { PictureReaders } from "./media/readers.repository.server";
import type { MergedTable } from "./merge";
import type { NoticeKind } from "./notices/kinds";
import type { PassageSource } from "./passages";
import type { PersonalColumn } from "./personal/personal.server";
import type { PlannerSource } from "./planner";
import type { AdminTool } from "./product";
import type { Reportable } from "./reportable";
import type { InboxKind } from "./review/inbox.server";
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

export interface ServerFeature {
  name: string;
  endpoints: readonly Endpoint[];
  /** Kinds of things that wait for staff. */
  inbox: readonly InboxKind[];
  searchSources: readonly SearchSource[];
  /** What the assistant may answer from. */
  passages: readonly PassageSource[];
  /** Questions that the assistant answers with a use case of this feature. */
  intents: readonly IntentDraft[];
  /** How things are done on its pages, for the assistant, by a short name. */
  guides: Readonly<Record<string, Guide>>;
  /** Questions that the assistant offers. */
  suggestions: readonly SuggestionSource[];
  /** Where its tables name people, and what becomes of that when an account goes. */
  personalData: readonly PersonalColumn[];
  /** What of its tables hangs on a course, and how that follows it into another. */
  courseMerge: readonly MergedTable[];
  /** What people give and what is counted of it. */
  contributions: readonly ContributionKind[];
  /** Where one's own latest are found, with what was decided. */
  ownWork: readonly OwnWorkSource[];
  /** Lists of what one joined, saved or asked for. */
  ownPlaces: readonly OwnPlace[];
  /** What of its things stands in one's planner. */
  planner: readonly PlannerSource[];
  /** What people on the staff take, and how what one has is counted. */
  taken: readonly TakenKind[];
  /** Pages that the staff's panel leads admins to. */
  tools: readonly AdminTool[];
  /** Where what staff did something to is looked at; what can be reported says that already. */
  audited: readonly AuditedPlace[];
  /** Kinds of things that can be reported. */
  reportables: readonly Reportable[];
  /** What its settings are while nobody changed them; those that are whole numbers stand in its `settings.ts`. */
  settings: Partial<Settings>;
  /** What of its own admins find and change by hand. */
  documents: readonly DocumentCollection[];
  /** What of its tables is past its time; deleted every day. */
  oldTraces: readonly OldTraces[];
  /** Kinds of notifications that it causes. */
  notices: readonly NoticeKind[];
  jobs: readonly ScheduledJob[];
  messages: readonly Message[];
  queued: QueueWork;
  /** What else becomes true with a picture, by its purpose. */
  whenPictureIsReady: WhenReady;
  /** Who may look at its pictures, by their purpose. */
  pictureReaders: PictureReaders;
  /** Removes pictures that nothing needs any more. @returns how many */
  unusedPictures?(ctx: Context): Promise<number>;
}

const NOTHING: Omit<ServerFeature, "name"> = {
  endpoints: [],
  inbox: [],
  searchSources: [],
  passages: [],
  intents: [],
  guides: {},
  suggestions: [],
  personalData: [],
  courseMerge: [],
  contributions: [],
  ownWork: [],
  ownPlaces: [],
  planner: [],
  taken: [],
  tools: [],
  audited: [],
  reportables: [],
  documents: [],
  settings: {},
  oldTraces: [],
  notices: [],
  jobs: [],
  messages: [],
  queued: {},
  whenPictureIsReady: {},
  pictureReaders: {},
};

/** Declares the server's part of a feature; what it doesn't bring is left out. */
export const serverFeature = ({ name, whilePaused }: Feature, brought: Partial<Omit<ServerFeature, "name">>): ServerFeature => ({
  name,
  ...NOTHING,
  ...brought,
  endpoints: (brought.endpoints ?? []).map((endpoint) => ({ ...(whilePaused && { whilePaused }), ...endpoint, feature: name })),
});
