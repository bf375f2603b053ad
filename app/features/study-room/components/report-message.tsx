/** The way from a message to its report. */
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import Flag from "~icons/lucide/flag";

interface ReportMessageProps {
  roomId: string;
  seq: number;
  name: string;
}

export function ReportMessage({ roomId, seq, name }: ReportMessageProps) {
  const { t } = useTranslation("study-room");
  return (
    <Form method="post" action={`/study-room/${roomId}`} className="ms-auto">
      <input type="hidden" name="act" value="report" />
      <input type="hidden" name="seq" value={seq} />
      <button type="submit" className="btn btn-ghost btn-xs" aria-label={t("live.reportOne", { name })}>
        <Flag size={14} aria-hidden />
        {t("live.report")}
      </button>
    </Form>
  );
}
