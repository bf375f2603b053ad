/** How soon the assistant says something. */
import { demoEmail, demoPassword } from "../e2e/support/people";

const QUESTIONS = [
  "How many courses can I withdraw from?",
  "Tekrar aldığım derste hangi not sayılır?",
  "What are the prerequisites of CENG 140?",
  "Yüksek onur için ortalama kaç olmalı?",
  "How do I delete my account?",
  "Çerezler ne için kullanılıyor?",
];
/** Each is asked so often; the first time warms up and isn't counted. */
const ROUNDS = 7;

async function tokenOf(origin: string): Promise<string> {
  const body = JSON.stringify({ user_email: demoEmail("student"), user_password: demoPassword });
  const login = await fetch(`${origin}/api/v1/reception/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await login.json()) as { access_token: string }).access_token;
}

/** Milliseconds from the question to the first sentence of its answer. */
async function firstSentence(origin: string, token: string, question: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/v1/ai/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ question }),
  });
  if (!response.ok || !response.body) throw new Error(`${question}: ${response.status}`);
  const decoder = new TextDecoder();
  let told = "";
  let first: number | null = null;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    told += decoder.decode(value, { stream: true });
    if (first === null && told.includes("event: text")) first = performance.now() - began;
  }
  if (first === null) throw new Error(`${question}: no words`);
  return first;
}

/** Asks each question some times, one after the other. */
export async function firstWords(origin: string): Promise<{ asked: number; median: number; p95: number }> {
  const token = await tokenOf(origin);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const question of QUESTIONS) {
      const time = await firstSentence(origin, token, question);
      if (round > 0) times.push(time);
    }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { asked: sorted.length, median: at(0.5), p95: at(0.95) };
}
