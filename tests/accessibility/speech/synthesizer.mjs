#!/usr/bin/env node
// An output module of Speech Dispatcher that writes what it is asked to speak into the file SPOKEN_FILE, one utterance
// a line. Speech Dispatcher starts it and speaks the protocol of its modules over the standard streams.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const UTTERANCE = { received: "202 OK RECEIVING MESSAGE" };
/** Commands whose lines follow, up to a line with a dot: the answers before and after these lines. */
const blocks = {
  SPEAK: UTTERANCE,
  CHAR: UTTERANCE,
  KEY: UTTERANCE,
  SOUND_ICON: UTTERANCE,
  SET: { received: "203 OK RECEIVING SETTINGS", done: "203 OK SETTINGS RECEIVED" },
  AUDIO: { received: "207 OK RECEIVING AUDIO SETTINGS", done: "203 OK AUDIO INITIALIZED" },
  LOGLEVEL: { received: "207 OK RECEIVING LOGLEVEL SETTINGS", done: "203 OK LOG LEVEL SET" },
};
const answers = {
  INIT: ["299-Utterances are written to a file.", "299 OK LOADED SUCCESSFULLY"],
  "LIST VOICES": ["200-file\ten\tnone", "200 OK VOICE LIST SENT"],
  STOP: [],
  PAUSE: [],
};

let block;
let lines = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "QUIT") break;
  if (!block) {
    block = blocks[line];
    reply(...(block ? [block.received] : (answers[line] ?? ["300 ERR UNKNOWN COMMAND"])));
  } else if (line !== ".") lines.push(line);
  else {
    if (block === UTTERANCE) appendFileSync(process.env.SPOKEN_FILE, `${plain(lines.join(" "))}\n`);
    reply(...(block === UTTERANCE ? ["200 OK SPEAKING", "701 BEGIN", "702 END"] : [block.done]));
    block = undefined;
    lines = [];
  }
}
reply("210 OK QUIT");

/** Removes the mark-up of SSML. */
function plain(ssml) {
  const text = ssml.replace(/<[^>]*>/g, "");
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

function reply(...texts) {
  for (const text of texts) process.stdout.write(`${text}\n`);
}
