/** Moves, zooms and turns a picture behind a frame. */
import { useEffect, useId, useRef, useState } from "react";
import Cropper, { type Area, type MediaSize, type Point } from "react-easy-crop";
import { useTranslation } from "react-i18next";
import type { CropTarget } from "~/engines/media/purposes";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowLeft from "~icons/lucide/arrow-left";
import ArrowRight from "~icons/lucide/arrow-right";
import ArrowUp from "~icons/lucide/arrow-up";
import RotateCw from "~icons/lucide/rotate-cw";
import type { CropDialogProps } from "./crop-props";
import { drawCrop } from "./draw-crop";

const MAX_ZOOM = 4;
const KEYBOARD_STEP = 8;
/** By how much a button moves the picture. */
const STEP = 24;

const ARROWS = [
  ["left", ArrowLeft, -1, 0],
  ["up", ArrowUp, 0, -1],
  ["down", ArrowDown, 0, 1],
  ["right", ArrowRight, 1, 0],
] as const;

/** An address for the file, as long as it is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

type Size = Pick<MediaSize, "width" | "height">;
const turned = ({ width, height }: Size, isOnSide: boolean): Size => (isOnSide ? { width: height, height: width } : { width, height });

/**
 * The aspect of the part: the target's, or the picture's own as it lies. Zoom 1 is where the part is as large as it can be;
 * a picture that was turned is larger than its place, so where its aspect is its own the cropper's zoom is less than that.
 */
function useFrame(target: CropTarget, isOnSide: boolean) {
  const [media, setMedia] = useState<Size>({ width: 1, height: 1 });
  const [frame, setFrame] = useState<Size | null>(null);
  const seen = turned(media, isOnSide);
  const isFree = "longSide" in target;
  const least = isFree && frame ? Math.min(1, frame.width / seen.width) : 1;
  /** The nearest place at which the picture fills the frame. */
  const within = ({ x, y }: Point, zoom: number): Point => {
    const room = (side: "width" | "height") => Math.max(0, (seen[side] * zoom * least - (frame?.[side] ?? 0)) / 2);
    const keep = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    return { x: keep(x, room("width")), y: keep(y, room("height")) };
  };
  return {
    aspect: isFree ? seen.width / seen.height : target.width / target.height,
    least,
    within,
    setMedia,
    setFrame,
  };
}

export function CropEditor({ file, target, isRound, onApply, onCancel, onFail }: Omit<CropDialogProps, "serial"> & { file: File }) {
  const { t } = useTranslation(["media", "kit"]);
  const id = useId();
  const address = useAddress(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const { aspect, least, within, setMedia, setFrame } = useFrame(target, rotation % 180 !== 0);
  const move = (across: number, down: number) => setCrop((at) => within({ x: at.x + across * STEP, y: at.y + down * STEP }, zoom));
  const [isBusy, setIsBusy] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  /** What was cancelled meanwhile is neither taken nor refused. */
  const unlessOver =
    <Result,>(tell: (result: Result) => void) =>
    (result: Result) => {
      if (!isOver.current) tell(result);
    };
  const apply = () => {
    if (!address || !area || isBusy) return;
    setIsBusy(true);
    drawCrop(address, { area, rotation, target }).then(unlessOver(onApply), unlessOver(onFail));
  };
  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-box bg-neutral sm:h-80">
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom * least}
            minZoom={least}
            rotation={rotation}
            maxZoom={MAX_ZOOM * least}
            aspect={aspect}
            cropShape={isRound ? "round" : "rect"}
            showGrid={!isRound}
            keyboardStep={KEYBOARD_STEP}
            onCropChange={setCrop}
            onZoomChange={(value) => setZoom(value / least)}
            onMediaLoaded={setMedia}
            onCropSizeChange={setFrame}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: "", onError: onFail }}
            cropperProps={{ role: "group", "aria-label": t("crop.hint") }}
          />
        )}
      </div>
      <p className="text-sm text-muted">{t("crop.hint")}</p>
      <div role="group" aria-label={t("crop.move")} className="flex gap-2">
        {ARROWS.map(([name, Icon, across, down]) => (
          <button key={name} type="button" className="btn btn-square" aria-label={t(`crop.${name}`)} onClick={() => move(across, down)}>
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </div>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-medium">
          {t("crop.zoom")}
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="range range-primary range-sm min-w-0 flex-1"
        />
        <button type="button" className="btn" onClick={() => setRotation((degrees) => (degrees + 90) % 360)}>
          <RotateCw size={18} aria-hidden />
          {t("crop.rotate")}
        </button>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" onClick={onCancel}>
          {t("kit:acts.cancel")}
        </button>
        <button type="button" className="btn btn-primary" aria-disabled={!area || isBusy || undefined} onClick={apply}>
          {t("kit:acts.apply")}
        </button>
      </div>
    </>
  );
}
