/** The week of a schedule as an image: dark text on light tints, as on paper, whatever the reader's theme is. */
import { clockTime } from "~/platform/time";
import type { Plan } from "../plan.rules";
import { hoursOf, type Placed, placeSideBySide, shownDays } from "../week.rules";
import { type Shown, shownMeetings } from "./entry-facts";

const WIDTH = 1600;
const MARGIN = 40;
/** Where the grid begins, below the schedule's name and the names of the days. */
const TOP = 190;
const HOURS_WIDTH = 90;
const PX_PER_MINUTE = 1.6;
const FOOT = 60;
const PADDING = 12;
const LINE_HEIGHT = 1.3;
const RADIUS = 8;
const BAR = 7;
const FONT = "system-ui, sans-serif";
const INK = "#1c1c1e";
const PALE_INK = "#55555c";
const LINES = "#d8d8de";

/** What is written beside what the schedule itself holds. */
export interface PictureWords {
  /** Term, courses and credits. */
  sums: string;
  day(day: number): string;
  /** Before the courses that have no time. */
  untimed: string;
}

/** Writes a text that gets an ellipsis where it is wider than its place. */
function write(brush: CanvasRenderingContext2D, text: string, x: number, y: number, width: number): void {
  const letters = Array.from(text);
  let shown = text;
  while (letters.length > 1 && brush.measureText(shown).width > width) {
    letters.pop();
    shown = `${letters.join("").trimEnd()}…`;
  }
  brush.fillText(shown, x, y);
}

function pen(brush: CanvasRenderingContext2D, font: string, color = INK): void {
  brush.font = `${font} ${FONT}`;
  brush.fillStyle = color;
}

/** The hue of a color's number, which the style sheet alone knows. */
function hueOf(color: number): string {
  const sample = Object.assign(document.createElement("i"), { className: `entry-color-${color}`, hidden: true });
  document.body.appendChild(sample);
  const hue = getComputedStyle(sample).getPropertyValue("--entry-hue").trim();
  sample.remove();
  return hue;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text in lines that fit, broken between words, behind a dash, and between the letters and the number of a course's code. */
function linesOf(brush: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of text.match(/^[A-Z]+(?=\d)|[^ –]+[ –]*/g) ?? []) {
    const longer = (lines.at(-1) ?? "") + part;
    if (lines.length > 0 && brush.measureText(longer.trimEnd()).width <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

function drawEntry(
  brush: CanvasRenderingContext2D,
  { title, section, start, end, place, date, color, lanes }: Placed<Shown>,
  box: Box,
): void {
  const hue = hueOf(color);
  const [padding, size] = lanes > 2 ? [PADDING / 3, 15] : lanes > 1 ? [PADDING / 2, 17] : [PADDING, 19];
  brush.save();
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, RADIUS);
  brush.clip();
  brush.fillStyle = `oklch(93% 0.045 ${hue})`;
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.fillStyle = `oklch(62% 0.17 ${hue})`;
  brush.fillRect(box.x, box.y, BAR, box.height);
  const [x, width] = [box.x + BAR + padding, box.width - BAR - 2 * padding];
  let y = box.y;
  const paragraph = (text: string) => {
    for (const line of linesOf(brush, text, width)) {
      y += size * LINE_HEIGHT;
      write(brush, line, x, y, width);
    }
  };
  pen(brush, `bold ${size + 1}px`);
  paragraph(section === null ? title : `${title}\u00a0·\u00a0${section}`);
  pen(brush, `${size}px`);
  for (const text of [`${clockTime(start)}–${clockTime(end)}`, date, place]) if (text) paragraph(text);
  brush.restore();
}

function drawHead(brush: CanvasRenderingContext2D, name: string, sums: string): void {
  pen(brush, "bold 44px");
  write(brush, name, MARGIN, MARGIN + 38, WIDTH - 2 * MARGIN);
  pen(brush, "26px", PALE_INK);
  write(brush, sums, MARGIN, MARGIN + 80, WIDTH - 2 * MARGIN);
}

function drawHours(brush: CanvasRenderingContext2D, hours: ReturnType<typeof hoursOf>): void {
  pen(brush, "19px", PALE_INK);
  brush.strokeStyle = LINES;
  for (const line of hours.lines) {
    const y = TOP + (line - hours.from) * PX_PER_MINUTE;
    brush.fillText(clockTime(line), MARGIN, y + 7);
    brush.beginPath();
    brush.moveTo(MARGIN + HOURS_WIDTH - PADDING, y);
    brush.lineTo(WIDTH - MARGIN, y);
    brush.stroke();
  }
}

function drawDay(
  brush: CanvasRenderingContext2D,
  name: string,
  entries: readonly Placed<Shown>[],
  from: number,
  column: Omit<Box, "height">,
): void {
  pen(brush, "bold 24px");
  write(brush, name, column.x + PADDING, column.y - 20, column.width - PADDING);
  const width = column.width - PADDING / 2;
  for (const entry of entries) {
    const lane = width / entry.lanes;
    drawEntry(brush, entry, {
      x: column.x + lane * entry.lane,
      y: column.y + (entry.start - from) * PX_PER_MINUTE + 1,
      width: lane - 3,
      height: (entry.end - entry.start) * PX_PER_MINUTE - 2,
    });
  }
}

/** Draws a schedule's week as a PNG. @throws where the browser can't */
export function pictureOf(plan: Plan, words: PictureWords): Promise<Blob> {
  const meetings = shownMeetings(plan);
  const hours = hoursOf(meetings);
  const days = shownDays(
    meetings.map(({ day }) => day),
    plan.hiddenDays,
  );
  const bottom = TOP + (hours.to - hours.from) * PX_PER_MINUTE;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: Math.round(bottom + FOOT) });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("The browser draws nothing");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(brush, plan.name, words.sums);
  drawHours(brush, hours);
  const width = (WIDTH - 2 * MARGIN - HOURS_WIDTH) / days.length;
  for (const [i, day] of days.entries()) {
    const own = placeSideBySide(meetings.filter((meeting) => meeting.day === day));
    drawDay(brush, words.day(day), own, hours.from, { x: MARGIN + HOURS_WIDTH + i * width, y: TOP, width });
  }
  const untimed = plan.sections.filter((section) => section.meetings.length === 0).map(({ courseCode }) => courseCode);
  pen(brush, "20px", PALE_INK);
  if (untimed.length > 0) write(brush, `${words.untimed}: ${untimed.join(", ")}`, MARGIN, bottom + 36, WIDTH - 2 * MARGIN);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no image"))), "image/png"),
  );
}
