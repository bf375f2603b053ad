/** What a community says of itself, to be changed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isPictureAct, submitPictureAct } from "~/engines/media/galleries.pages.server";
import { useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { communitySchema } from "../community.schemas";
import { editCommunity, readEditable } from "../community.service.server";
import { CommunityForm } from "../components/community-form";
import { CommunityPictureSection } from "../components/picture-section";
import { openCommunityGallery } from "../pictures.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("community", "edit", ["media"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { community, images } = await readEditable(context.ctx, params.id ?? "");
  const { communityId, name, slug, description, links, updatedAt } = community;
  if (slug !== params.id) throw redirect(`/community/edit/${slug}`);
  return { communityId, name, slug, description, links, images, version: updatedAt };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const id = args.params.id ?? "";
  const to = `/community/edit/${id}#pictures`;
  if (isPictureAct(formData)) return submitPictureAct(args, { form: formData, open: (ctx) => openCommunityGallery(ctx, id), to });
  return submitAdminForm(args, { schema: communitySchema, feature: "community", formData }, async (value, ctx) => {
    const slug = await editCommunity(ctx, id, value);
    return redirectWithToast(args.context, `/community/one/${slug}`, "community:toasts.saved");
  });
}

export default function EditCommunity() {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const { communityId, name, slug, description, links, images, version } = useLoaderData<typeof loader>();
  const breadcrumb = [
    { label: t("pages.all"), to: "/community/all" },
    { label: name, to: `/community/one/${slug}` },
    { label: kit("acts.edit") },
  ];
  const values = { name, slug, description, links: links.length > 0 ? links : [{ label: "", url: "" }] };
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <CommunityForm key={slug} defaultValue={values} version={version} result={useResultOf(null)} submitLabel={kit("acts.save")} />
      <CommunityPictureSection communityId={communityId} images={images} />
    </div>
  );
}
