/** Students' own notes, as a link or a PDF. */
import { collection } from "../../engines/posts/collection";

export const notes = collection({
  feature: "notes",
  path: "/notes",
  param: "note_id",
  readers: "user",
  writers: "user",
  staffEditPath: "/admin/notes/edit",
  hasFile: true,
  fields: [
    { name: "course", type: "text", max: 16, facet: "B", isCode: true },
    { name: "term", type: "text", max: 40, isOptional: true, suggests: "terms" },
    { name: "kind", type: "select", facet: "A", isCategory: true, options: ["lecture", "summary", "formula-sheet"] },
    { name: "link", type: "url", isOptional: true },
  ],
});
