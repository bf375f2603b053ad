/** One notification; opening it is reading it. */

import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { markOpened } from "../inbox.service.server";
import { readOne } from "../notifications.service.server";

export const handle = pageHandle("notifications", "one");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const query = new URL(request.url).searchParams;
  const id = query.get("id");
  if (!id) return { entry: null };
  const entry = await readOne(ctx, id);
  if (!entry.isRead && !ctx.isPrefetch) await markOpened(ctx, id);
  if (query.has("open") && entry.link?.startsWith("/")) throw redirect(entry.link);
  return { entry };
}

export default function One() {
  const { t } = useTranslation("notifications");
  const { entry } = useLoaderData<typeof loader>();
  const toList = (
    <Link to="/notifications/personal" className="btn">
      {t("one.toList")}
    </Link>
  );
  if (!entry) {
    return (
      <>
        <PageHeader title={t("pages.one")} />
        <EmptyState title={t("one.noId")} act={toList} />
      </>
    );
  }
  const { title, text, type, at, link } = entry;
  const breadcrumb = [{ label: t("pages.personal"), to: "/notifications/personal" }, { label: t("pages.one") }];
  return (
    <article className="mx-auto max-w-3xl">
      <PageHeader title={title} breadcrumb={breadcrumb}>
        <p className="text-sm text-muted">
          {t(`types.${type}`)} · <TimeAgo at={at} />
        </p>
      </PageHeader>
      {text && <Written text={text} className="mb-6 max-w-prose whitespace-pre-line" />}
      <div className="flex flex-wrap gap-2">
        {link && <OpenLink link={link} />}
        {toList}
      </div>
    </article>
  );
}

/** Where it leads: a page of the site, or an address elsewhere. */
function OpenLink({ link }: { link: string }) {
  const { t } = useTranslation("notifications");
  if (link.startsWith("/")) {
    return (
      <Link to={link} className="btn btn-primary">
        {t("list.open")}
      </Link>
    );
  }
  return (
    <a href={link} rel="noopener noreferrer" className="btn btn-primary">
      {t("list.open")} · {new URL(link).hostname}
    </a>
  );
}
