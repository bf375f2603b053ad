/** Draws the pictures by which pages without one are shared, into `public/share`; run by hand when their words or looks change. */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { configuration } from "../app/configuration";
import { shareKinds, sharePicture, shareSize } from "../app/engines/media/share-picture";

type Kind = (typeof shareKinds)[number];

const words: Record<"en" | "tr", Record<Kind, [string, string]>> = {
  en: {
    site: ["What your university is really like", "Courses, events, communities and discussions"],
    course: ["What students say about this course", "Experiences, sections and prerequisites"],
    event: ["See you there?", "When, where, and how many are going"],
    discussion: ["Join the discussion", "Questions and answers between students"],
    community: ["Meet the community", "What they do, and what's coming up"],
  },
  tr: {
    site: ["Üniversiteni yaşayanlardan öğren", "Dersler, etkinlikler, topluluklar ve konular"],
    course: ["Öğrenciler bu ders için ne diyor?", "Deneyimler, şubeler ve ön koşullar"],
    event: ["Görüşürüz, değil mi?", "Ne zaman, nerede ve kaç kişi katılıyor"],
    discussion: ["Konuya sen de katıl", "Öğrenciler arasında sorular ve yanıtlar"],
    community: ["Toplulukla tanış", "Neler yapıyorlar, sırada ne var"],
  },
};

const colors: Record<Kind, [deep: string, plain: string, lit: string]> = {
  site: ["#5e0a19", "#8d1026", "#b3324a"],
  course: ["#0d3563", "#15508f", "#3b74b5"],
  event: ["#6b2208", "#94370f", "#b85f32"],
  discussion: ["#3c2169", "#59358f", "#7d5cb3"],
  community: ["#0b4331", "#136049", "#3a8469"],
};

/** Circles, stripes and dots as covers have them. */
const pattern = (deep: string, lit: string) => `
  <circle cx="1060" cy="80" r="250" fill="${lit}"/><circle cx="1200" cy="560" r="330" fill="${deep}"/>
  <g stroke="${deep}" stroke-width="22">${[0, 1, 2, 3, 4].map((i) => `<path d="M${-100 + i * 70} 760L${160 + i * 70} 500" />`).join("")}</g>`;

function svgOf(kind: Kind, locale: "en" | "tr"): string {
  const [deep, plain, lit] = colors[kind];
  const [title, text] = words[locale][kind];
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, Noto Sans, sans-serif" fill="#fff">
    <rect width="${width}" height="${height}" fill="${plain}"/>${pattern(deep, lit)}
    <rect x="80" y="80" width="96" height="96" rx="24"/><path d="M107 101v54M149 101v54M107 128h42" stroke="${plain}" stroke-width="12" stroke-linecap="round"/>
    <text x="204" y="150" font-size="64" font-weight="700">${configuration.name}</text>
    <text x="80" y="330" font-size="54" font-weight="700">${title}</text>
    <text x="80" y="402" font-size="34">${text}</text></svg>`;
}

mkdirSync("public/share", { recursive: true });
for (const locale of ["en", "tr"] as const) {
  for (const kind of shareKinds) {
    await sharp(Buffer.from(svgOf(kind, locale)))
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(`public${sharePicture(kind, locale).address}`);
  }
}
