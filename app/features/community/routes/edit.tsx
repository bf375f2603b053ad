/** What a community says of itself, to be changed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { communitySchema } from "../community.schemas";
import { editCommunity, readCommunity } from "../community.service.server";
import { CommunityForm } from "../components/community-form";

export const handle = pageHandle("community", "edit");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { name, slug, description, links } = await readCommunity(context.ctx, params.id ?? "");
  if (slug !== params.id) throw redirect(`/community/edit/${slug}`);
  return { name, slug, description, links };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: communitySchema, feature: "community" }, async (value, ctx) => {
    const slug = await editCommunity(ctx, args.params.id ?? "", value);
    return redirectWithToast(args.context, `/community/one/${slug}`, "community:toast.saved");
  });

export default function EditCommunity() {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const { name, slug, description, links } = useLoaderData<typeof loader>();
  const breadcrumb = [
    { label: t("pages.all"), to: "/community/all" },
    { label: name, to: `/community/one/${slug}` },
    { label: kit("acts.edit") },
  ];
  const values = { name, slug, description, links: links.length > 0 ? links : [{ label: "", url: "" }] };
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <CommunityForm key={slug} defaultValue={values} submitLabel={kit("acts.save")} />
    </div>
  );
}
