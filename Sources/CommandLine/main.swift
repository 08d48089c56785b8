import Glibc

// The only place that ends the process: everything below returns its status.
exit(Front(words: Array(CommandLine.arguments.dropFirst())).run().rawValue)
