/** Who may do what with the posts of a collection. */
import { anyOf, hasRole, isActor, permits } from "../../platform/access/rule";
import { defineUseCases, type Who } from "../../platform/access/use-cases";
import type { Collection } from "./collection";

export const isAuthor = isActor("authorId");

/** Who looks after a collection: moderators do, but not after what admins alone write. */
export const mayModerate = ({ writers }: Collection) => hasRole(writers === "admin" ? "admin" : "moderator");

/** Who writes into a collection. */
export const writes = ({ writers }: Collection) => hasRole(writers);

/** Authors change their own posts, those who look after the collection every post. */
export const mayEdit = (collection: Collection) => permits("post.edit", anyOf(isAuthor, mayModerate(collection)));

const writers = { user: "signedIn", moderator: "staff", admin: "admin" } as const satisfies Record<Collection["writers"], Who>;

export const postUseCases = (collection: Collection) => {
  const moderators = collection.writers === "admin" ? "admin" : "staff";
  return defineUseCases({
    writes: {
      addPost: writers[collection.writers],
      editPost: { is: ["author"], or: moderators },
      deleteOwnPost: { is: ["author"] },
      closePost: { is: ["author"] },
      likePost: "signedIn",
      reviewPosts: moderators,
      downloadFile: "everyone",
      replaceFile: { is: ["author"] },
      removeFile: { is: ["author"] },
      openPostGallery: { is: ["author"], or: moderators },
    },
    inside: ["removeLater", "withStored", "sendFile", "sweepFiles", "sweepPictures", "closeExpiredPosts"],
    reads: [
      ...["readPostWithPictures", "readEditableWithPictures", "readPostsHolding", "readList", "readPostWith", "readPost"],
      ...["readChosen", "readEditable", "readDemo", "openPostTitles", "readPersonal", "readForModeration"],
    ],
  });
};
