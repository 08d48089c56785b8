import Glibc

// The only place that ends the process.
exit(ServiceFront(words: Array(CommandLine.arguments.dropFirst())).run())
