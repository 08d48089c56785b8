import Composition
import System

ThisProcess.holdStandardStreams()
// The only place that ends the process.
ThisProcess.end(ServiceRunner(words: ThisProcess.words).run())
