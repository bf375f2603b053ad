/** Questions and talks. */
import { collection } from "../../engines/posts/collection";

export const threads = collection({
  feature: "thread",
  path: "/thread",
  readers: "user",
  writers: "user",
  hasAnonymous: true,
  isEditedInPlace: true,
  hasNoPersonalPage: true,
  isFollowed: true,
  hasMarkup: true,
  isByActivity: true,
  hasPins: true,
  isAsking: true,
  fields: [
    {
      name: "category",
      type: "select",
      facet: "A",
      isCategory: true,
      options: ["courses", "campus", "dorms", "bureaucracy", "housing", "social", "tech", "other"],
    },
    { name: "tags", type: "text", max: 80, isOptional: true, isTags: true },
  ],
});
