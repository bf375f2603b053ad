/** The groups of what one can set, each with its address, and the frame of a group's page. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import ChevronRight from "~icons/lucide/chevron-right";

/** In their order; notifications and privacy are pages of other features. */
export const groups = [
  { name: "about", to: "/profile/about" },
  { name: "photo", to: "/profile/photo" },
  { name: "security", to: "/profile/security" },
  { name: "notifications", to: "/profile/notifications" },
  { name: "privacy", to: "/overview/public/edit" },
  { name: "look", to: "/profile/look" },
  { name: "data", to: "/profile/data" },
] as const;

export type GroupName = (typeof groups)[number]["name"];

/** All groups with a line on each: where one begins on a phone. */
export function GroupList({ notes }: { notes: Partial<Record<GroupName, ReactNode>> }) {
  const { t } = useTranslation("profile");
  return (
    <ul className="max-w-2xl border-t-2 border-base-content">
      {groups.map(({ name, to }) => (
        <li key={name} id={name} className="border-b border-base-300">
          <Link to={to} prefetch="intent" className="flex min-h-16 items-center gap-3 py-2 hover:bg-base-200">
            <span className="min-w-0 flex-1">
              <strong className="block">{t(`groups.${name}`)}</strong>
              <span className="text-sm text-muted">{notes[name] ?? t(`groups.texts.${name}`)}</span>
            </span>
            <ChevronRight size={20} aria-hidden className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AccountPageProps {
  current: GroupName;
  lead?: ReactNode;
  children: ReactNode;
}

/** On a phone the way back is above the title; where there is room, all groups stand beside it. */
export function AccountPage({ current, lead, children }: AccountPageProps) {
  const { t } = useTranslation("profile");
  const title = t(`groups.${current}`);
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={t("pages.view")} className="hidden lg:block">
        <ul className="border-t-2 border-base-content">
          {groups.map(({ name, to }) => (
            <li key={name} className="border-b border-base-300">
              <Link
                to={to}
                prefetch="intent"
                aria-current={name === current ? "page" : undefined}
                className={`block px-3 py-2.5 hover:bg-base-200 ${name === current ? "border-s-4 border-base-content bg-base-200 font-bold" : ""}`}
              >
                {t(`groups.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHeader title={title} lead={lead} breadcrumb={[{ label: t("pages.view"), to: "/profile/view" }, { label: title }]} />
        {children}
      </div>
    </div>
  );
}
