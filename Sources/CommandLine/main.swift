import Composition
import KernelCommandLine
import System

ThisProcess.holdStandardStreams()
// The only place that ends the process: everything below returns its status.
ThisProcess.end(Front(words: ThisProcess.words, .recordbook).run().rawValue)
