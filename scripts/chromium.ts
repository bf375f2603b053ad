/** Finds a Chromium for the browser tests, and installs one when there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Without windows and what draws them: the same pages take three quarters of the time. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function find(): string | undefined {
  return [process.env.CHROMIUM_PATH, HEADLESS, chromium.executablePath(), ...KNOWN].find((path) => path && existsSync(path));
}

const asRoot = (command: string) => [...(process.getuid?.() === 0 ? [] : ["sudo"]), "sh", "-c", command];

/** Debian's small one, Playwright's own, or whatever the system calls Chromium. */
const WAYS = [
  asRoot("apt-get update && apt-get install -y chromium-headless-shell fonts-liberation"),
  ["playwright", "install", "--with-deps", "chromium"],
  asRoot("apt-get install -y chromium"),
];

function install(): void {
  console.log("No Chromium found: installing one …");
  for (const [program = "", ...args] of WAYS) {
    spawnSync(program, args, { stdio: "inherit", timeout: 300_000 });
    if (find()) return;
  }
}

/** The path of a Chromium; `CHROMIUM_PATH` wins. @throws when there is none and none can be installed */
export function chromiumPath(): string {
  if (!find()) install();
  const path = find();
  if (!path) throw new Error("No Chromium: set CHROMIUM_PATH, or install the package chromium");
  return path;
}
