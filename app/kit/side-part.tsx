/**
 * A part beside the page that is fetched when somebody asks for it: a drawer, settings, a window. When it can't be fetched, it says
 * so itself and offers another try; the page stays as it is, with what was typed there.
 */
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "./dialog";
import { importWithRetry } from "./import-with-retry";

interface SidePartProps<Props> {
  /** Imports its module, whose default is the component. */
  load(): Promise<{ default: ComponentType<Props> }>;
  /** What it is drawn with; closing it closes what failed as well. */
  part: Props;
}

export function SidePart<Props extends { onClose(): void }>({ load, part }: SidePartProps<Props>) {
  const { t } = useTranslation("kit");
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let isGone = false;
    const fail = (failure: unknown) => {
      // As if nobody had caught it: whoever watches for errors records it.
      window.reportError(failure);
      if (!isGone) setFailedAttempt(attempt);
    };
    importWithRetry(load).then((module) => !isGone && setPart(() => module.default), fail);
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (Part) return <Part {...part} />;
  if (failedAttempt !== attempt) return null;
  const retry = (
    <button type="button" className="btn btn-primary" onClick={() => setAttempt(attempt + 1)}>
      {t("sidePart.retry")}
    </button>
  );
  return (
    <Dialog isOpen onClose={part.onClose} title={t("sidePart.title")} actions={retry}>
      <p>{t("sidePart.text")}</p>
    </Dialog>
  );
}
