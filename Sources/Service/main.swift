import Composition
import System

ThisProcess.holdStandardStreams()
// The only place that ends the process.
ThisProcess.end(ServiceFront(words: ThisProcess.words).run())
