/** What can be applied for in the team. */

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { LinkedText } from "~/kit/linked-text";
import { PageHeader } from "~/kit/page-header";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { listOpen } from "../career.service.server";

export const handle = pageHandle("career", "openings");

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({ openings: await listOpen(ctx) });

export default function Openings() {
  const { t } = useTranslation("career");
  const { openings } = useLoaderData<typeof loader>();
  const anyRole = (
    <Link to="/career/apply" className="btn">
      {t("openings.anyRole")}
    </Link>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.openings")} lead={t("openings.lead")} act={openings.length > 0 && anyRole} />
      {openings.length === 0 && <EmptyState title={t("openings.none")} text={t("openings.noneText")} act={anyRole} />}
      <ul className="flex flex-col gap-4">
        {openings.map(({ openingId, title, description }) => (
          <li key={openingId} className="border-b border-base-300 py-5">
            <h2 className="text-lg font-semibold">{title}</h2>
            <Written text={description} className="my-3 max-w-prose whitespace-pre-line">
              <LinkedText text={description} />
            </Written>
            <Link to={`/career/apply?opening=${openingId}`} className="btn btn-primary" aria-label={t("openings.applyFor", { title })}>
              {t("openings.apply")}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
