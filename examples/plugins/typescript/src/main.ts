// The program: a plugin that mlirc starts, and each of its threads.
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { answer } from "./run.ts";
import { serve, type Task } from "./service.ts";

if (isMainThread) {
  serve(__filename);
} else {
  const { header, data, passes } = workerData as Task;
  for (const reply of answer(header, data, passes)) parentPort?.postMessage(reply);
}
