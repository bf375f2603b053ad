/** The screen for what went wrong: our own messages only, whatever the address says. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHandle } from "~/platform/pages/handle";
import { shownError } from "../catalogue.rules";
import { ErrorNotice } from "../components/error-notice";

export const handle = pageHandle("errors", "error");

export function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const shown = shownError(new URL(request.url).searchParams);
  const title = ctx.product.translators[ctx.locale].t(`errors:catalogue.${shown.key}.message`);
  return data({ shown, title }, { status: shown.status });
}

export default function ErrorPage() {
  const { shown } = useLoaderData<typeof loader>();
  return <ErrorNotice error={shown} />;
}
