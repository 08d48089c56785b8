import System

/// Paths are made absolute before anyone else sees them: the service works in a folder of its own.
extension Arguments {
  package func path(_ name: String) -> String {
    Path.absolute(word(name))
  }

  package func paths(_ name: String) -> [String] {
    all(name).map(Path.absolute)
  }
}
