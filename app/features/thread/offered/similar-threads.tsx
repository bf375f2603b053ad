/** Threads that the title being typed may repeat; nothing without scripts. */
import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useLookUp } from "~/kit/use-look-up";
import { findSimilar, SimilarList } from "../components/similar-list";
import { MIN_SIMILAR } from "../thread.rules";

/** A failed look-up shows nothing: it is a hint only. */
const LOOK_UP = { find: findSimilar, pauseMs: 400, minLetters: MIN_SIMILAR };

export default function SimilarThreads() {
  const { t } = useTranslation("thread");
  const [title] = useField<string>("title");
  const found = useLookUp((title.value ?? "").trim(), LOOK_UP).answer ?? [];
  return (
    <div aria-live="polite" className={found.length === 0 ? "hidden" : "rounded-box border border-info p-4"}>
      {found.length > 0 && (
        <>
          <p className="font-medium">{t("similar.title")}</p>
          <SimilarList found={found} isBesideForm />
        </>
      )}
    </div>
  );
}
