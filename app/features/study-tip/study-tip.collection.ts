/** Advice on studying, from students. */
import { collection } from "../../engines/posts/collection";

export const studyTips = collection({
  feature: "study-tip",
  path: "/study-tip",
  readers: "user",
  writers: "user",
  fields: [
    {
      name: "category",
      type: "select",
      facet: "A",
      isCategory: true,
      options: ["exams", "homework", "notes", "time", "motivation", "tools", "language", "other"],
    },
    { name: "tags", type: "text", max: 80, isOptional: true, isTags: true },
  ],
});
