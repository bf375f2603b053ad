/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { examPages } from "./exams.pages";

export const examsFeature = feature("exams", {
  pages: examPages,
  links: [{ group: "study", order: 5.25, to: "/schedule/exams", key: "exams" }],
});
