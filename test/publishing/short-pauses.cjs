// Loaded before a server: its pauses, as between two looks for what is to be mailed, are a tenth of what they are.
const timers = require("node:timers/promises")

const { setTimeout: pause } = timers
timers.setTimeout = (ms, ...rest) => pause(ms / 10, ...rest)
