/** What students sell, offer and look for. */
import { collection } from "../../engines/posts/collection";

export const adverts = collection({
  feature: "advert",
  path: "/advert",
  readers: "user",
  writers: "user",
  isClosable: true,
  isExpiring: true,
  maxDaysAhead: 60,
  defaultDaysAhead: 30,
  pictures: "advert-picture",
  goesWithAuthor: true,
  hasNoPersonalPage: true,
  fields: [
    { name: "category", type: "select", facet: "A", isCategory: true, options: ["housing", "books", "lessons", "rides", "jobs", "other"] },
    { name: "price", type: "number", unit: "₺", max: 100_000_000, isOptional: true, isInLists: true },
    { name: "contact", type: "text", max: 160, isForMembers: true, isContact: true },
    { name: "expires", type: "date", isRelevant: true, isOptional: true },
  ],
});
