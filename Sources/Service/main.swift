import Composition
import Glibc

ProcessStart.holdStandardStreams()
// The only place that ends the process.
exit(ServiceFront(words: ProcessStart.words).run())
