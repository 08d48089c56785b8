import System

/// Makes paths absolute, because the service's working folder differs from this process's.
extension Arguments {
  package func path(_ name: String) -> String {
    Path.absolute(Path.inHome(word(name)))
  }

  package func paths(_ name: String) -> [String] {
    all(name).map { Path.absolute(Path.inHome($0)) }
  }

  /// Fails if the first path does not exist because the name of a file has spaces and is not in quotes.
  package func refuseUnquotedPath(_ name: String) throws(CommandError) {
    let words = all(name).map(Path.inHome)
    guard words.count > 1, !Access.exists(words[0]) else { return }
    for count in 2...words.count where Access.exists(words.prefix(count).joined(separator: " ")) {
      throw .usage(.needsQuotes(name, line(joining: count - 1, to: name), isCommand: true))
    }
  }
}

extension Path {
  /// Returns a path in which a `~` at the beginning is the user's home folder. Shells do this too, but not in quotes,
  /// nor after an equals sign as in `--store=~/book`. A file whose name begins with `~` is `./~`.
  static func inHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = ThisProcess.environment("HOME") else { return path }
    return home + path.dropFirst()
  }
}
