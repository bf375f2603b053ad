/** Taking a cancelled event up again, and what that doesn't bring back. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";

interface ResumeEventProps {
  event: { eventId: string; name: string };
  /** Where it is sent, if that isn't the page itself. */
  action?: string;
}

export function ResumeEvent({ event: { eventId, name }, action }: ResumeEventProps) {
  const { t } = useTranslation(["events", "cancelling"]);
  return (
    <ActionButton
      fields={{ act: "resume", id: eventId }}
      action={action}
      of={name}
      confirm={{
        title: t("cancelling:resumeTitle", { name }),
        text: t("cancelling:resumeText"),
        confirmLabel: t("panel.resume"),
        level: "primary",
      }}
    >
      {t("panel.resume")}
    </ActionButton>
  );
}
