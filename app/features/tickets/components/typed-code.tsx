/** The code that is typed at the door where nothing can be scanned. */
import { useTranslation } from "react-i18next";

export function TypedCode({ code }: { code: string }) {
  const { t } = useTranslation("tickets");
  return (
    <p className="text-center">
      <span className="sr-only">{t("one.code")}: </span>
      <span className="font-mono text-2xl tracking-widest">{`${code.slice(0, 4)} ${code.slice(4)}`}</span>
      <span className="mt-1 block text-sm text-muted">{t("one.showThis")}</span>
    </p>
  );
}
