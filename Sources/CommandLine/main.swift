import Composition
import KernelCommandLine
import System

ThisProcess.holdStandardStreams()
// Writing reports if a file may not grow so large.
Signal.fileSizeLimit.ignore()
// By the service's name, which a link to this program may have, it is the service.
let verb = ThisProcess.name == "recordbookd" ? ["service", "run"] : []
var front = CommandRunner(words: verb + ThisProcess.words, .recordbook)
// The only place that ends the process: everything else returns its status.
ThisProcess.end(front.run().rawValue)
