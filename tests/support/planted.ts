/** People who did one thing each that bears no name, by marks that stand nowhere else: where a mark is met, somebody was found. */
import { reviewPosts } from "../../app/engines/posts/posts.service.server";
import { notes } from "../../app/features/notes/notes.collection";
import { addSurvey } from "../../app/features/survey/survey.service.server";
import { threads } from "../../app/features/thread/thread.collection";
import { reviewReplies } from "../../app/features/thread/thread.service.server";
import { whys } from "../../app/features/why/why.collection";
import { foldTurkish } from "../../app/platform/folding";
import { addChat } from "./assistant-samples";
import { addPollRow } from "./polls";
import { addPoolEntry, consentToAll } from "./pools";
import { addPost, postBody } from "./posts";
import { addCourse, addEntry, addExperience } from "./rows";
import { call, type Person, signUp } from "./site";
import { close, surveyInput, yesNo } from "./surveys";

export interface Planted {
  person: Person;
  /** By which they are recognized, in small letters. */
  marks: string[];
  /** By which what they did is recognized, in small letters: words and ids. */
  traces: string[];
}

/** Initials that nobody else has, for those who stay unnamed and for the one who doesn't. */
const UNNAMED = "ẌẄ";
const NAMED = "ŸẄ";

/** Somebody whose profile shows everything, recognized by whatever of it is shown. */
export async function recognizable(mark: string, initials = UNNAMED): Promise<{ person: Person; marks: string[] }> {
  const [first, last] = initials;
  const name = `${first}${mark} ${last}${mark}`;
  const userName = `${mark}.${mark.length}`;
  const person = await signUp({
    userId: `user-${mark}`,
    userEmail: `${mark}@metu.edu.tr`,
    userName,
    userNameKey: userName,
    name,
    searchText: foldTurkish(`${name} ${userName}`),
    photoId: `image-${mark}`,
    bio: `About ${mark}`,
    links: [`https://${mark}.example`],
    publicParts: ["photo", "bio", "links", "department", "entrance_year", "joined"],
  });
  return { person, marks: [mark, initials.toLowerCase(), person.ctx.actor.sessionId.toLowerCase()] };
}

type Answer = Record<string, string>;

/** Does something through the API; what it leads to must be there. */
async function done(as: Person, path: string, json: unknown, method = "POST"): Promise<Answer> {
  const { status, body } = await call<Answer>(path, { as, json, method });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const write = async (as: Person, trace: string, own: object = {}) => {
  const sent = (title: string) => postBody(threads, { title, text: `${trace} is what this is about.`, category: "campus", ...own });
  const { post_id: postId = "" } = await done(as, "/thread", sent(`Before ${trace}`));
  await done(as, `/thread/${postId}`, sent(`About ${trace}`), "PUT");
  return postId;
};

const reply = async (as: Person, postId: string, trace: string, own: object = {}) =>
  (await done(as, `/thread/${postId}/replies`, { text: `An answer with ${trace} in it.`, ...own })).reply_id ?? "";

const hidden = (id: string) => ({ ids: [id], decision: "reject" as const, reason: "Not for here, said kindly." });

const isAnonymous = { is_anonymous: true };

/** Plants everybody. @param reader owns what the planted answered, so that they are told of it @param staff asks and decides */
export async function plantAll({ user: reader, moderator: staff }: { user: Person; moderator: Person }) {
  const { courseId, courseCode } = await addCourse();
  const asked = await addPost(reader, threads, { title: "Whom to ask", facetA: "campus" });
  const planted: Record<string, Planted> = {};
  const ids: Record<string, string> = {};
  const plant = async (name: string, act: (person: Person, trace: string) => Promise<string[]>) => {
    const found = await recognizable(`zq${name}`);
    const trace = `wv${name}trace`;
    const made = await act(found.person, trace);
    planted[name] = { ...found, traces: [trace, ...made].map((each) => each.toLowerCase()) };
    return made;
  };

  const [open = "", taken = ""] = await plant("opener", async (as, trace) => {
    const [shown, second] = [await write(as, trace, isAnonymous), await write(as, trace, isAnonymous)];
    await reply(as, shown, trace, isAnonymous);
    await reviewPosts(staff.ctx, threads, hidden(second));
    return [shown, second];
  });
  const [answer = ""] = await plant("replier", async (as, trace) => {
    const [accepted, second] = [await reply(as, asked, trace, isAnonymous), await reply(as, open, trace, isAnonymous)];
    await done(reader, `/thread/${asked}/accept`, { reply_id: accepted });
    await reviewReplies(staff.ctx, hidden(second));
    return [accepted, second];
  });
  await plant("helped", async (as) => {
    await done(as, `/thread/${asked}/helpful`, { is_helpful: true }, "PUT");
    await done(as, `/thread/replies/${answer}/helpful`, { is_helpful: true }, "PUT");
    await done(as, `/thread/${asked}/follow`, { is_followed: true }, "PUT");
    await done(as, `/catalog/courses/${courseCode}/favorite`, { is_favorite: true }, "PUT");
    return [];
  });
  const [why = ""] = await plant("chooser", async (as, trace) => {
    const text = `I chose it because of ${trace} alone.`;
    return [(await done(as, "/why", postBody(whys, { title: `Because of ${trace}`, text, ...isAnonymous }))).post_id ?? ""];
  });
  ids.poll_id = await addPollRow({ createdBy: staff.userId });
  await plant("voter", async (as) => {
    await done(as, `/poll/${ids.poll_id}/vote`, { choices: [1] });
    return [];
  });
  const asks = () =>
    surveyInput({ questions: [yesNo, { kind: "short", text: "Your street?", is_required: true }], readers: "participants", is_live: true });
  const [closed, live] = [await addSurvey(reader.ctx, asks()), await addSurvey(reader.ctx, asks())];
  await plant("asked", async (as, trace) => {
    for (const surveyId of [closed, live]) await done(as, `/survey/${surveyId}/answers`, { answers: { q1: "1", q2: `Street ${trace}` } });
    return [];
  });
  for (let at = 0; at < 5; at++) {
    const other = await signUp();
    for (const surveyId of [closed, live]) await done(other, `/survey/${surveyId}/answers`, { answers: { q1: "1", q2: `Street ${at}` } });
  }
  await close(reader, closed);
  const [psychologyId = "", psychiatristId = ""] = await plant("patient", async (as, trace) => {
    await consentToAll(as);
    const entry = { experience: `What ${trace} was like for me, told with care.` };
    const pools = ["psychology", "psychiatrist"] as const;
    const shown = await Promise.all(pools.map((pool) => addPoolEntry(as.userId, { ...entry, pool })));
    const waiting = await Promise.all(pools.map((pool) => addPoolEntry(as.userId, { ...entry, pool, status: "waiting" })));
    return [...shown, ...waiting];
  });
  const [experience = ""] = await plant("taker", async (as, trace) => {
    const row = { courseId, authorId: as.userId };
    const text = `What ${trace} was like, from the first week to the final.`;
    const experiences = [
      await addExperience({ ...row, text, term: "2022-1" }),
      await addExperience({ ...row, text, term: "2022-2", status: "waiting" }),
    ];
    const entries = [
      await addEntry({ ...row, topics: text, term: "2022-1" }),
      await addEntry({ ...row, topics: text, term: "2022-2", status: "waiting" }),
    ];
    return [...experiences.map(({ experienceId = "" }) => experienceId), ...entries.map(({ entryId = "" }) => entryId)];
  });
  await plant("reporter", async (as, trace) => {
    const details = `Somebody should look at ${trace} here.`;
    ids.reporting_id = (await done(as, "/reporting", { subject_id: asked, category: "other", details })).reference ?? "";
    return [];
  });
  await plant("curious", async (as, trace) => {
    const { answerId } = await addChat(as, `What is ${trace} about?`);
    await done(as, `/ai/answers/${answerId}/rating`, { rating: "down", note: `Not ${trace}` }, "PUT");
    return [];
  });

  const found = await recognizable("zqnamed", NAMED);
  const own = await write(found.person, "wvnamedtrace", { is_anonymous: false });
  await reply(found.person, asked, "wvnamedtrace");
  await addPost(found.person, notes, { title: "Notes with wvnamedtrace" });
  const named: Planted = { ...found, traces: ["wvnamedtrace", own] };
  const values = {
    ...ids,
    thread_id: open,
    why_id: why,
    survey_id: closed,
    course_id: courseId,
    code: courseCode,
    psychologyId,
    psychiatristId,
    subject_id: open,
  };
  /** What else stands for parameters. */
  const others = [
    ...[asked, taken, own].map((thread_id) => ({ thread_id })),
    { survey_id: live },
    ...[answer, why, experience, psychologyId, psychiatristId].map((subject_id) => ({ subject_id })),
  ];
  /** Traces of what leaves no words, or is asked in private. */
  const wordless = ["helped", "voter", "curious"].flatMap((name) => planted[name]?.traces ?? []);
  return { planted, named, values, others, wordless, ids: { named: own, asked } };
}
