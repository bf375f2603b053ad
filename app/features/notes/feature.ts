/** What this feature brings: its pages, its collection, its links around every page. */
import { feature } from "../../engines/feature";
import { notes } from "./notes.collection";
import { notesPages } from "./notes.pages";

export const notesFeature = feature("notes", {
  pages: notesPages,
  collections: [notes],
  links: [
    { group: "study", order: 7, to: "/notes/all", key: "notes" },
    { group: "resources", order: 6, to: "/notes/all", key: "notes" },
    { group: "footerTools", order: 4, to: "/notes/all", key: "notes" },
  ],
});
