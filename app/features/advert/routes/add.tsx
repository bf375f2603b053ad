/** Writing one. */
import { useTranslation } from "react-i18next";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { addAction } from "~/platform/posts/pages.server";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "add", ["posts"]);
export const loader = () => null;
export const action = addAction(adverts);

export default function Add() {
  const { t } = useTranslation("advert");
  return <PostWriting collection={adverts} notice={<p className="mb-5 max-w-2xl">{t("picturesLater")}</p>} />;
}
