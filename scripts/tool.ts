// `npm run lint` and the like: a program of node_modules/.bin, with the packages and the Node that it needs.
import { run } from "./run.ts";

const [program = "", ...args] = process.argv.slice(2);
run(program, program, args);
