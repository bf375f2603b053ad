import { galleryEndpoints } from "~/platform/media/galleries.api.server";
import { openPostGallery } from "~/platform/posts/pictures.service.server";
import { postEndpoints } from "~/platform/posts/posts.api.server";
import { adverts } from "./advert.collection";

const pictureEndpoints = galleryEndpoints({
  path: "/advert/:post_id",
  access: "user",
  what: "one's own advert",
  open: (ctx, postId) => openPostGallery(ctx, adverts, postId),
});

export const advertEndpoints = [...postEndpoints(adverts), ...pictureEndpoints];
