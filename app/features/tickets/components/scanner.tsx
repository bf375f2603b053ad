/** Scans tickets with the camera, where there is one: an addition to the field beside it, which always works. */

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOwnDocument, reloadFor, wasAskedBeforeReload } from "~/kit/asked-before-reload";
import { importWithRetry } from "~/kit/import-with-retry";
import Camera from "~icons/lucide/camera";
import CameraOff from "~icons/lucide/camera-off";

/** How long the same code isn't taken for a new one, and how often the picture is looked at, in milliseconds. */
const SAME_FOR = 4000;
const EVERY = 200;

/** Looks for codes until it is stopped. @returns what stops it */
function watch(video: HTMLVideoElement, onCode: (text: string) => void, onFailure: () => void): () => void {
  let stream: MediaStream | null = null;
  let timer = 0;
  let isStopped = false;
  let last = { text: "", at: 0 };
  const stop = () => {
    isStopped = true;
    window.clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    const { codeReader } = await importWithRetry(() => import("./read-code"));
    const read = await codeReader();
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (isStopped) return stop();
    video.srcObject = stream;
    await video.play();
    const look = async () => {
      const text = await read(video).catch(() => null);
      const now = Date.now();
      if (text && !isStopped && (text !== last.text || now - last.at > SAME_FOR)) onCode(text);
      if (text) last = { text, at: now };
      if (!isStopped) timer = window.setTimeout(look, EVERY);
    };
    await look();
  };
  start().catch(() => {
    if (isStopped) return;
    stop();
    onFailure();
  });
  return stop;
}

const CAMERA = "camera";

export function Scanner({ onCode }: { onCode(text: string): void }) {
  const { t } = useTranslation("tickets");
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!isOn || !video.current) return;
    return watch(
      video.current,
      (text) => latest.current(text),
      () => {
        setIsOn(false);
        setHasFailed(true);
      },
    );
  }, [isOn]);
  useEffect(() => {
    if (wasAskedBeforeReload(CAMERA)) setIsOn(true);
  }, []);
  const press = () => {
    // The document of another page may not ask for the camera.
    if (!isOn && !isOwnDocument()) return reloadFor(CAMERA);
    setHasFailed(false);
    setIsOn(!isOn);
  };
  const Icon = isOn ? CameraOff : Camera;
  return (
    <div className="flex flex-col gap-3">
      {isOn && <video ref={video} muted playsInline className="aspect-square w-full max-w-sm rounded-box bg-black object-cover" />}
      <button type="button" className="btn self-start" onClick={press}>
        <Icon size={18} aria-hidden />
        {t(isOn ? "desk.stop" : "desk.scan")}
      </button>
      {hasFailed && (
        <p role="alert" className="text-sm text-error">
          {t("desk.noCamera")}
        </p>
      )}
    </div>
  );
}
