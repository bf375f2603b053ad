/** What one can do here, each with its way there. */

import { useTranslation } from "react-i18next";
import { Card, Section } from "~/kit/section";
import BookOpenText from "~icons/lucide/book-open-text";
import Calculator from "~icons/lucide/calculator";
import CalendarDays from "~icons/lucide/calendar-days";
import FileText from "~icons/lucide/file-text";
import Landmark from "~icons/lucide/landmark";
import MessageSquareText from "~icons/lucide/message-square-text";
import MessagesSquare from "~icons/lucide/messages-square";
import Plane from "~icons/lucide/plane";
import Users from "~icons/lucide/users";
import type { Part } from "../home.service.server";

const ICONS = {
  experiences: MessageSquareText,
  catalog: BookOpenText,
  databank: Landmark,
  events: CalendarDays,
  discussions: MessagesSquare,
  communities: Users,
  notes: FileText,
  gpa: Calculator,
  abroad: Plane,
};

export function Blocks({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("blocks.title")}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ name, to }) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className="grid">
              <Card to={to} className="flex gap-3">
                <Icon size={22} aria-hidden className="mt-0.5 shrink-0 text-primary" />
                <span>
                  <span className="block font-semibold">{t(`blocks.${name}.title`)}</span>
                  <span className="block text-sm">{t(`blocks.${name}.text`)}</span>
                </span>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
