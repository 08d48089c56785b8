import Composition
import Glibc

ProcessStart.holdStandardStreams()
// The only place that ends the process: everything below returns its status.
exit(Front(words: ProcessStart.words).run().rawValue)
