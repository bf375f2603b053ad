/** For pages that open without network: asks the browser to keep them. */
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { parseCookies, readTheme } from "~/platform/preferences";

/** Registers the service worker, and sets what a kept document can't know. */
export function useOfflinePage(): void {
  const { language } = useTranslation("kit").i18n;
  useEffect(() => {
    // A document that was kept for reading offline knows of no choice.
    const theme = readTheme(parseCookies(document.cookie));
    if (theme) document.documentElement.dataset.theme ??= theme;
  }, []);
  useEffect(() => {
    // Vite's own server has no service worker; a browser that refuses one goes on as before.
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = () => void navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined);
    if (document.readyState === "complete") return register();
    window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, [language]);
}
