/**
 * İYS (İleti Yönetim Sistemi), by its HTTP interface: a token by password, one consent at a time. What of it is public was read in others'
 * clients of it, none was tried against the real one.
 */
import { z } from "zod";
import { HOUR, MINUTE, SECOND } from "../clock";
import { REGISTER_SETTINGS } from "./commercial";
import type { ConsentRegister } from "./register";

type Settings = Pick<Env, "IYS_USERNAME" | "IYS_PASSWORD" | "IYS_CODE" | "IYS_BRAND_CODE" | "IYS_URL">;

const ADDRESS = "https://api.iys.org.tr";
const TIMEOUT = 10 * SECOND;
/** A token is used so long at most, whatever it says of itself. */
const TOKEN_LIFE = 30 * MINUTE;
/** What it registers here: mail to persons. */
const KIND = { type: "EPOSTA", recipientType: "BIREYSEL" } as const;
const WORDS = { given: "ONAY", withdrawn: "RET" } as const;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
const DATE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const stateAnswer = z.object({ status: z.enum(["ONAY", "RET"]), consentDate: z.string().regex(DATE) });

/** It tells the time of Türkiye, wherever the university is. */
const AHEAD = 3 * HOUR;

/** `2026-11-30 14:05:09` */
const dateOf = (at: number) => new Date(at + AHEAD).toISOString().slice(0, 19).replace("T", " ");
const momentIn = (date: string) => Date.parse(`${date.replace(" ", "T")}Z`) - AHEAD;

/** Whether the site has an account there. */
export const hasRegister = (env: Partial<Settings>): boolean => REGISTER_SETTINGS.every((name) => env[name]);

const tokens = new Map<string, { token: string; until: number }>();

/** Nobody said no: asked again later. The text holds nothing of what was sent. */
const isDown = (why: string | number) => new Error(`İYS didn't answer: ${why}`);

async function send(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  // What is sent holds the account's password or somebody's address: it goes nowhere else, whatever is answered.
  const response = await fetch(url, { ...init, method: "POST", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (failed: Error) => {
      throw isDown(failed.name);
    },
  );
  const json = await response.json().catch(() => null);
  return { status: response.status, json };
}

/** The register as İYS keeps it. */
export function iysRegister(env: Settings, clock: { now(): number }): ConsentRegister {
  const { IYS_URL = ADDRESS, IYS_USERNAME = "", IYS_PASSWORD = "", IYS_CODE = "", IYS_BRAND_CODE = "" } = env;
  const name = `${IYS_URL} ${IYS_USERNAME}`;
  const consents = `${IYS_URL}/sps/${encodeURIComponent(IYS_CODE)}/brands/${encodeURIComponent(IYS_BRAND_CODE)}/consents`;

  async function tokenOf(): Promise<string> {
    const known = tokens.get(name);
    if (known && known.until > clock.now()) return known.token;
    const body = new URLSearchParams({ grant_type: "password", username: IYS_USERNAME, password: IYS_PASSWORD });
    const { status, json } = await send(`${IYS_URL}/oauth2/token`, { body });
    const read = tokenAnswer.safeParse(json);
    if (status !== 200 || !read.success) throw isDown(status);
    const { access_token: token, expires_in: seconds = 0 } = read.data;
    tokens.set(name, { token, until: clock.now() + Math.min(TOKEN_LIFE, seconds * SECOND) });
    return token;
  }

  async function ask(url: string, body: object) {
    const headers = async () => ({ "Content-Type": "application/json", Authorization: `Bearer ${await tokenOf()}` });
    const first = await send(url, { headers: await headers(), body: JSON.stringify(body) });
    if (first.status !== 401) return first;
    tokens.delete(name);
    return send(url, { headers: await headers(), body: JSON.stringify(body) });
  }

  return {
    async ask(recipient) {
      const { status, json } = await ask(`${consents}/status`, { ...KIND, recipient });
      if (status === 404) return null;
      const read = stateAnswer.safeParse(json);
      if (status !== 200 || !read.success) throw isDown(status);
      return { answer: read.data.status === "ONAY" ? "given" : "withdrawn", at: momentIn(read.data.consentDate) };
    },
    async report(recipient, { answer, at }) {
      const body = { ...KIND, recipient, source: "HS_WEB", status: WORDS[answer], consentDate: dateOf(at) };
      const { status } = await ask(consents, body);
      if (status < 200 || status > 299) throw isDown(status);
    },
  };
}
