/** One of several pictures, large; arrow keys, swiping and buttons lead on. Loaded when one is opened. */

import { type TouchEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ReadyImage } from "~/engines/media/image";
import ChevronLeft from "~icons/lucide/chevron-left";
import ChevronRight from "~icons/lucide/chevron-right";
import { Picture } from "./picture";

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

export default function Large({ images, at, nameOf, go }: LargeProps) {
  const { t } = useTranslation("kit");
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
      <div aria-live="polite" {...swipe} className="[touch-action:pan-y]">
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
