/** Which course a question to the assistant names by its title. */
import type { Naming } from "~/engines/intents";
import { kvCopy } from "~/platform/kv-copy.server";
import { loadTitles } from "./course-titles.repository.server";
import { indexTitles, spotTitle } from "./title-spotter.rules";

const copy = kvCopy({ key: "catalog:titles", seconds: 900, load: loadTitles, isUsable: ({ courses }) => courses.length > 0 });

export const courseNaming: Naming = {
  name: "courses",
  find: async (ctx, text) => spotTitle(indexTitles(await copy.read(ctx)), text),
};
