/** Mental health: where to turn to, and the two pools of experiences. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Card } from "~/kit/section";
import { confidentialHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import ChevronRight from "~icons/lucide/chevron-right";
import { CalmFrame } from "../components/calm-frame";
import { poolNames } from "../pools.rules";
import { hasPools } from "../without-pools.server";

export const handle = confidentialHandle("mental-health", "all");

export function loader({ context }: LoaderFunctionArgs) {
  return { hasPools: hasPools(signedIn(context).env) };
}

export default function MentalHealth() {
  const { t } = useTranslation("mental-health");
  const { hasPools } = useLoaderData<typeof loader>();
  if (!hasPools) {
    return (
      <CalmFrame>
        <PageHeader title={t("pages.all")} lead={t("landing.onlyHelp")} />
      </CalmFrame>
    );
  }
  return (
    <CalmFrame removalOf="/mental-health">
      <PageHeader title={t("pages.all")} lead={t("landing.lead")} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {poolNames.map((pool) => (
          <li key={pool}>
            <Card to={`/${pool}/all`} className="h-full">
              <span className="flex items-center gap-3">
                <span className="min-w-0 flex-1">
                  <strong className="block text-lg">{t(`pages.${pool}-all`)}</strong>
                  <span className="text-muted">{t(`landing.${pool}`)}</span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0" />
              </span>
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-muted">{t("landing.notAdvice")}</p>
    </CalmFrame>
  );
}
