/** Pictures side by side; each opens large, where arrow keys and swiping lead on. Without scripts it opens by itself. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type MouseEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { imageFiles, type ReadyImage } from "~/platform/media/image";
import { Dialog } from "./dialog";
import { Picture } from "./picture";

export interface GalleryProps {
  images: readonly ReadyImage[];
  /** What the pictures are of: each is named by it and its number. */
  title: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The page needs the words `media`. */
export function Gallery({ images, title }: GalleryProps) {
  const { t } = useTranslation("media");
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (at: number) => t("gallery.one", { title, number: at + 1, total: images.length });
  const open = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(at);
  };
  if (images.length === 0) return null;
  const columns = images.length === 1 ? "max-w-lg" : "grid-cols-2 sm:grid-cols-3";
  return (
    <>
      <ul aria-label={t("gallery.title")} className={`grid gap-2 ${columns}`}>
        {images.map((image, at) => (
          <li key={image.imageId}>
            <a href={imageFiles(image)[0].address} onClick={(event) => open(event, at)} className="block rounded-box">
              <Picture
                image={image}
                alt={nameOf(at)}
                sizes="(min-width: 640px) 260px, 50vw"
                className="aspect-4/3 w-full rounded-box bg-base-200 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <Dialog isOpen={shown !== null} isLarge onClose={() => setShown(null)} title={nameOf(shown ?? 0)}>
        <Large images={images} at={shown ?? 0} nameOf={nameOf} go={setShown} />
      </Dialog>
    </>
  );
}

/** CSS pixels sideways that are meant. */
const SWIPE = 40;

/** A finger that goes further sideways than up or down leads on. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!touch || !start.current) return;
    const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    start.current = null;
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) step(across < 0 ? 1 : -1);
  };
  return { onTouchStart, onTouchEnd };
}

interface LargeProps {
  images: readonly ReadyImage[];
  at: number;
  nameOf(at: number): string;
  go(at: number): void;
}

function Large({ images, at, nameOf, go }: LargeProps) {
  const { t } = useTranslation("media");
  const image = images[at];
  const step = (by: number) => go((at + by + images.length) % images.length);
  const swipe = useSwipe(step);
  // Wherever the focus is: the dialog's first button has it at the beginning.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
  if (!image) return null;
  return (
    <div className="flex flex-col gap-3">
      <div aria-live="polite" {...swipe} className="touch-pan-y">
        <Picture
          key={image.imageId}
          image={image}
          alt={nameOf(at)}
          sizes="min(100vw, 64rem)"
          isEager
          className="max-h-[70vh] w-full object-contain"
        />
      </div>
      {images.length > 1 && (
        <div className="flex justify-center gap-3">
          <button type="button" className="btn btn-square" aria-label={t("gallery.previous")} onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button type="button" className="btn btn-square" aria-label={t("gallery.next")} onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
