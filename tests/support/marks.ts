/** Saved transcripts of people, and what they say to their marking courses. */
import { gpaTranscripts } from "@schema/gpa";
import { allowMarks } from "../../app/features/course-marks/course-marks.service.server";
import type { Transcript } from "../../app/features/gpa/gpa.schemas";
import { type Person, testContext } from "./site";
import { transcriptOf } from "./transcripts";

/** Saves a transcript in somebody's account; another one takes its place. */
export async function saveFor({ userId }: Person, terms: Parameters<typeof transcriptOf>[0] | Transcript): Promise<void> {
  const content = "version" in terms ? terms : transcriptOf(terms as Parameters<typeof transcriptOf>[0]);
  const row = { userId, content, version: 1, updatedAt: Date.now() };
  await testContext().db.insert(gpaTranscripts).values(row).onConflictDoUpdate({ target: gpaTranscripts.userId, set: row });
}

/** Somebody whose transcript marks courses. */
export async function marked(person: Person, terms: Parameters<typeof saveFor>[1]): Promise<Person> {
  await saveFor(person, terms);
  await allowMarks(person.ctx);
  return person;
}
