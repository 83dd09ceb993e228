import { nodeRefusal } from "./system/node-refusal";

// The first module of the built bank. It imports nothing that an old Node cannot load, so that it can say so, and
// shares no module with the rest, which would wait for this one.
const refusal = nodeRefusal(process.versions.node);
if (refusal === undefined) await import("./run-bank");
else {
  const isProduction = process.env.NODE_ENV === "production";
  // One line in the form of the log, whose library needs a newer Node.
  console.error(isProduction ? JSON.stringify({ level: 60, time: new Date().toISOString(), msg: refusal }) : refusal);
  process.exitCode = 1;
}
