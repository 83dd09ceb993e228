import { describe } from "vitest";
import { openInMemoryBank, openMockBank } from "../support/a-bank";
import { everyPort } from "./every-port";

/** What the fake promises, the real bank keeps. */
describe("every port at the in-memory bank", () => everyPort(openInMemoryBank));
describe("every port at the mock bank", () => everyPort(() => openMockBank()));
