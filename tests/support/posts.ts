/** Posts of any collection, made of its fields. */
import { posts } from "@schema/posts";
import { surveys } from "@schema/survey";
import { collections } from "../../app/collections";
import { choicesOf } from "../../app/engines/posts/choices";
import type { Collection, PostField } from "../../app/engines/posts/collection";
import { foldTurkish } from "../../app/platform/folding";
import { anonymousId } from "../../app/platform/ids";
import { dayAhead } from "../../app/platform/time";
import { type Person, testContext } from "./site";

const VALUES: Record<PostField["type"], (field: PostField) => unknown> = {
  text: ({ name }) => `Some ${name}`,
  area: ({ name }) => `A longer text about ${name}`,
  select: ({ options = [] }) => options[0],
  year: (field) => choicesOf(field, Date.now())[0],
  number: () => 3,
  amount: () => 3.25,
  date: () => dayAhead(Date.now(), 10),
  url: () => "https://example.edu/page",
  flag: () => true,
};

/** What a survey asks beside its post. */
const asked = {
  mode: "anonymous",
  readers: "participants",
  questions: [{ kind: "single", text: "Do you cycle?", options: "Yes\nNo", is_required: true }],
};

/** What some collections are sent beside their fields. */
const MORE: Record<string, Record<string, unknown>> = { survey: asked };

/** What a form or a program sends, every field filled in. */
export function postBody({ fields, feature }: Collection, own: Record<string, unknown> = {}): Record<string, unknown> {
  const details = Object.fromEntries(fields.map((field) => [field.name, VALUES[field.type](field)]));
  return {
    title: "A useful title",
    text: "Long enough a text to be of use to somebody who reads it.",
    ...details,
    ...MORE[feature],
    ...own,
  };
}

/** The same as a page's form sends it, rows field by field. */
export function postForm(collection: Collection, own: Record<string, unknown> = {}): Record<string, string> {
  const asSent = (name: string, value: unknown): [string, string][] =>
    Array.isArray(value)
      ? value.flatMap((row: object, at) => Object.entries(row).flatMap(([field, each]) => asSent(`${name}[${at}].${field}`, each)))
      : [[name, value === true ? "on" : String(value)]];
  return Object.fromEntries(Object.entries(postBody(collection, own)).flatMap(([name, value]) => asSent(name, value)));
}

type Own = Partial<typeof posts.$inferInsert>;

/** Writes a post that is open to readers. */
export async function addPost(author: Person, collection: Collection, own: Own = {}): Promise<string> {
  const now = Date.now();
  const { title, text, ...fields } = postBody(collection) as { title: string; text: string };
  const details = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in asked)));
  const row = { title, text, details, facetA: null, facetB: null, ...own };
  const postId = anonymousId("post");
  await testContext()
    .db.insert(posts)
    .values({
      postId,
      kind: collection.feature,
      authorId: author.userId,
      status: "approved",
      createdAt: now,
      updatedAt: now,
      searchText: foldTurkish(`${row.title} ${row.text}`),
      ...row,
    });
  if (collection.feature === "survey") await askBeside(postId);
  return postId;
}

/** Without what it asks a survey isn't one. */
async function askBeside(surveyId: string): Promise<void> {
  const questions = [{ ...asked.questions[0], options: ["Yes", "No"] }];
  await testContext().db.insert(surveys).values({ surveyId, questions, mode: "anonymous", readers: "participants" });
}

/** The parameters of every collection's pages about one post: `study_tip_id`. */
export async function examplePosts(author: Person): Promise<Record<string, string>> {
  const pairs = await Promise.all(
    collections.map(async (collection) => [
      collection.param ?? `${collection.feature.replaceAll("-", "_")}_id`,
      await addPost(author, collection),
    ]),
  );
  return Object.fromEntries(pairs);
}
