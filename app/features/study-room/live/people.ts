/** Who is in a live room, and what of that is news; the room and its browsers reckon alike. */
import type { PeopleNews, Present } from "./protocol";

const isSame = (a: Present, b: Present | undefined) => a.name === b?.name && a.userName === b.userName;

/** What has to be said to those who know of some people so that they know of others. */
export function newsOf(known: readonly Present[], people: readonly Present[]): PeopleNews {
  const before = new Map(known.map((each) => [each.userId, each]));
  const now = new Set(people.map(({ userId }) => userId));
  return {
    came: people.filter((each) => !isSame(each, before.get(each.userId))),
    left: known.filter(({ userId }) => !now.has(userId)).map(({ userId }) => userId),
  };
}

/** People as they are after news; hearing the same twice changes nothing. */
export function afterNews(known: readonly Present[], { came, left }: PeopleNews): Present[] {
  const people = new Map(known.map((each) => [each.userId, each]));
  for (const userId of left) people.delete(userId);
  for (const each of came) people.set(each.userId, each);
  return [...people.values()];
}
