/** `npm run dev`: Vite with hot reload, the same app, guard and bindings as production. */
import { spawn } from "node:child_process";
import { localEnv, prepareDatabase, writeDevVars } from "./prepare";

writeDevVars();
prepareDatabase(".wrangler/state");
const server = spawn("remix", ["vite:dev", "--port", process.env.PORT ?? "5173"], { stdio: "inherit", env: localEnv });
server.on("exit", (code) => process.exit(code ?? 0));
