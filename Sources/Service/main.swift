import BookCommandLine
import KernelCommandLine
import System

ThisProcess.holdStandardStreams()
var runner = CommandRunner(words: ["service", "run"] + ThisProcess.words, .recordbookd)
// This is the only place that ends the process: everything else returns a status.
ThisProcess.end(runner.run().rawValue)
