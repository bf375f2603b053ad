/** A payment that isn't there: why, and what to do. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readConfirmation } from "../payments.service.server";

export const handle = pageHandle("payments", "cancel");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const ctx = signedIn(context);
  const invoice = searchParams.get("invoice");
  if (!invoice) return { problem: searchParams.get("problem"), status: null, againTo: null };
  const found = await readConfirmation(ctx, invoice);
  if (found.status === "paid") throw redirect(`/sipay/confirmation/success?invoice=${encodeURIComponent(invoice)}`);
  const againTo = found.orderStatus === "pending" ? `/sipay/payment/${found.eventId}` : `/event/ticket/buy/${found.eventId}`;
  return { problem: found.problem, status: found.status, againTo };
}

export default function Cancel() {
  const { t } = useTranslation("payments");
  const { say, exists } = useWords();
  const { problem, status, againTo } = useLoaderData<typeof loader>();
  const key = `payments:problems.${problem}`;
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.cancel")}
        lead={problem && exists(key) ? say(key) : t(status === "failed" ? "cancel.failed" : "cancel.open")}
      />
      <div className="flex flex-wrap gap-3">
        {againTo && (
          <Link to={againTo} className="btn btn-primary">
            {t("cancel.again")}
          </Link>
        )}
        <Link to="/sipay/personal" className="btn">
          {t("cancel.payments")}
        </Link>
      </div>
    </div>
  );
}
