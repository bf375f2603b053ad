/** Everything that the search across the site looks through, in the order in which it is shown. */
import { collections } from "./collections";
import { communitySource } from "./features/community/community-search.repository.server";
import { courseSource } from "./features/courses/course-search.repository.server";
import { eventSource } from "./features/events/event-search.repository.server";
import { peopleSource } from "./features/overview/people-search.repository.server";
import { postSource } from "./platform/posts/search.repository.server";
import type { SearchSource } from "./platform/search-source";

export const searchSources: readonly SearchSource[] = [
  courseSource,
  eventSource,
  communitySource,
  ...collections.map(postSource),
  peopleSource,
];
