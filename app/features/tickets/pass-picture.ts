/** A ticket as a picture that a phone keeps: the code on white, with the event's name and date. */
import { downloadFile } from "~/kit/download";
import { formatDate } from "~/kit/format";
import type { Pass } from "./tickets.service.server";

/** In pixels. */
const [WIDE, HIGH, EDGE, CODE] = [720, 1120, 48, 640];

/** A text in lines that fit; what is too long for three lines is cut. */
function linesOf(canvas: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && canvas.measureText(longer).width > WIDE - 2 * EDGE) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].slice(0, 3);
}

/**
 * Draws a ticket and gives it to the reader as a PNG. A ticket without a code can't be drawn.
 * @param dates what is said of a ticket for several dates
 */
export async function savePicture(
  { eventName, startsAt, location, category, code, qr }: Pass,
  language: string,
  dates: string,
): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const drawn = canvas.getContext("2d");
  if (!drawn || !qr || !code) return;
  drawn.fillStyle = "white";
  drawn.fillRect(0, 0, WIDE, HIGH);
  drawn.fillStyle = "black";
  drawn.textBaseline = "top";
  let top = EDGE;
  const write = (text: string, size: number, weight = 400) => {
    drawn.font = `${weight} ${size}px system-ui, sans-serif`;
    for (const line of linesOf(drawn, text)) {
      drawn.fillText(line, EDGE, top);
      top += size * 1.3;
    }
  };
  write(eventName, 44, 900);
  write(formatDate(startsAt, language === "tr" ? "tr" : "en", "dayTime"), 30, 600);
  write([location, category, dates].filter(Boolean).join(" · "), 28);
  drawn.save();
  drawn.translate((WIDE - CODE) / 2, HIGH - CODE - 130);
  drawn.scale(CODE / qr.size, CODE / qr.size);
  drawn.fill(new Path2D(qr.path));
  drawn.restore();
  drawn.textAlign = "center";
  drawn.font = "400 44px monospace";
  drawn.fillText(`${code.slice(0, 4)} ${code.slice(4)}`, WIDE / 2, HIGH - 110);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (picture) downloadFile(`${code}.png`, picture);
}
