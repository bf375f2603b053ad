/** Applying to the team. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { applySchema } from "../career.schemas";
import { apply, listOpen } from "../career.service.server";
import { ApplyForm } from "../components/apply-form";

export const handle = pageHandle("career", "apply");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [openings, departments] = await Promise.all([listOpen(ctx), departmentChoices(ctx)]);
  const asked = openings.find(({ openingId }) => openingId === searchParams.get("opening"));
  const known = ctx.actor ? { name: ctx.actor.name, email: ctx.actor.userEmail } : {};
  return {
    isSent: searchParams.get("sent") === "1",
    departments,
    openings: openings.map(({ openingId, title }) => ({ openingId, title })),
    defaultValue: { ...known, ...(asked && { opening_id: asked.openingId }) } as Record<string, string>,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: applySchema, feature: "career" }, async (value, ctx) => {
    await apply(ctx, value);
    return redirect("/career/apply?sent=1", 303);
  });

export default function Apply() {
  const { t } = useTranslation("career");
  const { isSent, ...form } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.apply")}
        lead={isSent ? undefined : t("apply.lead")}
        breadcrumb={[{ label: t("pages.openings"), to: "/career" }, { label: t("pages.apply") }]}
      />
      {isSent ? (
        <div role="status" className="rounded-box border border-base-300 p-5">
          <h2 className="text-lg font-semibold">{t("sent.title")}</h2>
          <p className="mt-1 mb-4">{t("sent.text")}</p>
          <Link to="/career" className="btn">
            {t("sent.back")}
          </Link>
        </div>
      ) : (
        <ApplyForm {...form} />
      )}
    </div>
  );
}
