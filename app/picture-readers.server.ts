/** Who may look at which pictures: what each feature says of its things, for the address at which they are served. */
import { collections } from "./collections";
import { purposeOf } from "./engines/media/purposes";
import type { ReadersByPlace } from "./engines/media/readers.repository.server";
import { hasPictures, readersOfPost } from "./engines/posts/pictures.repository.server";
import { readersOfCommunity } from "./features/community/pictures.repository.server";
import { readersOfEvent } from "./features/events/pictures.repository.server";
import { readersOfInstagram } from "./features/instagram/pictures.repository.server";
import { readersOfPhoto } from "./features/profile/photo.repository.server";

export const pictureReaders: ReadersByPlace = new Map([
  [purposeOf("profile-photo").place, readersOfPhoto],
  [purposeOf("event-cover").place, readersOfEvent],
  [purposeOf("community-picture").place, readersOfCommunity],
  [purposeOf("instagram-picture").place, readersOfInstagram],
  ...collections.filter(hasPictures).map((each) => [purposeOf(each.pictures).place, readersOfPost(each)] as const),
]);
