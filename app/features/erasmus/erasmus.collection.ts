/** Semesters abroad: where, what it cost, and which courses counted. */
import { collection } from "../../engines/posts/collection";

export const erasmus = collection({
  feature: "erasmus",
  path: "/erasmus",
  readers: "user",
  writers: "user",
  steps: [
    { name: "place", fields: ["title", "university", "country", "city", "term", "language"] },
    { name: "living", fields: ["monthly_cost", "currency", "housing"] },
    { name: "story", fields: ["visa", "text"] },
  ],
  fields: [
    { name: "university", type: "text", facet: "B", max: 100 },
    { name: "country", type: "text", max: 60, suggests: "countries" },
    { name: "city", type: "text", max: 60 },
    { name: "term", type: "text", max: 40, suggests: "terms" },
    { name: "language", type: "select", facet: "A", options: ["english", "german", "french", "italian", "spanish", "other"] },
    { name: "monthly_cost", type: "number", max: 100_000 },
    { name: "currency", type: "select", options: ["EUR", "TRY", "PLN", "CZK", "HUF", "SEK", "GBP", "USD"] },
    { name: "housing", type: "area", max: 1000, isOptional: true },
    { name: "visa", type: "area", max: 1000, isOptional: true },
  ],
});
