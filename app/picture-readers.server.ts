/** Who may look at which pictures: what each feature says of its things, for the address at which they are served. */
import { collections } from "./collections";
import { type PurposeName, purposeOf } from "./engines/media/purposes";
import type { PictureReaders, ReadersByPlace } from "./engines/media/readers.repository.server";
import { hasPictures, readersOfPost } from "./engines/posts/pictures.repository.server";
import { serverFeatures } from "./features.server";

const byPurpose: PictureReaders = Object.assign({}, ...serverFeatures.map((feature) => feature.pictureReaders));

export const pictureReaders: ReadersByPlace = new Map([
  ...Object.entries(byPurpose).map(([purpose, readersOf]) => [purposeOf(purpose as PurposeName).place, readersOf] as const),
  ...collections.filter(hasPictures).map((each) => [purposeOf(each.pictures).place, readersOfPost(each)] as const),
]);
