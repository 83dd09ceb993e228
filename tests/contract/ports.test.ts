import { describe } from "vitest";
import { openInMemoryBank, openMockBank } from "../support/a-bank";
import { everyPort } from "./every-port";

/** Runs the same tests with the in-memory bank and the mock bank, so that the in-memory bank stays faithful. */
describe("every port at the in-memory bank", () => everyPort(openInMemoryBank));
describe("every port at the mock bank", () => everyPort(() => openMockBank()));
