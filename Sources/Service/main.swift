import ServiceCommandLine
import System

ThisProcess.holdStandardStreams()
// The only place that ends the process.
ThisProcess.end(ServiceRunner.run(ThisProcess.words))
