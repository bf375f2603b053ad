/** What each use case of posts, threads and pictures is called with, and who stands in a relation to it. */

import { courseEquivalences } from "@schema/erasmus";
import { images } from "@schema/media";
import { replies } from "@schema/thread";
import type { Gallery } from "../../app/engines/media/galleries.service.server";
import type { Collection } from "../../app/engines/posts/collection";
import { erasmus } from "../../app/features/erasmus/erasmus.collection";
import { notes } from "../../app/features/notes/notes.collection";
import { threads } from "../../app/features/thread/thread.collection";
import { anonymousId, newId } from "../../app/platform/ids";
import { flatJpeg } from "./flat-pictures";
import { addPollRow } from "./polls";
import { addPost, postBody } from "./posts";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
let serial = 0;

/** A post of somebody's. */
async function posted(collection: Collection, own: Parameters<typeof addPost>[2] = {}) {
  const author = await signUp();
  return { author, postId: await addPost(author, collection, own) };
}

/** Calls a use case with a post of the collection, and what comes after it. */
const withPost =
  (...after: unknown[]): Sample =>
  async (_, collection) => {
    const { author, postId } = await posted(collection);
    return { args: [collection, postId, ...after], people: { author } };
  };

const pdf = () => new File(["%PDF-1.4\nstartxref\n0\n%%EOF"], "notes.pdf", { type: "application/pdf" });

const posts: Record<string, Sample> = {
  addPost: (_, collection) => ({ args: [collection, postBody(collection, { title: `A useful title ${serial++}` })] }),
  async editPost(_, collection) {
    const { author, postId } = await posted(collection);
    return { args: [collection, postId, postBody(collection, { title: "A better title" })], people: { author } };
  },
  deleteOwnPost: withPost(),
  closePost: withPost(),
  likePost: withPost(true),
  async reviewPosts(_, collection) {
    const { author, postId } = await posted(collection, { status: "waiting" });
    return { args: [collection, { ids: [postId], decision: "approve" }], people: { author } };
  },
  replaceFile: withPost(pdf()),
  async removeFile(_, collection) {
    const file = { key: "files/x", name: "notes.pdf", size: 1 };
    const { author, postId } = await posted(collection, { details: { link: "https://example.edu", file } });
    return { args: [collection, postId], people: { author } };
  },
  openPostGallery: withPost(),
};

/** A reply of somebody's to a thread of somebody else's. */
async function replied(status: "approved" | "waiting" = "approved") {
  const [thread, author] = await Promise.all([posted(threads), signUp()]);
  const replyId = anonymousId("reply");
  const at = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(replies).values({ replyId, postId: thread.postId, depth: 1, authorId: author.userId, text: "So it is.", status, ...at });
  return { thread, author, replyId };
}

const thread: Record<string, Sample> = {
  openThread: () => ({ args: [postBody(threads)] }),
  async editThread() {
    const { author, postId } = await posted(threads);
    return { args: [postId, postBody(threads), undefined], people: { author } };
  },
  async attachPoll() {
    const { author, postId } = await posted(threads);
    return { args: [postId, await addPollRow()], people: { author } };
  },
  readThread: async () => ({ args: [(await posted(threads)).postId] }),
  addReply: async () => ({ args: [(await posted(threads)).postId, { text: "So it is.", is_anonymous: false }] }),
  async editReply() {
    const { author, replyId, thread: of } = await replied();
    return { args: [replyId, "So it was."], people: { author, threadAuthor: of.author } };
  },
  async deleteReply() {
    const { author, replyId, thread: of } = await replied();
    return { args: [replyId], people: { author, threadAuthor: of.author } };
  },
  likeReply: async () => ({ args: [(await replied()).replyId, true] }),
  async acceptReply() {
    const { thread: of, author, replyId } = await replied();
    return { args: [of.postId, replyId], people: { author: of.author, replyAuthor: author } };
  },
  async closeThread() {
    const { author, postId } = await posted(threads);
    return { args: [postId, true], people: { author } };
  },
  followThread: async () => ({ args: [(await posted(threads)).postId, true] }),
  async lockThread() {
    const { author, postId } = await posted(threads);
    return { args: [postId, true], people: { author } };
  },
  async pinThread() {
    const { author, postId } = await posted(threads);
    return { args: [postId, true], people: { author } };
  },
  async reviewReplies() {
    const { author, replyId } = await replied("waiting");
    return { args: [{ ids: [replyId], decision: "approve" }], people: { author } };
  },
};

/** A gallery as a feature opens it, with a picture in it. */
async function gallery(status: "ready" | "failed" = "ready") {
  const subjectId = `event-${serial++}`;
  const imageId = newId("image", Date.now());
  const file = { format: "jpeg", bytes: 1, width: 8, height: 8, createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(images).values({ imageId, purpose: "event-gallery", subjectId, position: 3, status, ...file });
  const opened: Gallery = { subjectId, types: { gallery: "event-gallery" } };
  return { opened, imageId };
}

const media: Record<string, Sample> = {
  async addPicture() {
    const { opened } = await gallery();
    return { args: [opened, { image: new Blob([flatJpeg({ width: 800, height: 800 })]) }] };
  },
  async retryPicture() {
    const { opened, imageId } = await gallery("failed");
    return { args: [opened, imageId] };
  },
  async removePicture() {
    const { opened, imageId } = await gallery();
    return { args: [opened, imageId] };
  },
  async orderPictures() {
    const { opened, imageId } = await gallery();
    return { args: [opened, { imageIds: [imageId] }] };
  },
};

const photo = async (userId: string, status: "ready" | "failed") => {
  const imageId = newId("image", Date.now());
  const file = { format: "jpeg", bytes: 1, width: 8, height: 8, createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(images).values({ imageId, purpose: "profile-photo", subjectId: userId, uploadedBy: userId, status, ...file });
  return imageId;
};

const equivalence = { their_course: "Algorithms", our_course: "CENG 315", is_accepted: true };

/** By folder, then by use case. */
export const postSamples: Record<string, Record<string, Sample>> = {
  posts,
  thread,
  media,
  notes: {
    addNote: () => ({ args: [{ ...postBody(notes, { title: `Notes ${serial++}` }), remove_file: false }] }),
    async editNote() {
      const { author, postId } = await posted(notes);
      return { args: [postId, { ...postBody(notes, { title: "Better notes" }), remove_file: false }], people: { author } };
    },
  },
  erasmus: {
    async addEquivalence() {
      const { author, postId } = await posted(erasmus);
      return { args: [postId, equivalence], people: { author } };
    },
    async removeEquivalence() {
      const { author, postId } = await posted(erasmus);
      const facts = {
        university: "TU Delft",
        theirCourse: "Algorithms",
        ourCourse: "CENG 315",
        isAccepted: true,
        searchText: "algorithms",
      };
      const [row] = await db
        .insert(courseEquivalences)
        .values({ postId, ...facts })
        .returning({ key: courseEquivalences.key });
      return { args: [row?.key], people: { author } };
    },
  },
  profile: {
    uploadPhoto: () => ({ args: [new Blob([flatJpeg({ width: 800, height: 800 })])] }),
    retryPhoto: async ({ userId }) => ({ args: [await photo(userId, "failed")] }),
    async removePhoto({ userId }) {
      await photo(userId, "ready");
      return { args: [] };
    },
  },
};
