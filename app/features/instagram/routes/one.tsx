/** One post, with the way to it on Instagram. */

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Picture } from "~/kit/picture";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { instagramLink } from "../instagram.rules";
import { readInstagramPost } from "../instagram.service.server";

export const handle = pageHandle("instagram", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = asStaff(context);
  return { post: await readInstagramPost(ctx, params.shortcode ?? ""), mayEdit: isAdmin(ctx.actor) };
}

export default function InstagramPostPage() {
  const { t } = useTranslation("instagram");
  const { t: kit } = useTranslation("kit");
  const { post, mayEdit } = useLoaderData<typeof loader>();
  const { postId, shortcode, caption, postedOn, picture } = post;
  const act = (
    <>
      <a href={instagramLink(shortcode)} className="btn btn-primary" target="_blank" rel="noreferrer">
        {t("one.open")}
      </a>
      {mayEdit && (
        <Link to={`/admin/instagram/all?edit=${postId}`} className="btn">
          {kit("acts.edit")}
        </Link>
      )}
    </>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.one")} breadcrumb={[{ label: t("pages.all"), to: "/instagram/all" }, { label: shortcode }]} act={act}>
        <p className="text-sm text-muted">
          {t("one.posted")} <DateText at={Date.parse(postedOn)} />
        </p>
      </PageHeader>
      {picture && <Picture image={picture} alt="" sizes="(min-width: 42rem) 42rem, 100vw" className="mb-4 rounded-box" isEager />}
      <Written text={caption} className="whitespace-pre-line" />
    </div>
  );
}
