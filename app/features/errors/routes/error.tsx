/** The screen for what went wrong: our own messages only, whatever the address says; admins see what was recorded under its id. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { shownError } from "../catalogue.rules";
import { ErrorNotice } from "../components/error-notice";
import { readInside } from "../errors.service.server";

export const handle = pageHandle("errors", "error");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = context;
  const shown = shownError(new URL(request.url).searchParams);
  const title = ctx.product.translators[ctx.locale].t(`errors:catalogue.${shown.key}.message`);
  const inside = shown.errorId && isAdmin(ctx.actor) ? await readInside(asAdmin(context), shown.errorId) : null;
  return data({ shown, title, inside }, { status: shown.status });
}

export default function ErrorPage() {
  const { shown, inside } = useLoaderData<typeof loader>();
  return <ErrorNotice error={shown} inside={inside} />;
}
