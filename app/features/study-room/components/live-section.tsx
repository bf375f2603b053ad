/** The live room in its page: loaded by whoever is in it with scripts, and again when that failed. */
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { useHydrated } from "~/kit/use-hydrated";
import type { LiveRoomProps } from "./live-room";

export function LiveSection(props: LiveRoomProps) {
  const { t } = useTranslation("study-room");
  const isHydrated = useHydrated();
  const [Live, setLive] = useState<ComponentType<LiveRoomProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import("./live-room").then(
      ({ LiveRoom }) => setLive(() => LiveRoom),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Live) return <Live {...props} />;
  return (
    <Section title={t("live.title")}>
      <noscript>
        <p className="rounded-box bg-base-200 p-4">{t("live.noScript")}</p>
      </noscript>
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {t("live.failed")}
          <button type="button" className="btn btn-sm" onClick={load}>
            {t("live.retry")}
          </button>
        </p>
      ) : (
        isHydrated && <span className="spinner size-8" aria-hidden />
      )}
    </Section>
  );
}
