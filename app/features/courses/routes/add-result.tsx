/** What happens next, and how far the databank is. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { VipMeter } from "~/features/vip/offered/vip-meter";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readProgress } from "../experiences.service.server";

export const handle = pageHandle("courses", "add-result", ["vip"]);

export const loader = async ({ context }: LoaderFunctionArgs) => ({ vip: await readProgress(signedIn(context)) });

export default function AddResult() {
  const { t } = useTranslation("courses");
  const { vip } = useLoaderData<typeof loader>();
  return (
    <>
      {vip.waiting > 0 ? <PageHeader title={t("result.title")} lead={t("result.text")} /> : <PageHeader title={t("pages.add-result")} />}
      <VipMeter vip={vip} />
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/courses/add" className="btn btn-primary">
          {t("result.another")}
        </Link>
        <Link to="/courses/personal" className="btn">
          {t("pages.personal")}
        </Link>
      </p>
    </>
  );
}
