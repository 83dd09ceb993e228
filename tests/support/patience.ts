import { configure } from "@testing-library/react";

/** What a screen may take to show something: a second is too little where other tests keep the processor busy. */
configure({ asyncUtilTimeout: 10_000 });
