/** The pictures of a post on its page, and for whoever may change them what becomes of new ones. */

import { useTranslation } from "react-i18next";
import type { OwnImage } from "../../engines/media/image";
import { type Collection, editPath } from "../../engines/posts/collection";
import { Gallery } from "../gallery";
import { Link } from "../link";
import { usePolling } from "../use-polling";
import type { Post } from "./post";

interface PostPicturesProps {
  collection: Collection;
  post: Pick<Post, "postId" | "title" | "canEdit" | "isMine">;
  images: readonly OwnImage[];
  /** Large, to swipe through. */
  isStrip?: boolean;
}

export function PostPictures({ collection, post, images, isStrip }: PostPicturesProps) {
  const { t } = useTranslation("kit");
  const waiting = images.filter(({ status }) => status === "waiting").length;
  const failed = images.filter(({ status }) => status === "failed").length;
  usePolling(waiting > 0);
  return (
    <div className={`flex flex-col gap-3 ${isStrip ? "mb-4" : "mt-6"}`}>
      <Gallery images={images.filter(({ status }) => status === "ready")} title={post.title} isStrip={isStrip} />
      <div aria-live="polite">
        {waiting > 0 && <p>{t("gallery.waiting", { count: waiting })}</p>}
        {failed > 0 && <p className="text-error">{t("gallery.failed", { count: failed })}</p>}
      </div>
      {post.isMine && (
        <Link to={`${editPath(collection, post.postId)}#pictures`} className="btn btn-sm self-start">
          {t(images.length > 0 ? "gallery.change" : "gallery.add")}
        </Link>
      )}
    </div>
  );
}
