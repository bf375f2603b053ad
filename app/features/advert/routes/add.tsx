/** Writing one. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addAction, addLoader } from "~/engines/posts/pages.server";
import { PostWriting } from "~/kit/posts/post-writing";
import { pageHandle } from "~/platform/pages/handle";
import { adverts } from "../advert.collection";

export const handle = pageHandle("advert", "add", ["posts"]);
export const loader = addLoader(adverts);
export const action = addAction(adverts);

export default function Add() {
  const { t } = useTranslation("advert");
  return (
    <PostWriting collection={adverts} {...useLoaderData<typeof loader>()} notice={<p className="mb-5 max-w-2xl">{t("picturesLater")}</p>} />
  );
}
