import { galleryEndpoints } from "~/engines/media/galleries.api.server";
import { openPostGallery } from "~/engines/posts/pictures.service.server";
import { postEndpoints } from "~/engines/posts/posts.api.server";
import { adverts } from "./advert.collection";

const pictureEndpoints = galleryEndpoints({
  path: "/advert/:post_id",
  access: "user",
  what: "one's own advert",
  open: (ctx, postId) => openPostGallery(ctx, adverts, postId),
});

export const advertEndpoints = [...postEndpoints(adverts), ...pictureEndpoints];
