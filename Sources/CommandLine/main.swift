import Composition
import KernelCommandLine
import ServiceCommandLine
import System

ThisProcess.holdStandardStreams()
// A link of that name to this program is the service.
if ThisProcess.name == "recordbookd" { ThisProcess.end(ServiceRunner.run(ThisProcess.words)) }
// Writing reports if a file may not grow so large.
Signal.fileSizeLimit.ignore()
var front = CommandRunner(words: ThisProcess.words, .recordbook)
// The only place that ends the process: everything else returns its status.
ThisProcess.end(front.run().rawValue)
