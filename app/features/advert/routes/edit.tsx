/** Changing one, and its pictures. */
import { useLoaderData } from "@remix-run/react";
import { editWithPicturesAction, editWithPicturesLoader } from "~/engines/posts/pictures.pages.server";
import { useResultOf } from "~/kit/forms/act-form";
import { PostPictureSection } from "~/kit/posts/post-picture-section";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("advert", "edit", ["posts", "media"]);
export const loader = editWithPicturesLoader(adverts);
export const action = editWithPicturesAction(adverts);

export default function Edit() {
  const { post, images, choices } = useLoaderData<typeof loader>();
  const pictures = <PostPictureSection collection={adverts} postId={post.postId} images={images} />;
  return (
    <PostWriting
      collection={adverts}
      post={post}
      choices={choices}
      result={useResultOf(null)}
      notice={<div className="mb-8">{pictures}</div>}
    />
  );
}
