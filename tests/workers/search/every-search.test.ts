/** Searches with and without an index find the same by the same question. */
import { beforeAll, expect, test } from "vitest";
import { notes } from "../../../app/features/notes/notes.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { foldTurkish } from "../../../app/platform/folding";
import { addProjectRow, addQuestionRow } from "../../support/answers";
import { addChat } from "../../support/assistant-samples";
import { addContactRow } from "../../support/contacts";
import { addEvent } from "../../support/events";
import { addInstagramRow } from "../../support/instagram";
import { addPost } from "../../support/posts";
import { laterSpellings, laterStrangers } from "../../support/search-spellings-later";
import { call, type Person, signUp } from "../../support/site";
import { addTodo } from "../../support/todos";
import { addTripRow } from "../../support/trips";

let admin: Person;
let serial = 0;
/** A word that begins no other and that nothing else holds. */
const freshMark = () => `zv${Array.from(String(10_000 + serial++), (digit) => "bfghjkmnrv"[Number(digit)]).join("")}x`;

beforeAll(async () => {
  admin = await signUp({ userRole: "admin" });
});

async function writeEverywhere(title: string): Promise<void> {
  for (const collection of [threads, notes]) await addPost(admin, collection, { title });
  await addEvent({ name: title });
  await addQuestionRow({ questionEn: title, questionTr: title });
  await addTodo(admin, { title, doneAt: 5, searchText: foldTurkish(title) });
  await addChat(admin, title);
  await addTripRow({ itinerary: title });
  await addContactRow({ subject: title });
  await addInstagramRow({ caption: title });
  await addProjectRow({ nameTr: title });
}

/** The lists that find something by a question. */
async function findingLists(q: string): Promise<string[]> {
  const lists: [string, string][] = [
    ["/thread", "posts"],
    ["/notes", "posts"],
    ["/event/all", "events"],
    ["/qa", "questions"],
    ["/todos/history", "todos"],
    ["/ai/chats", "chats"],
    ["/trip", "trips"],
    ["/admin/contacts", "contacts"],
    ["/instagram", "posts"],
    ["/information", "projects"],
  ];
  const found: string[] = [];
  for (const [path, key] of lists) {
    const { body } = await call<Record<string, unknown[]>>(`${path}?${new URLSearchParams({ q })}`, { as: admin });
    if (body[key]?.length) found.push(path);
  }
  return found;
}

const everywhere = "/thread /notes /event/all /qa /todos/history /ai/chats /trip /admin/contacts /instagram /information".split(" ");

test.each(laterSpellings)("%s is found by %s in every list", async (written, typed) => {
  const mark = freshMark();
  await writeEverywhere(`${mark} ${written} konu`);
  expect(await findingLists(`${typed} ${mark}`)).toEqual(everywhere);
});

test.each(laterStrangers)("%s isn't found by %s in any list", async (written, typed) => {
  const mark = freshMark();
  await writeEverywhere(`${mark} ${written} konu`);
  expect(await findingLists(`${typed} ${mark}`)).toEqual([]);
});
