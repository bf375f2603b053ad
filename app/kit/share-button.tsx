/** Hands the page on: with the device's own sharing, else by copying its address. */

import { useTranslation } from "react-i18next";
import Share2 from "~icons/lucide/share-2";
import { showToast } from "./toasts";
import { useHydrated } from "./use-hydrated";

export interface ShareButtonProps {
  title: string;
  /** The address to share; the page's own unless said otherwise. */
  url?: string;
  className?: string;
  /** What is said when it didn't work; a general sentence unless said. */
  failedText?: string;
  /** Told after a share or copy has happened. */
  onShared?(): void;
}

export function ShareButton({ title, url, className = "", failedText, onShared }: ShareButtonProps) {
  const { t } = useTranslation("kit");
  const isHydrated = useHydrated();
  const share = async () => {
    const address = new URL(url ?? window.location.href, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        showToast(t("acts.linkCopied"));
      }
      onShared?.();
    } catch (failed) {
      if (!(failed instanceof DOMException && failed.name === "AbortError")) showToast(failedText ?? t("acts.shareFailed"), "error");
    }
  };
  return (
    <button type="button" className={`btn ${isHydrated ? "" : "invisible"} ${className}`} onClick={share}>
      <Share2 size={18} aria-hidden />
      {t("acts.share")}
    </button>
  );
}
