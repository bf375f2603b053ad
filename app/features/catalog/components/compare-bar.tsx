/** The bar itself: each chosen course with a way out, and the one way to the page that compares them. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { showToast } from "~/kit/toasts";
import X from "~icons/lucide/x";
import { comparePath, leaveOut, useChoice } from "../offered/compare-choice";

interface CompareBarProps {
  /** Tells those who don't see it what happened. */
  onSay(text: string): void;
  onClose(): void;
}

export default function CompareBar({ onSay }: CompareBarProps) {
  const { t } = useTranslation("compare");
  const { codes, last } = useChoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    if (!last) return;
    if (last.change === "full") showToast(t("tray.full"), "info");
    else onSay(t(`tray.${last.change}`, { code: last.code, count: codes.length }));
  }, [last]);
  if (codes.length === 0) return null;
  return (
    <section aria-label={t("tray.title")} className="compare-tray">
      <div className="mx-auto flex h-full max-w-6xl items-center justify-between gap-2 px-4">
        <ul className="-m-0.5 flex max-h-full min-w-0 flex-wrap gap-1 overflow-y-auto p-0.5">
          {codes.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="flex h-6 cursor-pointer items-center rounded-full border border-base-content/60 ps-1.5 pe-1 text-xs tracking-tight font-bold hover:bg-base-200 lg:h-8 lg:text-sm"
                aria-label={t("tray.remove", { code })}
                onClick={() => leaveOut(code)}
              >
                {code}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <Link to={comparePath(codes)} rel="nofollow" className="btn btn-neutral shrink-0 px-2.5 text-sm sm:text-base">
          {t("tray.open", { count: codes.length })}
        </Link>
      </div>
    </section>
  );
}
