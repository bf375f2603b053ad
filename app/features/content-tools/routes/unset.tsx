/** Empties fields of a person's document. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { Tool } from "../components/tool";
import { actionOf } from "../content-tools.acts.server";

export const handle = pageHandle("content-tools", "unset");

export function loader({ context }: LoaderFunctionArgs) {
  asAdmin(context);
  return null;
}

export const action = actionOf("unset");

export default function Unset() {
  const { t } = useTranslation("content-tools");
  return (
    <>
      <PageHeader title={t("pages.unset")} lead={t("lead.unset")} />
      <Tool act="unset" />
    </>
  );
}
