/** What this feature brings on the server. */
import { events } from "@schema/events";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { oldPeople } from "./attendance.repository.server";
import { eventDocuments } from "./documents.server";
import { eventPassages } from "./event-passages.repository.server";
import { eventSource } from "./event-search.repository.server";
import { eventEndpoints } from "./events.api.server";
import { eventsFeature } from "./feature";
import { eventInbox } from "./inbox.server";
import { eventIntents } from "./intents.server";
import { eventsFactWays } from "./locales/fact-ways";
import { eventsGuides } from "./locales/guides";
import { eventsWays } from "./locales/ways-to-ask";
import { eventCancelled, eventChanged, eventResumed, ticketCancelled, ticketMoved, ticketResumed } from "./notices.repository.server";
import { createdPlace, eventWork, goingPlace } from "./own.repository.server";
import { eventPlaces } from "./personal-data.repository.server";
import { readersOfEvent } from "./pictures.repository.server";
import { sweepEventPictures } from "./pictures.service.server";
import { eventPlanner } from "./planner.repository.server";
import { eventTomorrow, remindOfTomorrow } from "./reminders.repository.server";
import { eventHidden, eventPublished, eventRejected } from "./showing-notices.repository.server";

export const eventsServer = serverFeature(eventsFeature, {
  audited: [
    {
      thing: "event",
      row: { table: events, id: events.eventId, title: { en: events.name, tr: events.name } },
      pageOf: (id) => `/event/${id}`,
    },
  ],
  guides: guidesWith(eventsGuides, eventsWays),
  intents: intentsWith(eventIntents, eventsFactWays),
  suggestions: [{ order: 5, questions: ({ product, locale }) => [product.translators[locale].t("events:assistant.suggested")] }],
  endpoints: eventEndpoints,
  inbox: [eventInbox],
  searchSources: [eventSource],
  passages: [eventPassages],
  planner: [eventPlanner],
  personalData: eventPlaces,
  documents: [eventDocuments],
  oldTraces: [oldPeople],
  ownWork: [eventWork],
  ownPlaces: [goingPlace, createdPlace],
  notices: [
    eventTomorrow,
    eventChanged,
    eventCancelled,
    ticketCancelled,
    ticketMoved,
    eventResumed,
    ticketResumed,
    eventHidden,
    eventRejected,
    eventPublished,
  ],
  jobs: [
    defineJob({ name: "events-tomorrow", schedule: "frequent", run: async (ctx) => `${await remindOfTomorrow(ctx)} dates reminded of` }),
  ],
  pictureReaders: { "event-cover": readersOfEvent },
  unusedPictures: sweepEventPictures,
});
