import Composition
import KernelCommandLine
import ServiceCommandLine
import System

ThisProcess.holdStandardStreams()
// A link of that name to this program is the service.
if ThisProcess.name == "recordbookd" { ThisProcess.end(ServiceRunner.run(ThisProcess.words)) }
// A file that may not become so large is told of by writing to it.
Signal.fileSizeLimit.ignore()
var front = CommandRunner(words: ThisProcess.words, .recordbook)
// The only place that ends the process: everything below returns its status.
ThisProcess.end(front.run().rawValue)
