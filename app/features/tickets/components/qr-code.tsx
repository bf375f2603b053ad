/** A QR code, black on white in either theme: scanners read nothing else well. */
import type { QrDrawing } from "../ticket-code.server";

export function QrCode({ qr: { size, path }, label }: { qr: QrDrawing; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="w-full max-w-72 rounded-box">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
