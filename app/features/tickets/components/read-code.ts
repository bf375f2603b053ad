/** Reads QR codes out of a video: by the browser's own detector, else by a library that is fetched then. */

/** What the browser's own detector looks like; TypeScript doesn't know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** The text of the QR code in the picture of a moment; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

async function nativeReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** So wide is a picture that the library looks at: more takes longer and finds nothing else. */
const WIDTH = 480;

async function libraryReader(): Promise<ReadCode> {
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    const height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
    canvas.width = WIDTH;
    canvas.height = height;
    context.drawImage(video, 0, 0, WIDTH, height);
    try {
      return decodeQR(context.getImageData(0, 0, WIDTH, height));
    } catch {
      // It throws where there is no code: the next picture may have one.
      return null;
    }
  };
}

/** The best reader that there is here. */
export const codeReader = async (): Promise<ReadCode> => (await nativeReader()) ?? (await libraryReader());
