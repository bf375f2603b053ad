/** What a feature says of itself on the server; `app/features.server.ts` lists them all. */
import type { Context } from "../platform/context";
import type { Endpoint } from "../platform/http/endpoint";
import type { ScheduledJob } from "../platform/jobs.server";
import type { Message } from "../platform/messages/message";
import type { OldTraces } from "../platform/product";
import type { Settings } from "../platform/settings.server";
import type { ContributionKind } from "./contributions";
import type { Feature } from "./feature";
import type { WhenReady } from "./media/images.service.server";
import type { MergePlace } from "./merge";
import type { PersonalPlace } from "./personal/personal.server";
import type { AdminTool } from "./product";
import type { Reportable } from "./reportable";
import type { InboxKind } from "./review/inbox.server";
import type { SearchSource } from "./search-source";

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
  /** Where its tables name people, and what becomes of that when an account goes. */
  personalData: readonly PersonalPlace[];
  /** What of its tables hangs on a course, and how that follows it into another. */
  courseMerge: readonly MergePlace[];
  /** What people give and what is counted of it. */
  contributions: readonly ContributionKind[];
  /** Pages that the staff's panel leads admins to. */
  tools: readonly AdminTool[];
  /** Kinds of things that can be reported. */
  reportables: readonly Reportable[];
  /** What its settings are while nobody changed them. */
  settings: Partial<Settings>;
  /** What of its tables is past its time; deleted every day. */
  oldTraces: readonly OldTraces[];
  jobs: readonly ScheduledJob[];
  messages: readonly Message[];
  queued: QueueWork;
  /** What else becomes true with a picture, by its purpose. */
  whenPictureIsReady: WhenReady;
  /** Removes pictures that nothing needs any more. @returns how many */
  unusedPictures?(ctx: Context): Promise<number>;
}

const NOTHING: Omit<ServerFeature, "name"> = {
  endpoints: [],
  inbox: [],
  searchSources: [],
  personalData: [],
  courseMerge: [],
  contributions: [],
  tools: [],
  reportables: [],
  settings: {},
  oldTraces: [],
  jobs: [],
  messages: [],
  queued: {},
  whenPictureIsReady: {},
};

/** Declares the server's part of a feature; what it doesn't bring is left out. */
export const serverFeature = ({ name }: Feature, brought: Partial<Omit<ServerFeature, "name">>): ServerFeature => ({
  name,
  ...NOTHING,
  ...brought,
  endpoints: (brought.endpoints ?? []).map((endpoint) => ({ ...endpoint, feature: name })),
});
