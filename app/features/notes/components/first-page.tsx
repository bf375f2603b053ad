/** The first page of a note's PDF, drawn once the reader asks for it: so one sees whose hand it is before ten megabytes come. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "~/kit/import-with-retry";
import { useHydrated } from "~/kit/use-hydrated";

interface FirstPageProps {
  name: string;
  /** Where the PDF is read without counting as a download. */
  address: string;
}

export function FirstPage({ name, address }: FirstPageProps) {
  const { t } = useTranslation("notes");
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <div className="pt-3">
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("file.hideFirst") : t("file.showFirst")}
      </button>
      {isOpen && <Page name={name} address={address} />}
    </div>
  );
}

function Page({ name, address }: FirstPageProps) {
  const { t } = useTranslation("notes");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pages, setPages] = useState<number | "failed" | null>(null);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { drawFirstPage } = await importWithRetry(() => import("./draw-page.client"));
      return canvas.current && drawFirstPage(address, canvas.current);
    };
    draw().then(
      (count) => isShown && setPages(count),
      () => isShown && setPages("failed"),
    );
    return () => {
      isShown = false;
    };
  }, [address]);
  const state = () => {
    if (pages === null) return t("file.drawing");
    return pages === "failed" ? t("file.firstFailed") : t("file.pages", { count: pages });
  };
  return (
    <figure className="max-w-xl pt-3">
      {pages !== "failed" && (
        <canvas ref={canvas} role="img" aria-label={t("file.firstOf", { name })} className="w-full border border-base-300 bg-white" />
      )}
      <figcaption role="status" className="pt-1 text-sm text-muted">
        {state()}
      </figcaption>
    </figure>
  );
}
