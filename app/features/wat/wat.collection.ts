/** Work & Travel: what was promised, and what it was like. */
import { collection } from "../../engines/posts/collection";

/** So many seasons are read side by side. */
export const MOST_COMPARED = 3;

export const wats = collection({
  feature: "wat",
  path: "/wat",
  readers: "public",
  writers: "user",
  steps: [
    { name: "job", fields: ["title", "year", "agency", "employer", "state", "job"] },
    { name: "pay", fields: ["promised_wage", "real_wage", "promised_hours", "real_hours", "weeks", "deductions"] },
    { name: "story", fields: ["housing", "text", "would_return"] },
  ],
  fields: [
    { name: "year", type: "year", facet: "A" },
    { name: "agency", type: "text" },
    { name: "employer", type: "text" },
    { name: "state", type: "text", facet: "B", max: 40, suggests: "states" },
    { name: "job", type: "text" },
    { name: "promised_wage", type: "amount", max: 200 },
    { name: "real_wage", type: "amount", max: 200 },
    { name: "promised_hours", type: "number", max: 100 },
    { name: "real_hours", type: "number", max: 100 },
    { name: "weeks", type: "number", max: 52, isOptional: true },
    { name: "housing", type: "area", max: 500, isOptional: true },
    { name: "deductions", type: "area", max: 500, isOptional: true },
    { name: "would_return", type: "flag" },
  ],
});
