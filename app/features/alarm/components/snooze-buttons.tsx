/** Putting off what has rung. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { snoozes } from "../alarm.limits";

export function SnoozeButtons() {
  const { t } = useTranslation("alarm");
  return (
    <div className="flex flex-wrap gap-2">
      {snoozes.map((minutes) => (
        <ActionButton key={minutes} fields={{ act: "snooze", minutes }} className="">
          {t(`one.in.${minutes}`)}
        </ActionButton>
      ))}
    </div>
  );
}
