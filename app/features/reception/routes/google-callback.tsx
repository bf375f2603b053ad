/** The state of the connection to Google, for admins. People come back through the API. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { readConnection } from "../google.service.server";

export const handle = pageHandle("reception", "google-callback");

export const loader = ({ context }: LoaderFunctionArgs) => readConnection(context.ctx);

const LEVELS = { works: "success", unreachable: "error", off: "neutral" } as const;

export default function GoogleConnection() {
  const { t } = useTranslation("reception");
  const { isSetUp, isReachable, issuer, clientId, callback, linked } = useLoaderData<typeof loader>();
  const state = !isSetUp ? "off" : isReachable ? "works" : "unreachable";
  const facts = [
    [t("google.issuer"), issuer],
    [t("google.clientId"), clientId],
    [t("google.callback"), callback],
    [t("google.linked"), linked],
  ];
  return (
    <>
      <PageHeader title={t("pages.google-callback")} lead={t("google.lead")} />
      <dl className="grid max-w-2xl gap-4">
        <div>
          <dt className="font-semibold">{t("google.state")}</dt>
          <dd className="mt-1 flex flex-col gap-1">
            <Badge level={LEVELS[state]}>{t(`google.${state}`)}</Badge>
            {state === "off" && <span>{t("google.setUp")}</span>}
          </dd>
        </div>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
