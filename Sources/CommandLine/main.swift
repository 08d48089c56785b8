import Composition
import KernelCommandLine
import System

ThisProcess.holdStandardStreams()
// If a file reaches its size limit, writing now fails with an error instead of ending the process by a signal.
Signal.fileSizeLimit.ignore()
// A link to this program may have the service's name, `recordbookd`; then the program runs the service.
let verb = ThisProcess.name == "recordbookd" ? ["service", "run"] : []
var runner = CommandRunner(words: verb + ThisProcess.words, .recordbook)
// Only this line ends the process: all other code returns a status.
ThisProcess.end(runner.run().rawValue)
