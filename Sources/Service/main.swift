import BookCommandLine
import KernelCommandLine
import System

ThisProcess.holdStandardStreams()
var front = CommandRunner(words: ["service", "run"] + ThisProcess.words, .recordbookd)
// The only place that ends the process.
ThisProcess.end(front.run().rawValue)
