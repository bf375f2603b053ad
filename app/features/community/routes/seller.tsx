/** In whose name a community's tickets are sold, as its president fills it in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { FormShell } from "~/kit/forms/form-shell";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { operatorKinds } from "~/platform/operator";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { removeSellerForm, sellerSchema } from "../seller.schemas";
import { readSeller, removeSeller, setSeller } from "../seller.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("community", "seller", ["selling", "operator"]);

export const loader = ({ params: { id = "" }, context }: LoaderFunctionArgs) => readSeller(signedIn(context), id);

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const id = args.params.id ?? "";
  const to = `/community/seller/${id}`;
  if (formData.get("act") === "remove")
    return submitSignedInForm(args, { schema: removeSellerForm, feature: "selling", formData }, async ({ version }, ctx) => {
      await removeSeller(ctx, id, version);
      return redirectWithToast(args.context, to, "selling:removed");
    });
  return submitSignedInForm(args, { schema: sellerSchema, feature: "selling", formData }, async (value, ctx) => {
    await setSeller(ctx, id, value);
    return redirectWithToast(args.context, to, "selling:saved");
  });
}

export default function Seller() {
  const { t } = useTranslation("community");
  const { t: own } = useTranslation("selling");
  const { t: operator } = useTranslation("operator");
  const { t: kit } = useTranslation("kit");
  const { community, seller, version } = useLoaderData<typeof loader>();
  const result = useResultOf(null);
  const breadcrumb = [
    { label: t("pages.panel"), to: `/community/panel?community=${community.slug}` },
    { label: community.name, to: `/community/demo/${community.slug}` },
    { label: t("pages.seller") },
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.seller")} lead={own("lead")} breadcrumb={breadcrumb} />
      <div className="mb-6 rounded-box border border-base-300 p-4">
        <p className="font-medium">{own(seller ? "isCommunity" : "isOperator")}</p>
        <p className="mt-1 text-sm text-muted">{own("duty")}</p>
      </div>
      <FormShell
        key={version}
        feature="selling"
        schema={() => import("../seller.schemas").then((m) => m.sellerSchema)}
        defaultValue={seller ?? {}}
        result={result}
      >
        <VersionField version={version} />
        <SelectField name="kind" options={operatorKinds.map((value) => ({ value, label: operator(`options.kind.${value}`) }))} />
        <TextField name="name" autoComplete="organization" />
        <TextArea name="address" rows={3} />
        <TextField name="email" type="email" autoComplete="off" />
        <TextField name="phone" type="tel" autoComplete="off" />
        <TextField name="tax" autoComplete="off" input={{ inputMode: "numeric" }} />
        <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
      </FormShell>
      {seller && (
        <div className="mt-6">
          <ActionButton
            fields={{ act: "remove", version: String(version) }}
            confirm={{ title: own("removeTitle"), text: own("removeText"), confirmLabel: own("remove") }}
          >
            {own("remove")}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
